import type { SubAccount } from '@/api/contract';
import type { AllocationProblem } from '../rules/allocation';
import type { SentChange } from '../rules/subAccountChange';
import { type AccountsNow, useSubAccountChanges } from './useSubAccountChanges';

interface Sending<Answer> {
  /** The change by both accounts as they are right before it is sent, or why it cannot be sent. */
  prepare(now: AccountsNow): SentChange | AllocationProblem;
  call(): Promise<Answer>;
  /** The change was answered. */
  onDone(answer: Answer, before: AccountsNow): void;
}

/** The change of one sub-account: a run of one, which goes on when its dialog is closed. */
export function useSubAccountChange(sub: SubAccount) {
  const { accounts, busy, lostOf, isFreeIn, send, checkAgain } = useSubAccountChanges([sub], true);
  const { id } = sub;
  const { data } = accounts;
  return {
    accounts,
    /** Both accounts as they are now: undefined until they are read. `sub` is null when it is not listed any more. */
    now: data && { main: data.main, sub: data.subs.get(id) ?? null },
    busy,
    lost: lostOf(id),
    send: <Answer>({ prepare, call, onDone }: Sending<Answer>) =>
      send<Answer>({
        plan: (now) => (isFreeIn(now, id) ? [id] : null),
        prepare: (_, now) => prepare(now),
        call,
        onDone: (_, answer, before) => onDone(answer, before),
      }),
    checkAgain,
  };
}
