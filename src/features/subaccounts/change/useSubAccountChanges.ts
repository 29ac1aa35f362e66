import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isAnswerLost, wasNotSent } from '@/api/answerLost';
import type { SubAccount, User } from '@/api/contract';
import { isRefused } from '@/api/refusal';
import { useSession } from '@/features/auth';
import type { ItemEnd } from '@/lib/sequentialRun';
import { type Turn, useSequentialRun } from '@/ui/form/useSequentialRun';
import { useAccountsNow, useReadAccount, useRefreshSubAccounts } from '../queries';
import type { AllocationProblem } from '../rules/allocation';
import { type LostOutcome, NO_CHANGE, openOutcome } from '../rules/lostChange';
import {
  maySendChange,
  type SentChange,
  subAccountRule,
  type WhyNot,
} from '../rules/subAccountChange';
import { openChanges, sendChange } from './openChanges';

/** The main account and a listed sub-account. */
export interface AccountsNow {
  readonly main: User;
  readonly sub: SubAccount;
}

/** The state of a change without an answer. */
export interface LostChange {
  readonly what: 'move' | 'delete';
  readonly outcome: LostOutcome;
  /** True when an answer may still arrive: a dialog that is closed by now sent the change. */
  readonly isUnderWay: boolean;
}

/** All accounts, read together. */
export type AccountsReading = NonNullable<ReturnType<typeof useAccountsNow>['data']>;

interface Sending<Answer> {
  /** Returns the sub-accounts whose changes are sent, in this order, given all accounts as just read; null for none. */
  plan(now: AccountsReading): readonly string[] | null;
  /** Returns the change, given both accounts as read right before sending, or the reason against it. */
  prepare(id: string, now: AccountsNow): SentChange | AllocationProblem;
  call(id: string): Promise<Answer>;
  /** Called after the answer. */
  onDone(id: string, answer: Answer, before: AccountsNow): void;
}

const NONE: ReadonlyMap<string, SentChange> = new Map();

type ChangeEnd = ItemEnd<WhyNot>;
const unfit = (reason: Extract<WhyNot, { kind: 'unfit' }>['reason']): ChangeEnd => ({
  kind: 'skipped',
  why: { kind: 'unfit', reason },
  endsRun: false,
});
const NOT_SENT: ChangeEnd = { kind: 'skipped', why: null, endsRun: true };

/** Returns the end of a change that failed without losing its answer. */
function failed(error: unknown, hasLeft: boolean): ChangeEnd {
  const why: WhyNot = { kind: 'failure', error };
  return hasLeft && !wasNotSent(error)
    ? { kind: 'refused', why, isFinal: false, endsRun: !isRefused(error) }
    : { kind: 'skipped', why, endsRun: true };
}

const whatOf = ({ action }: SentChange) => (action === 'delete' ? 'delete' : 'move');
const factsOf = ({ main, subs, askedAt }: AccountsReading, id: string) => ({
  main,
  sub: subs.get(id) ?? null,
  askedAt,
});

/**
 * Sends changes of sub-accounts, moves of their traffic or deletions, one call after another. All accounts are read when the dialog
 * opens and before the first call, and each once more right before its own call. Every reading is compared with a sub-account's last
 * change, even one from another dialog (`openChanges`); `maySendChange` decides if the next one is sent.
 * @param isSingle true for the change of one, which is sent even if its dialog is closed while the accounts are read, and may follow
 * one that proved to have arrived; of several, a sub-account has no more than one
 */
export function useSubAccountChanges(subs: readonly SubAccount[], isSingle: boolean) {
  const { customer } = useSession();
  const keyOf = useCallback((id: string) => `${customer}/${id}`, [customer]);
  const accounts = useAccountsNow(subs);
  const read = useReadAccount();
  const refresh = useRefreshSubAccounts();
  const { run, busy, start, stop, once } = useSequentialRun<WhyNot>(isSingle);
  const open = useSyncExternalStore(openChanges.subscribe, openChanges.all);
  /** A change that arrived is no longer open, but this dialog keeps showing the result. */
  const [arrived, setArrived] = useState(NONE);
  /** The same as `arrived`, readable before the next render: sending must not wait for one. */
  const found = useRef(NONE);
  const noteArrived = useCallback((next: ReadonlyMap<string, SentChange>) => {
    found.current = next;
    setArrived(next);
  }, []);
  const reading = accounts.data;

  useEffect(() => {
    for (const id of reading?.subs.keys() ?? []) {
      const change = open.get(keyOf(id)) ?? NO_CHANGE;
      const facts = reading && factsOf(reading, id);
      if (change.kind === 'none' || !facts) continue;
      if (openOutcome(subAccountRule, change, facts) !== 'arrived') continue;
      noteArrived(new Map(found.current).set(id, change.sent));
      openChanges.note(keyOf(id), { kind: 'read', reading: facts });
      // The lists were read when the answer was lost, and may still show the earlier state.
      void refresh();
    }
  }, [keyOf, noteArrived, open, reading, refresh]);

  const lostOf = (id: string): LostChange | null => {
    const kind = run.items.get(id)?.kind;
    // A change that this dialog is sending has not been lost yet.
    if (kind === 'sending' || kind === 'lookingUp') return null;
    const sent = arrived.get(id);
    if (sent) return { what: whatOf(sent), outcome: 'arrived', isUnderWay: false };
    const change = open.get(keyOf(id)) ?? NO_CHANGE;
    if (change.kind === 'none') return null;
    const outcome = openOutcome(subAccountRule, change, reading ? factsOf(reading, id) : null);
    const isUnderWay = change.kind === 'underWay';
    return outcome && { what: whatOf(change.sent), outcome, isUnderWay };
  };

  /** Reads all accounts; resolves with undefined when they cannot be read, and `accounts` has the error. */
  const readAll = () =>
    accounts.refetch({ throwOnError: true }).then(
      ({ data }) => data,
      () => undefined,
    );

  const sendOne = async <Answer>(
    now: AccountsReading | null,
    id: string,
    turn: Turn,
    { prepare, call, onDone }: Sending<Answer>,
  ): Promise<ChangeEnd> => {
    const named = subs.find((one) => one.id === id);
    if (!named) return NOT_SENT;
    let hasLeft = false;
    try {
      const facts = now ? factsOf(now, id) : await read(named);
      const { main, sub } = facts;
      if (sub === null) return unfit('gone');
      if (!maySendChange(openChanges.get(keyOf(id)), facts)) return unfit('open');
      const change = prepare(id, { main, sub });
      if (typeof change === 'string') return unfit(change);
      hasLeft = turn.leave();
      if (!hasLeft) return NOT_SENT;
      const answer = await sendChange(keyOf(id), change, () => call(id));
      onDone(id, answer, { main, sub });
      return { kind: 'done' };
    } catch (error) {
      // The request policy also shows the error of a failed change.
      if (!hasLeft || !isAnswerLost(error)) return failed(error, hasLeft);
      turn.lookUp();
      await readAll();
      return { kind: 'lost' };
    }
  };

  const send = <Answer>(sending: Sending<Answer>) => {
    // The plan's reading is fresh enough to serve as the one right before the first call.
    let now: AccountsReading | null = null;
    return start({
      async plan() {
        if (isSingle) noteArrived(NONE);
        const all = await readAll();
        now = all ?? null;
        return all ? sending.plan(all) : null;
      },
      send(id, turn) {
        const first = now;
        now = null;
        return sendOne(first, id, turn, sending);
      },
      // The run does not wait for the lists: lost answers have been looked up by now.
      onEnd: async () => void refresh(),
    });
  };

  return {
    accounts,
    run,
    busy,
    arrived,
    lostOf,
    /** Returns the outcome of a sub-account's open change, given a reading; null when none is open. */
    outcomeIn: (now: AccountsReading, id: string) =>
      openOutcome(subAccountRule, openChanges.get(keyOf(id)), factsOf(now, id)),
    /** Returns true when a reading allows another change of a sub-account. */
    isFreeIn: (now: AccountsReading, id: string) =>
      !found.current.has(id) && maySendChange(openChanges.get(keyOf(id)), factsOf(now, id)),
    send,
    stop,
    checkAgain: () =>
      once(async () => {
        await readAll();
      }),
  };
}
