import { expireLots, nextExpiry } from './ledger';
import { enterStatus } from './payment';
import { type World, worldTime } from './state';

interface Due {
  at: number;
  happen: () => void;
}

function earliest(world: World, until: number): Due | null {
  let due: Due | null = null;
  const offer = (at: number | null | undefined, happen: () => void) => {
    if (typeof at !== 'number' || at > until) return;
    if (due === null || at < due.at) due = { at, happen };
  };
  for (const user of world.state.users) {
    const at = nextExpiry(world, user);
    offer(at, () => expireLots(world, user, at ?? 0));
  }
  for (const record of world.state.records) {
    const { payment } = record;
    const step = payment?.steps[0];
    offer(step?.at, () => {
      if (!payment || !step) return;
      payment.steps.shift();
      enterStatus(world, record, payment, step);
    });
  }
  return due;
}

/** Makes everything happen that is due by now, in order: payments move on, traffic ends. */
export function settle(world: World): void {
  const until = worldTime(world);
  for (let due = earliest(world, until); due; due = earliest(world, until)) due.happen();
}
