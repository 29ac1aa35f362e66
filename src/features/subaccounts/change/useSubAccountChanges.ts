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

/** The main account and a sub-account, which is listed. */
export interface AccountsNow {
  readonly main: User;
  readonly sub: SubAccount;
}

/** What is known of a change whose answer has not come. */
export interface LostChange {
  readonly what: 'move' | 'delete';
  readonly outcome: LostOutcome;
  /** Its answer may still come: it was sent from a dialog that is gone. */
  readonly isUnderWay: boolean;
}

/** All accounts as they were read together. */
export type AccountsReading = NonNullable<ReturnType<typeof useAccountsNow>['data']>;

interface Sending<Answer> {
  /** The sub-accounts whose changes are sent, in this order, by all accounts as they are now; null for none. */
  plan(now: AccountsReading): readonly string[] | null;
  /** The change by both accounts as they are right before it is sent, or why it cannot be sent. */
  prepare(id: string, now: AccountsNow): SentChange | AllocationProblem;
  call(id: string): Promise<Answer>;
  /** The change was answered. */
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

/** How a change ended that has failed without losing its answer. */
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
 * Changes of sub-accounts, moves of their traffic or deletions, one call after another. All accounts are read when the dialog opens and
 * before the first call, and each once more right before its own. Every reading is asked what became of a sub-account's last change,
 * also of one that another dialog sent (`openChanges`); `maySendChange` decides whether the next one is sent.
 * @param isSingle true for the change of one, which is sent although its dialog is closed while the accounts are read, and may follow
 * one that was found to have arrived; of several, a sub-account has no more than one
 */
export function useSubAccountChanges(subs: readonly SubAccount[], isSingle: boolean) {
  const { customer } = useSession();
  const keyOf = useCallback((id: string) => `${customer}/${id}`, [customer]);
  const accounts = useAccountsNow(subs);
  const read = useReadAccount();
  const refresh = useRefreshSubAccounts();
  const { run, busy, start, stop, once } = useSequentialRun<WhyNot>(isSingle);
  const open = useSyncExternalStore(openChanges.subscribe, openChanges.all);
  /** A change that arrived is not open any more: this dialog goes on saying so. */
  const [arrived, setArrived] = useState(NONE);
  /** As `arrived`. What is sent goes by it, because it does not wait for a render. */
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
      // The lists were read when the answer was lost, and may still show how it was before.
      void refresh();
    }
  }, [keyOf, noteArrived, open, reading, refresh]);

  const lostOf = (id: string): LostChange | null => {
    const kind = run.items.get(id)?.kind;
    // What is being sent from here has not been lost yet.
    if (kind === 'sending' || kind === 'lookingUp') return null;
    const sent = arrived.get(id);
    if (sent) return { what: whatOf(sent), outcome: 'arrived', isUnderWay: false };
    const change = open.get(keyOf(id)) ?? NO_CHANGE;
    if (change.kind === 'none') return null;
    const outcome = openOutcome(subAccountRule, change, reading ? factsOf(reading, id) : null);
    const isUnderWay = change.kind === 'underWay';
    return outcome && { what: whatOf(change.sent), outcome, isUnderWay };
  };

  /** All accounts as they are now; undefined when they cannot be read, which `accounts` tells. */
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
      // The request policy, too, says what a change has failed with.
      if (!hasLeft || !isAnswerLost(error)) return failed(error, hasLeft);
      turn.lookUp();
      await readAll();
      return { kind: 'lost' };
    }
  };

  const send = <Answer>(sending: Sending<Answer>) => {
    // What the plan goes by is as new as a reading right before the first call.
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
      // Not waited for: what was lost has been looked up.
      onEnd: async () => void refresh(),
    });
  };

  return {
    accounts,
    run,
    busy,
    arrived,
    lostOf,
    /** What a reading says of the open change of a sub-account; null when none is open. */
    outcomeIn: (now: AccountsReading, id: string) =>
      openOutcome(subAccountRule, openChanges.get(keyOf(id)), factsOf(now, id)),
    /** Whether a reading lets another change of a sub-account be sent. */
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
