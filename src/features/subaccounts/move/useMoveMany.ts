import type { SubAccount, TrafficAction } from '@/api/contract';
import { canSend, type ItemState, progressOf } from '@/lib/sequentialRun';
import { trafficupdate } from '@/services/auth';
import { useSubAccountChanges } from '../change/useSubAccountChanges';
import type { AccountsReading } from '../queries';
import { type PlannedMove, previewMoves } from '../rules/moveMany';
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
  /** True when the next click may send this row's move. */
  readonly canSend: boolean;
}

/** Moves the same amount of traffic, in bytes, of several sub-accounts, one call after another. */
export function useMoveMany(subs: readonly SubAccount[], action: TrafficAction, amount: number) {
  const changes = useSubAccountChanges(subs, 'several');
  const { accounts, run, isAnyUnknown, hasArrived, unansweredOf, isFreeIn } = changes;
  const reading = accounts.data;

  const canSendIn = (current: AccountsReading, id: string) =>
    canSend(run.items.get(id)) && isFreeIn(current, id);

  const rows = subs.map(({ id, username }): MoveRow => {
    const item = run.items.get(id);
    return {
      id,
      username,
      current: reading?.subs.get(id),
      result: item && (hasArrived(id) ? { kind: 'done' } : item),
      unanswered: unansweredOf(id),
      canSend: reading !== undefined && canSendIn(reading, id),
    };
  });

  /** Returns the moves that a click would send, given the accounts as read. */
  const movesIn = (current: AccountsReading): PlannedMove[] => {
    const moves = subs.flatMap(({ id }) => {
      const sub = current.subs.get(id);
      return sub && canSendIn(current, id) ? [{ id, amount, sub }] : [];
    });
    const isLost = ({ id }: PlannedMove) => run.items.get(id)?.kind === 'lost';
    // A lost move that was not made goes first. Before it is sent again, the main account's figures must prove once more that it was
    // not made, and the other moves change those figures.
    return [...moves.filter(isLost), ...moves.filter((one) => !isLost(one))];
  };

  const previewIn = (current: AccountsReading) => {
    const preview = previewMoves(action, current.main.trafficLeft, movesIn(current));
    const fitting = [...preview.rows].flatMap(([id, { problem }]) => (problem === null ? id : []));
    return { ...preview, fitting };
  };

  /** Sends the moves that are left and that the accounts as just read allow; the other rows show their problems. */
  const send = () =>
    changes.send({
      plan(current) {
        const { fitting } = previewIn(current);
        // Where fewer fit than the button says, the customer reads that first.
        const shown = reading ? previewIn(reading).fitting.length : 0;
        return fitting.length > 0 && fitting.length >= shown ? fitting : null;
      },
      prepare: (before) => prepareMove(action, amount, before),
      call: (id, options, move) => trafficupdate({ id, action, amount: move.amount }, options),
    });

  return {
    changes,
    rows,
    progress: progressOf(run),
    /** Why the run ended early. A lost answer that has been cleared up since asks for nothing more than a stopped run does. */
    earlyEnd: run.earlyEnd === 'lost' && !isAnyUnknown ? 'stopped' : run.earlyEnd,
    /** True once a move was part of a run of this dialog. */
    isBegun: run.items.size > 0,
    /** The result that the next click would have, and the ids that it would send; null until the accounts are loaded. */
    preview: reading ? previewIn(reading) : null,
    send,
  };
}
