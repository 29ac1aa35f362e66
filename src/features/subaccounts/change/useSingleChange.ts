import type { SubAccount } from '@/api/contract';
import type { CallOptions } from '@/services/call';
import type { AllocationProblem } from '../rules/allocation';
import type { SentChange, UndecidedMove } from '../rules/subAccountChange';
import { type FreshAccounts, useSubAccountChanges } from './useSubAccountChanges';

interface Sending<Change, Answer> {
  /** Returns the change, given both accounts as read right before sending, or the reason against it. */
  prepare(current: FreshAccounts): Change | AllocationProblem;
  call(options: CallOptions, change: Change): Promise<Answer>;
  /** Called after the answer. */
  onDone(answer: Answer): void;
}

/** Handles the change of one sub-account: a run of one, which goes on when its page is left. */
export function useSingleChange(sub: SubAccount) {
  const changes = useSubAccountChanges([sub], true);
  const { accounts, busy, lostOf, send, decide, checkAgain } = changes;
  const { id } = sub;
  const { data } = accounts;
  return {
    accounts,
    /** Both accounts as last read; undefined before that. `sub` is null when the sub-account is no longer listed. */
    current: data && { main: data.main, sub: data.subs.get(id) ?? null },
    busy,
    lost: lostOf(id),
    send: <Change extends SentChange, Answer>({ prepare, call, onDone }: Sending<Change, Answer>) =>
      send<Change, Answer>({
        prepare: (_, current) => prepare(current),
        call: (_, ...sent) => call(...sent),
        onDone: (_, answer) => onDone(answer),
      }),
    decide: (move: UndecidedMove, isMade: boolean) => decide(id, move, isMade),
    checkAgain,
  };
}
