import { useState } from 'react';
import type { SubAccount, TrafficAction } from '@/api/contract';
import { canSend, type ItemState, progressOf } from '@/lib/sequentialRun';
import { trafficupdate } from '@/services/auth';
import { useSubAccountChanges } from '../change/useSubAccountChanges';
import type { AccountsReading } from '../queries';
import { type MoveMark, moveRowMark, type PlannedMove, previewMoves } from '../rules/moveMany';
import type { LostChange, NotMadeReason } from '../rules/subAccountChange';
import { prepareMove } from '../rules/trafficMove';

/** Result of a planned move. */
export interface MoveResult {
  readonly mark: MoveMark;
  readonly why: NotMadeReason | null;
  /** Bytes. */
  readonly amount: number;
}

/** One of the chosen sub-accounts. */
export interface MoveRow {
  readonly id: string;
  readonly username: string;
  /** The sub-account as last read: undefined before that, null when it is no longer listed. */
  readonly current: SubAccount | null | undefined;
  /** Undefined until the row was part of a run. */
  readonly result: MoveResult | undefined;
  /** A change of this sub-account without an answer. */
  readonly lost: LostChange | null;
  /** True when the next click may send this row's move. */
  readonly canSend: boolean;
}

const whyOf = (item: ItemState<NotMadeReason>) => ('why' in item ? item.why : null);

/**
 * Moves traffic of several sub-accounts, one call after another.
 * @param amountOf returns the bytes to move for a sub-account, by its id; null for a text that is no amount
 */
export function useMoveMany(
  subs: readonly SubAccount[],
  action: TrafficAction,
  amountOf: (id: string) => number | null,
) {
  const changes = useSubAccountChanges(subs, 'several');
  const { accounts, run, isAnyUnknown, hasArrived, lostOf, isFreeIn } = changes;
  /** The amount of each move that was sent last, in bytes. */
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(new Map());
  const reading = accounts.data;

  const canSendIn = (current: AccountsReading, id: string) =>
    canSend(run.items.get(id)) && isFreeIn(current, id);

  const rows = subs.map(({ id, username }): MoveRow => {
    const item = run.items.get(id);
    return {
      id,
      username,
      current: reading?.subs.get(id),
      result: item && {
        mark: moveRowMark(item, hasArrived(id)),
        why: whyOf(item),
        amount: amounts.get(id) ?? 0,
      },
      lost: lostOf(id),
      canSend: reading !== undefined && canSendIn(reading, id),
    };
  });

  /** Returns the moves that a click would send, given the accounts as read; a text that is no amount counts as 0. */
  const movesIn = (current: AccountsReading): PlannedMove[] => {
    const moves = subs.flatMap(({ id }) => {
      const sub = current.subs.get(id);
      return sub && canSendIn(current, id) ? [{ id, amount: amountOf(id) ?? 0, sub }] : [];
    });
    const isLost = ({ id }: PlannedMove) => run.items.get(id)?.kind === 'lost';
    // A lost move that was not made goes first. Before it is sent again, the main account's figures must prove once more that it was
    // not made, and the other moves change those figures.
    return [...moves.filter(isLost), ...moves.filter((one) => !isLost(one))];
  };

  /** Sends the moves that are left, if the accounts as just read allow all of them. */
  const send = () =>
    changes.send({
      plan(current) {
        const moves = movesIn(current);
        const { rows: previews } = previewMoves(action, current.main.trafficLeft, moves);
        // The fields now show the problems.
        if ([...previews.values()].some(({ problem }) => problem !== null)) return null;
        const sent = moves.map(({ id, amount }) => [id, amount] as const);
        setAmounts((before) => new Map([...before, ...sent]));
        return moves.map(({ id }) => id);
      },
      prepare: (before, id) => prepareMove(action, amountOf(id) ?? 0, before),
      call: (id, options, { amount }) => trafficupdate({ id, action, amount }, options),
    });

  return {
    changes,
    rows,
    progress: progressOf(run),
    /** Why the run ended early. A lost answer that has been cleared up since asks for nothing more than a stopped run does. */
    earlyEnd: run.earlyEnd === 'lost' && !isAnyUnknown ? 'stopped' : run.earlyEnd,
    /** True once a move was part of a run of this dialog. */
    isBegun: run.items.size > 0,
    /** The result that the next click would have; null until the accounts are loaded. */
    preview: reading ? previewMoves(action, reading.main.trafficLeft, movesIn(reading)) : null,
    send,
  };
}
