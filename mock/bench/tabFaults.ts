/** The faults of this tab: those in the settings, without the used up ones. */
import { type FaultPlans, faultOf } from '../faults';
import type { Fault } from '../world/state';
import { readFault } from './faultText';
import type { Settings } from './settings';

/** For each fault, by its text: the times it was played, and the calls that it still lets pass. */
const KEY = 'bench-faults';

type Use = Pick<Fault, 'played' | 'skip'>;
type Uses = Readonly<Record<string, Use>>;

/** Returns the faults' uses in this tab, so that a fault meant for one call is not played again after a reload. */
export function readUses(): Uses {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
}

const isUsedUp = ({ times, played }: Fault) => times !== null && played >= times;

/** Resets a fault, so that it is played as often as it says. */
export function renewFault(text: string): void {
  const { [text]: _used, ...others } = readUses();
  sessionStorage.setItem(KEY, JSON.stringify(others));
}

/** Resets all faults, because the tab was opened at an address that names them. */
export const renewFaults = (): void => sessionStorage.removeItem(KEY);

/** Creates the faults that this tab's calls meet. `keep` saves their uses. */
export function createTabFaults(settings: Settings): {
  readonly plans: FaultPlans;
  keep(): void;
} {
  const plans: FaultPlans = { faults: [] };
  let faults: readonly (readonly [text: string, fault: Fault])[] = [];
  const plan = () => {
    const uses = readUses();
    faults = settings.getAll('fault').flatMap((text) => {
      const read = readFault(text);
      return read ? [[text, { ...faultOf(read), ...uses[text] }] as const] : [];
    });
    plans.faults = faults.map(([, fault]) => fault).filter((fault) => !isUsedUp(fault));
  };
  plan();
  settings.subscribe(plan);
  globalThis.addEventListener?.('storage', ({ key, storageArea }) => {
    if (storageArea === sessionStorage && key === KEY) plan();
  });
  return {
    plans,
    keep() {
      const uses = faults.map(([text, { played, skip }]) => [text, { played, skip }]);
      sessionStorage.setItem(KEY, JSON.stringify({ ...readUses(), ...Object.fromEntries(uses) }));
    },
  };
}
