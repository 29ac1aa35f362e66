import type { SubAccount } from '@/api/contract';
import type { UndecidedMove } from '../rules/subAccountChange';
import { useSubAccountChanges } from './useSubAccountChanges';

/** Handles the change of one sub-account: a run of one, which goes on when its page is left. */
export function useSingleChange(sub: SubAccount) {
  const changes = useSubAccountChanges([sub], 'one');
  const { accounts, busy, lostOf, send, decide, checkAgain } = changes;
  const { id } = sub;
  const { data } = accounts;
  return {
    accounts,
    /** Both accounts as last read; undefined before that. `sub` is null when the sub-account is no longer listed. */
    current: data && { main: data.main, sub: data.subs.get(id) ?? null },
    busy,
    lost: lostOf(id),
    send,
    decide: (move: UndecidedMove, isMade: boolean) => decide(id, move, isMade),
    checkAgain,
  };
}
