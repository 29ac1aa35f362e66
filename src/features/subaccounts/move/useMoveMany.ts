import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isAnswerLost, wasNotSent } from '@/api/answerLost';
import type { SubAccount, TrafficAction } from '@/api/contract';
import { isRefused } from '@/api/refusal';
import { useSession } from '@/features/auth';
import { useBusy } from '@/ui/form/useBusy';
import { openChanges, sendChange } from '../change/openChanges';
import { type LostChange, whatOf } from '../change/useSubAccountChange';
import { useManyAccountsNow, useMoveTrafficInTurn } from '../queries';
import { previewAllocation } from '../rules/allocation';
import { NO_CHANGE, openOutcome } from '../rules/lostChange';
import {
  type MoveAnswer,
  type MoveEvent,
  type MoveRun,
  type MoveStep,
  mayBeClicked,
  NO_RUN,
  nextRun,
  type PlannedMove,
  previewMoves,
  turnOf,
} from '../rules/moveMany';
import { maySendChange, subAccountRule } from '../rules/subAccountChange';

type Reading = NonNullable<ReturnType<typeof useManyAccountsNow>['data']>;

/** One of the chosen sub-accounts. */
export interface MoveRow {
  readonly id: string;
  readonly name: string;
  /** As it is now: undefined until it is read, null when it is not listed any more. */
  readonly now: SubAccount | null | undefined;
  /** What became of its move; undefined before it was to be sent. */
  readonly step: MoveStep | undefined;
  /** A change of it whose answer has not come. */
  readonly lost: LostChange | null;
  /** Whether the next click may send its move. */
  readonly isOpen: boolean;
}

/** What is to be moved for a sub-account, by its id: bytes, null for what is no amount. */
type AmountOf = (id: string) => number | null;

/** What a failed call says of its move. */
function answerOf(error: unknown): MoveAnswer {
  if (wasNotSent(error)) return { kind: 'failed', error };
  if (isAnswerLost(error)) return { kind: 'lost' };
  return { kind: isRefused(error) ? 'refused' : 'failed', error };
}

const factsOf = ({ main, subs, askedAt }: Reading, id: string) => ({
  main,
  sub: subs.get(id) ?? null,
  askedAt,
});

/**
 * Moves of traffic for several sub-accounts, one call after another. All accounts are read when the dialog
 * opens, before the first call and after the last; the main account and the sub-account once more right before each call. The rules are
 * pure (`features/subaccounts/rules/moveMany`); what is open for a sub-account counts for all dialogs (`openChanges`).
 */
export function useMoveMany(subs: readonly SubAccount[], onMoved: (id: string) => void) {
  const { customer } = useSession();
  const keyOf = useCallback((id: string) => `${customer}/${id}`, [customer]);
  const accounts = useManyAccountsNow(subs.map(({ id }) => id));
  const { read, move, refresh } = useMoveTrafficInTurn();
  const { busy, run } = useBusy();
  const open = useSyncExternalStore(openChanges.subscribe, openChanges.all);
  const [shown, setShown] = useState(NO_RUN);
  /** What `shown` shows. The work goes by it, because it does not wait for a render. */
  const state = useRef(NO_RUN);
  const isStopped = useRef(false);
  const note = useCallback((event: MoveEvent) => {
    state.current = nextRun(state.current, event);
    setShown(state.current);
  }, []);
  const stop = useCallback(() => {
    isStopped.current = true;
    note({ kind: 'stop' });
  }, [note]);
  // Nothing is sent any more once the dialog is gone.
  useEffect(() => stop, [stop]);

  const reading = accounts.data;
  // A change that arrived is not open any more: this dialog goes on saying so.
  useEffect(() => {
    if (reading === undefined) return;
    for (const id of reading.subs.keys()) {
      const change = open.get(keyOf(id)) ?? NO_CHANGE;
      const facts = factsOf(reading, id);
      if (change.kind === 'none' || openOutcome(subAccountRule, change, facts) !== 'arrived')
        continue;
      const amount = change.sent.action === 'delete' ? 0 : change.sent.amount;
      note({ kind: 'found', id, what: whatOf(change.sent), amount });
      openChanges.note(keyOf(id), { kind: 'read', reading: facts });
    }
  }, [keyOf, note, open, reading]);

  const lostOf = (id: string, step: MoveStep | undefined): LostChange | null => {
    if (step?.kind === 'arrived') return { what: step.what, outcome: 'arrived', isUnderWay: false };
    const change = open.get(keyOf(id)) ?? NO_CHANGE;
    // What is being sent from here has not been lost yet.
    if (step?.kind === 'sending' || change.kind === 'none') return null;
    const outcome = openOutcome(subAccountRule, change, reading ? factsOf(reading, id) : null);
    return (
      outcome && { what: whatOf(change.sent), outcome, isUnderWay: change.kind === 'underWay' }
    );
  };
  const isOpenIn = (now: Reading, { steps }: MoveRun, id: string) =>
    mayBeClicked(steps.get(id)) && maySendChange(openChanges.get(keyOf(id)), factsOf(now, id));

  const outcomeIn = (now: Reading, id: string) =>
    openOutcome(subAccountRule, openChanges.get(keyOf(id)), factsOf(now, id));
  /**
   * Whether it is not known what became of a change: then nothing is sent, because further moves would change the figures of the main
   * account, which may be needed to find it out.
   */
  const isUnclear = (now: Reading) => subs.some(({ id }) => outcomeIn(now, id) === 'unknown');

  const rows = subs.map(({ id, username }): MoveRow => {
    const step = shown.steps.get(id);
    return {
      id,
      name: username,
      now: reading?.subs.get(id),
      step,
      lost: lostOf(id, step),
      isOpen: reading !== undefined && isOpenIn(reading, shown, id),
    };
  });

  /** The moves that a click would send after a run, by the accounts as they were read; an amount that is none counts as 0. */
  const planOf = (now: Reading, after: MoveRun, amountOf: AmountOf): PlannedMove[] =>
    subs.flatMap(({ id }) => {
      const sub = now.subs.get(id);
      return sub && isOpenIn(now, after, id) ? [{ id, amount: amountOf(id) ?? 0, sub }] : [];
    });

  /** Reads both accounts and sends one move, unless it cannot be made any more or the customer has stopped meanwhile. */
  const sendNext = async (action: TrafficAction, id: string, username: string, amount: number) => {
    const answered = (answer: MoveAnswer) => note({ kind: 'answered', id, answer });
    try {
      const { main, sub, askedAt } = await read({ id, username });
      if (sub === null) return answered({ kind: 'unfit', why: 'gone' });
      if (!maySendChange(openChanges.get(keyOf(id)), { main, sub, askedAt }))
        return answered({ kind: 'unfit', why: 'open' });
      const { problem } = previewAllocation(action, amount, main.trafficLeft, sub);
      if (problem) return answered({ kind: 'unfit', why: problem });
      if (turnOf(state.current) !== id) return;
      note({ kind: 'sending', id });
      const change = { action, amount, before: { main, sub } };
      await sendChange(keyOf(id), change, () => move({ id, action, amount }));
      answered({ kind: 'moved' });
      onMoved(id);
    } catch (error) {
      answered(
        state.current.steps.get(id)?.kind === 'sending'
          ? answerOf(error)
          : { kind: 'failed', error },
      );
    }
  };

  /** All accounts as they are now; undefined when they cannot be read, which `accounts` tells. */
  const readAll = () =>
    accounts.refetch({ throwOnError: true }).then(
      ({ data }) => data,
      () => undefined,
    );

  /** Sends the moves that are left, if all of them can be made by the accounts as they are now. */
  const send = (action: TrafficAction, amountOf: AmountOf) =>
    run(async () => {
      isStopped.current = false;
      const now = await readAll();
      if (now === undefined || isStopped.current || isUnclear(now)) return;
      const moves = planOf(now, state.current, amountOf);
      const { rows: previews } = previewMoves(action, now.main.trafficLeft, moves);
      // The fields now show what is wrong.
      if ([...previews.values()].some(({ problem }) => problem !== null)) return;
      note({ kind: 'click', moves });
      for (let id = turnOf(state.current); id !== null; id = turnOf(state.current)) {
        const planned = moves.find((one) => one.id === id);
        const sub = now.subs.get(id);
        if (!planned || !sub) break;
        await sendNext(action, id, sub.username, planned.amount);
      }
      await refresh();
    });

  return {
    accounts,
    rows,
    busy,
    run: shown,
    /** Whether one was to be sent from here. */
    isBegun: [...shown.steps.values()].some(({ kind }) => kind !== 'arrived'),
    /** What the next click would do; null until the accounts are read. */
    preview: (action: TrafficAction, amountOf: AmountOf) =>
      reading
        ? previewMoves(action, reading.main.trafficLeft, planOf(reading, shown, amountOf))
        : null,
    send,
    stop,
    checkAgain: () =>
      run(async () => {
        await readAll();
      }),
  };
}
