import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { hasNoReadableAnswer, isValueRefusal, mayHaveBeenMade } from '@/api/callOutcome';
import type { SubAccount } from '@/api/contract';
import { NotSentError } from '@/api/contract/errors';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { uptime } from '@/lib/browser/clock/uptime';
import { type ItemResult, NOT_SENT } from '@/lib/sequentialRun';
import type { CallOptions } from '@/services/call';
import { type Turn, useSequentialRun } from '@/ui/form/submit/useSequentialRun';
import { useText } from '@/ui/format/text';
import { LOOK_AGAIN_MS, useRefreshSubAccounts } from '../queries';
import type { MoveProblem } from '../rules/movePreview';
import {
  canSendChange,
  isFoundSince,
  type NotMadeReason,
  outcomeOfLastChange,
  type SentChange,
  type UnansweredChange,
  type UndecidedMove,
  unansweredChange,
} from '../rules/subAccountChange';
import { type AccountsReading, useFreshAccounts, useReadAccount } from './accountsReading';
import { lastChanges, momentAt } from './lastChangesStore';

/** The parts in which one kind of change differs from another. */
interface ChangeSteps<Change, Answer> {
  /** Of several: returns those whose changes are sent, in this order, given all accounts as just read; null for none. */
  plan?(current: AccountsReading): readonly string[] | null;
  /** Returns the change, given both accounts as read right before sending, or the reason against it. */
  prepare(current: Facts & { readonly sub: SubAccount }, id: string): Change | MoveProblem;
  call(id: string, options: CallOptions, change: Change): Promise<Answer>;
  /** Called after the answer. */
  onDone?(answer: Answer): void;
}

type ChangeEnd = ItemResult<NotMadeReason>;
const skip = (why: NotMadeReason): ChangeEnd => ({ kind: 'skipped', why, endsRun: false });

/** Returns the end of a change that failed without losing its answer. */
function endOfFailure(error: unknown, isSent: boolean): ChangeEnd {
  const why: NotMadeReason = { error };
  return isSent && !(error instanceof NotSentError)
    ? { kind: 'refused', why, isFinal: false, endsRun: !isValueRefusal(error) }
    : { kind: 'skipped', why, endsRun: true };
}

type Facts = ReturnType<typeof factsOf>;
const factsOf = ({ main, subs, askedAt }: AccountsReading, id: string) => ({
  main,
  sub: subs.get(id) ?? null,
  askedAt,
});

/**
 * Sends changes of sub-accounts, moves of their traffic or deletions, one call after another. All accounts are read when the dialog
 * opens, those of several again before the first call, and each once more right before its own call. Every reading is compared with a sub-account's last
 * change, even one from another dialog, another tab or before a reload (`lastChanges`); `canSendChange` decides if the next one is
 * sent.
 * @param subs for one, a change is sent even if its page is left while the accounts are read, and a further one may follow once the last
 * has proved to have arrived; each of several gets one change at most
 */
export function useSubAccountChanges(subs: readonly SubAccount[]) {
  // Its functions ask the store, which the React Compiler cannot see: kept from one drawing to the next, a dialog would not ask them again.
  'use no memo';
  const isSingle = subs.length === 1;
  const t = useText();
  const { id: customer } = useCustomer();
  const changes = lastChanges();
  const isCustomerPresent = useIsCustomerPresent(customer);
  const subscribe = (changed: () => void) => changes.rows.subscribe(customer, changed);
  const kept = useSyncExternalStore(subscribe, () => changes.rows.snapshot(customer));
  useEffect(() => void changes.rows.load(customer), [changes, customer]);
  /** Asks the store, because sending must not wait for a render. */
  const changeOf = (id: string) => changes.changeOf(customer, id);
  const [openedAt] = useState(() => momentAt(uptime()));
  const { run, busy, start, stop, once } = useSequentialRun<NotMadeReason>(isSingle);
  const isAnyUnknownIn = (current: AccountsReading | undefined) =>
    subs.some(({ id }) => {
      const facts = current ? factsOf(current, id) : null;
      return outcomeOfLastChange(changeOf(id), facts) === 'unknown';
    });
  const accounts = useFreshAccounts(subs, (current) =>
    isAnyUnknownIn(current) ? LOOK_AGAIN_MS : false,
  );
  const readAccount = useReadAccount();
  const refresh = useRefreshSubAccounts();
  const reading = accounts.data;

  // A reading decides what became of a change. The lists were read when the answer was lost, and may still show the earlier state.
  useEffect(() => {
    for (const { id, change } of kept) {
      if (!reading?.subs.has(id)) continue;
      const facts = factsOf(reading, id);
      void changes.noteReading(customer, id, facts);
      const isDecided = change.kind === 'arrived';
      if (!isDecided && outcomeOfLastChange(change, facts) === 'arrived') void refresh();
    }
  }, [changes, customer, kept, reading, refresh]);

  // Another tab or device has deleted it: the list behind the dialog still shows it. What this dialog sends is read anew at its end.
  const isOneGone = !busy && [...(reading?.subs.values() ?? [])].includes(null);
  const readList = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isOneGone) readList();
  }, [isOneGone]);

  /** True when a change proved to have arrived while this dialog was open. */
  const hasArrived = (id: string) => isFoundSince(changeOf(id), openedAt);

  const unansweredOf = (id: string): UnansweredChange | null => {
    const kind = run.items.get(id)?.kind;
    // The answer to a change that this dialog is sending is awaited.
    if (kind === 'sending' || kind === 'lookingUp') return null;
    if (changeOf(id).kind === 'arrived' && !hasArrived(id)) return null;
    return unansweredChange(changeOf(id), reading ? factsOf(reading, id) : null);
  };

  const readNow = async (): Promise<AccountsReading> => {
    const { data } = await accounts.refetch({ throwOnError: true });
    if (!data) throw new TypeError('a reading without data');
    return data;
  };
  /** Reads all accounts; resolves with undefined when they cannot be read, and `accounts` has the error. */
  const readAll = () => readNow().catch(() => undefined);

  const isFree = (id: string, facts: Facts) =>
    canSendChange(changeOf(id), facts) && (isSingle || !hasArrived(id));

  // The dialog for a single sub-account shows this reading, or its error.
  const readForSending = async (named: SubAccount): Promise<Facts> =>
    isSingle ? factsOf(await readNow(), named.id) : readAccount(named);

  const sendOne = async <Change extends SentChange, Answer>(
    id: string,
    turn: Turn,
    { prepare, call, onDone }: ChangeSteps<Change, Answer>,
  ): Promise<ChangeEnd> => {
    const named = subs.find((one) => one.id === id);
    if (!named) return NOT_SENT;
    let isSent = false;
    const prepareOne = (
      facts: Facts,
    ): { readonly change: Change } | { readonly refusal: ChangeEnd } => {
      const { sub } = facts;
      if (sub === null) return { refusal: skip('gone') };
      if (!isFree(id, facts)) return { refusal: skip('undecided') };
      const change = prepare({ ...facts, sub }, id);
      if (typeof change === 'string') return { refusal: skip(change) };
      isSent = turn.maySend();
      return isSent ? { change } : { refusal: NOT_SENT };
    };
    const sent = await changes
      .send(customer, id, {
        read: () => readForSending(named),
        prepare: prepareOne,
        // The dialog looks up what became of the change, and says so.
        call: (change) => {
          const isShownByCaller = (error: unknown) =>
            isCustomerPresent() && hasNoReadableAnswer(error);
          return call(id, { isShownByCaller }, change);
        },
      })
      .catch((error: unknown) => ({ error }));
    if (sent === null) {
      // Another tab sends for the same sub-account; a reading shows what became of its change.
      await readAll();
      return skip('undecided');
    }
    if ('refusal' in sent) return sent.refusal;
    if ('answer' in sent) {
      onDone?.(sent.answer);
      return { kind: 'done' };
    }
    // The request policy has shown a code as a toast (`isShownByCaller` above keeps a missing or unreadable answer to this dialog).
    if (!isSent || !mayHaveBeenMade(sent.error)) return endOfFailure(sent.error, isSent);
    turn.noteLookUp();
    await readAll();
    return { kind: 'lost' };
  };

  const send = <Change extends SentChange, Answer>(steps: ChangeSteps<Change, Answer>) =>
    start({
      async plan() {
        if (isSingle) return subs.map(({ id }) => id);
        const all = await readAll();
        // Further changes would alter the main account's figures, which may be needed to find the outcome of a lost one.
        if (!all || isAnyUnknownIn(all)) return null;
        return steps.plan?.(all) ?? null;
      },
      send: (id, turn) => sendOne(id, turn, steps),
      onEnd({ ids, items }) {
        if (ids.some((id) => items.get(id)?.kind !== 'skipped')) void refresh();
      },
    });

  return {
    accounts,
    run,
    busy,
    hasArrived,
    /** Returns the last change of a sub-account, unless it had an answer or this dialog awaits one; null when there is none. */
    unansweredOf,
    /** True while it is not known what became of the last change of one of them. */
    isAnyUnknown: isAnyUnknownIn(reading),
    /** Returns true when a reading allows another change of a sub-account. */
    isFreeIn: (reading: AccountsReading, id: string) => isFree(id, factsOf(reading, id)),
    send,
    /** Notes that the customer has said whether a move that figures do not decide was made. */
    async decide(id: string, { changeId }: UndecidedMove, isMade: boolean): Promise<void> {
      await changes.decide(customer, id, changeId, isMade);
      void refresh();
    },
    stop,
    checkAgain: () =>
      once(async () => {
        const current = await readAll();
        if (isAnyUnknownIn(current))
          announce('toast', { kind: 'info', text: t('outcome.unchanged') });
      }),
  };
}

export type SubAccountChanges = ReturnType<typeof useSubAccountChanges>;
