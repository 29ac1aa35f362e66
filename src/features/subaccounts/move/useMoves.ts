import type { SubAccount, TrafficAction } from '@/api/contract';
import { canSend, type ItemState, progressOf } from '@/lib/sequentialRun';
import { trafficupdate } from '@/services/auth';
import type { AccountsReading } from '../change/accountsReading';
import { useSubAccountChanges } from '../change/useSubAccountChanges';
import { previewMoves } from '../rules/movePreview';
import type { NotMadeReason, UnansweredChange } from '../rules/subAccountChange';
import { prepareMove } from '../rules/trafficMove';

/** One of the chosen sub-accounts. */
export interface MoveRow {
  readonly id: string;
  readonly username: string;
  /** The sub-account as last read: undefined before that, null when it is no longer listed. */
  readonly current: SubAccount | null | undefined;
  /** The state of its move: done also when a reading proved that. Undefined until the row was part of a run. */
  readonly result: ItemState<NotMadeReason> | undefined;
  /** A change of this sub-account without an answer. */
  readonly unanswered: UnansweredChange | null;
  /** True when this dialog has nothing left to send for the row. */
  readonly isOver: boolean;
}

/** Moves the same amount of traffic, in bytes, of one sub-account or of several, one call after another. */
export function useMoves(subs: readonly SubAccount[], action: TrafficAction, amount: number) {
  const changes = useSubAccountChanges(subs);
  const { accounts, run, isAnyUnknown, hasArrived, unansweredOf, isFreeIn } = changes;
  const reading = accounts.data;
  const isSingle = subs.length === 1;

  const rows = subs.map(({ id, username }): MoveRow => {
    const item = run.items.get(id);
    const current = reading?.subs.get(id);
    const isDone = item?.kind === 'done' || hasArrived(id);
    return {
      id,
      username,
      current,
      result: item && (isDone ? { kind: 'done' } : item),
      unanswered: unansweredOf(id),
      isOver: current === null || isDone,
    };
  });

  /** Returns the result that a click would have, given the accounts as read, and the ids that it would send. */
  const previewIn = (current: AccountsReading) => {
    const left = subs.flatMap(({ id }) => {
      const sub = current.subs.get(id);
      // The field of a single one names the largest amount also while nothing can be sent.
      return sub && (isSingle || (canSend(run.items.get(id)) && isFreeIn(current, id))) ? sub : [];
    });
    const isLost = ({ id }: SubAccount) => run.items.get(id)?.kind === 'lost';
    // A lost move that was not made goes first. Before it is sent again, the main account's figures must prove once more that it was
    // not made, and the other moves change those figures.
    const inOrder = [...left.filter(isLost), ...left.filter((one) => !isLost(one))];
    const preview = previewMoves(action, amount, current.main.trafficLeft, inOrder);
    const fitting = [...preview.rows].flatMap(([id, { problem }]) => (problem === null ? id : []));
    return { ...preview, fitting };
  };

  const preview = reading ? previewIn(reading) : null;
  const isBegun = !isSingle && run.items.size > 0;

  return {
    changes,
    rows,
    /** Counts the moves of several; null when none is under way. */
    progress: isSingle ? null : progressOf(run),
    /** Why the run ended early. A lost answer that has been cleared up since asks for nothing more than a stopped run does. */
    earlyEnd: run.earlyEnd === 'lost' && !isAnyUnknown ? 'stopped' : run.earlyEnd,
    /** True once a move of several was part of a run of this dialog. */
    isBegun,
    /** True after a run whose amount, which stands still then, is more than fits any row that is left; a smaller one would fit. */
    isTooMuch:
      isBegun &&
      !changes.busy &&
      preview?.fitting.length === 0 &&
      [...preview.rows.values()].some(({ max }) => max > 0),
    /** Null until the accounts are loaded. */
    preview,
    /** Sends the moves that are left and that the accounts as just read allow; the other rows show their problems. */
    send: (onDone: () => void) =>
      changes.send({
        plan(current) {
          const { fitting } = previewIn(current);
          // Where fewer fit than the button says, the customer reads that first.
          const shown = reading ? previewIn(reading).fitting.length : 0;
          return fitting.length > 0 && fitting.length >= shown ? fitting : null;
        },
        prepare: (before) => prepareMove(action, amount, before),
        call: (id, options, move) => trafficupdate({ id, action, amount: move.amount }, options),
        onDone,
      }),
  };
}
