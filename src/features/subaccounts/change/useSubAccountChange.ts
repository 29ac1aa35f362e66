import type { SubAccount } from '@/api/contract';
import type { AllocationProblem } from '../rules/allocation';
import type { SentChange } from '../rules/subAccountChange';
import { type AccountsNow, useSubAccountChanges } from './useSubAccountChanges';

interface Sending<Answer> {
  /** Returns the change, given both accounts as read right before sending, or the reason against it. */
  prepare(now: AccountsNow): SentChange | AllocationProblem;
  call(): Promise<Answer>;
  /** Called after the answer. */
  onDone(answer: Answer, before: AccountsNow): void;
}

/** Handles the change of one sub-account: a run of one, which goes on when its dialog is closed. */
export function useSubAccountChange(sub: SubAccount) {
  const { accounts, busy, lostOf, isFreeIn, send, checkAgain } = useSubAccountChanges([sub], true);
  const { id } = sub;
  const { data } = accounts;
  return {
    accounts,
    /** Both accounts as last read; undefined before that. `sub` is null when the sub-account is no longer listed. */
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
