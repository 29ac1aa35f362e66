import { useEffect, useState, useSyncExternalStore } from 'react';
import { isAnswerLost } from '@/api/answerLost';
import type { SubAccount, User } from '@/api/contract';
import { useSession } from '@/features/auth';
import { useBusy } from '@/ui/form/useBusy';
import { useAccountsNow, useRefreshSubAccounts } from '../queries';
import { type LostOutcome, openOutcome } from '../rules/lostChange';
import { maySendChange, type SentChange, subAccountRule } from '../rules/subAccountChange';
import { openChanges, sendChange } from './openChanges';

/** The main account and the sub-account, which is listed. */
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

interface Sending<Answer> {
  /** The change by both accounts as they are right before it is sent; null when it cannot be sent as they are. */
  prepare(now: AccountsNow): SentChange | null;
  call(): Promise<Answer>;
  /** The change was answered. */
  onDone(answer: Answer, before: AccountsNow): void;
}

/** Whether a change is a move or the deletion. */
export const whatOf = ({ action }: SentChange) => (action === 'delete' ? 'delete' : 'move');

/**
 * Sends a change of a sub-account, and looks it up when its answer is lost. Both accounts are read when the dialog opens and again right
 * before a change is sent. Every reading is asked what became of the sub-account's last change, also of one that another dialog sent;
 * `maySendChange` decides whether the next one is sent.
 */
export function useSubAccountChange(sub: SubAccount) {
  const { customer } = useSession();
  const key = `${customer}/${sub.id}`;
  const accounts = useAccountsNow(sub);
  const refresh = useRefreshSubAccounts();
  const { busy, run } = useBusy();
  const open = useSyncExternalStore(openChanges.subscribe, () => openChanges.get(key));
  const [arrived, setArrived] = useState<SentChange | null>(null);
  const [isSending, setIsSending] = useState(false);
  const reading = accounts.data ?? null;
  const outcome = openOutcome(subAccountRule, open, reading);

  // A change that arrived is not open any more: this dialog goes on saying so.
  useEffect(() => {
    if (open.kind === 'none' || reading === null || outcome !== 'arrived') return;
    setArrived(open.sent);
    openChanges.note(key, { kind: 'read', reading });
    // The lists were read when the answer was lost, and may still show how it was before.
    void refresh();
  }, [key, open, outcome, reading, refresh]);

  const lost = (): LostChange | null => {
    // What is being sent from here has not been lost yet.
    if (isSending) return null;
    if (arrived) return { what: whatOf(arrived), outcome: 'arrived', isUnderWay: false };
    if (open.kind === 'none' || outcome === null) return null;
    return { what: whatOf(open.sent), outcome, isUnderWay: open.kind === 'underWay' };
  };

  /** Both accounts as they are now. @throws as the calls do */
  const readNow = async () => (await accounts.refetch({ throwOnError: true })).data;

  const sendNow = async <Answer>(change: SentChange, call: () => Promise<Answer>) => {
    setArrived(null);
    setIsSending(true);
    try {
      return await sendChange(key, change, call);
    } catch (error) {
      if (isAnswerLost(error)) await readNow().catch(() => undefined);
      throw error;
    } finally {
      setIsSending(false);
    }
  };

  /** One call at a time. What a change fails with is told by the request policy, what a reading does by `accounts`. */
  const runQuietly = (work: () => Promise<unknown>) =>
    run(async () => {
      await work().catch(() => undefined);
    });

  const send = <Answer>({ prepare, call, onDone }: Sending<Answer>) =>
    runQuietly(async () => {
      const now = await readNow();
      if (!now?.sub || !maySendChange(openChanges.get(key), now)) return;
      const before = { main: now.main, sub: now.sub };
      const change = prepare(before);
      if (change) onDone(await sendNow(change, call), before);
    });

  return { accounts, busy, lost: lost(), send, checkAgain: () => runQuietly(readNow) };
}
