import { useState } from 'react';
import type { SubAccount, TrafficAction } from '@/api/contract';
import { type ItemState, maySend } from '@/lib/sequentialRun';
import {
  type AccountsReading,
  type LostChange,
  useSubAccountChanges,
} from '../change/useSubAccountChanges';
import { useMoveTraffic } from '../queries';
import { previewAllocation } from '../rules/allocation';
import { type MoveMark, markOf, type PlannedMove, previewMoves } from '../rules/moveMany';
import type { WhyNot } from '../rules/subAccountChange';

/** What became of a move that was to be sent. */
export interface MoveResult {
  readonly mark: MoveMark;
  readonly why: WhyNot | null;
  /** Bytes. */
  readonly amount: number;
}

/** One of the chosen sub-accounts. */
export interface MoveRow {
  readonly id: string;
  readonly name: string;
  /** As it is now: undefined until it is read, null when it is not listed any more. */
  readonly now: SubAccount | null | undefined;
  /** Undefined before its move was to be sent. */
  readonly result: MoveResult | undefined;
  /** A change of it whose answer has not come. */
  readonly lost: LostChange | null;
  /** Whether the next click may send its move. */
  readonly isOpen: boolean;
}

/** What is to be moved for a sub-account, by its id: bytes, null for what is no amount. */
type AmountOf = (id: string) => number | null;

const whyOf = (item: ItemState<WhyNot>) => ('why' in item ? item.why : null);

/** Moves of traffic for several sub-accounts, one call after another. */
export function useMoveMany(subs: readonly SubAccount[], onMoved: (id: string) => void) {
  const changes = useSubAccountChanges(subs, false);
  const { accounts, run, busy, arrived, lostOf, outcomeIn, isFreeIn, stop, checkAgain } = changes;
  const { mutateAsync: move } = useMoveTraffic();
  /** What each move was last sent with, in bytes. */
  const [amounts, setAmounts] = useState<ReadonlyMap<string, number>>(new Map());
  const reading = accounts.data;

  const isOpenIn = (now: AccountsReading, id: string) =>
    maySend(run.items.get(id)) && isFreeIn(now, id);

  const rows = subs.map(({ id, username }): MoveRow => {
    const item = run.items.get(id);
    return {
      id,
      name: username,
      now: reading?.subs.get(id),
      result: item && {
        mark: markOf(item, arrived.has(id)),
        why: whyOf(item),
        amount: amounts.get(id) ?? 0,
      },
      lost: lostOf(id),
      isOpen: reading !== undefined && isOpenIn(reading, id),
    };
  });

  /** The moves that a click would send, by the accounts as they were read; an amount that is none counts as 0. */
  const movesIn = (now: AccountsReading, amountOf: AmountOf): PlannedMove[] => {
    const moves = subs.flatMap(({ id }) => {
      const sub = now.subs.get(id);
      return sub && isOpenIn(now, id) ? [{ id, amount: amountOf(id) ?? 0, sub }] : [];
    });
    const isLost = ({ id }: PlannedMove) => run.items.get(id)?.kind === 'lost';
    // What was lost and not made goes first: before it is sent, that is found once more by the figures of the main account, which the
    // other moves change.
    return [...moves.filter(isLost), ...moves.filter((one) => !isLost(one))];
  };

  /** Sends the moves that are left, if all of them can be made by the accounts as they are now. */
  const send = (action: TrafficAction, amountOf: AmountOf) => {
    const bytesOf = (id: string) => amountOf(id) ?? 0;
    return changes.send({
      plan(now) {
        // Further moves would change the figures of the main account, which may be needed to find out what became of a change.
        if (subs.some(({ id }) => outcomeIn(now, id) === 'unknown')) return null;
        const moves = movesIn(now, amountOf);
        const { rows: previews } = previewMoves(action, now.main.trafficLeft, moves);
        // The fields now show what is wrong.
        if ([...previews.values()].some(({ problem }) => problem !== null)) return null;
        const sent = moves.map(({ id, amount }) => [id, amount] as const);
        setAmounts((before) => new Map([...before, ...sent]));
        return moves.map(({ id }) => id);
      },
      prepare(id, before) {
        const amount = bytesOf(id);
        const { main, sub } = before;
        const { problem } = previewAllocation(action, amount, main.trafficLeft, sub);
        return problem ?? { action, amount, before };
      },
      call: (id) => move({ id, action, amount: bytesOf(id) }),
      onDone: (id) => onMoved(id),
    });
  };

  return {
    accounts,
    rows,
    busy,
    earlyEnd: run.earlyEnd,
    /** Whether one was to be sent from here. */
    isBegun: run.items.size > 0,
    /** What the next click would do; null until the accounts are read. */
    preview: (action: TrafficAction, amountOf: AmountOf) =>
      reading ? previewMoves(action, reading.main.trafficLeft, movesIn(reading, amountOf)) : null,
    send,
    stop,
    checkAgain,
  };
}
