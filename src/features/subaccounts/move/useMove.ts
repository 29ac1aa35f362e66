import type { SubAccount, TrafficAction } from '@/api/contract';
import { trafficupdate } from '@/services/auth';
import { useSingleChange } from '../change/useSingleChange';
import { previewAllocation } from '../rules/allocation';
import { sentMove } from '../rules/trafficMove';

interface Options {
  readonly action: TrafficAction;
  readonly sub: SubAccount;
  /** Called after the answer. Bytes. */
  onDone(amount: number): void;
}

/** Moves traffic between the main account and a sub-account. */
export function useMove({ action, sub, onDone }: Options) {
  const { send, ...change } = useSingleChange(sub);
  return {
    ...change,
    /** @param amount bytes */
    send: (amount: number) =>
      send({
        prepare: (before) => {
          const { problem } = previewAllocation(
            action,
            amount,
            before.main.trafficLeft,
            before.sub,
          );
          // The field now shows the problem.
          return problem ?? sentMove(action, amount, before);
        },
        call: (options) => trafficupdate({ id: sub.id, action, amount }, options),
        onDone: () => onDone(amount),
      }),
  };
}
