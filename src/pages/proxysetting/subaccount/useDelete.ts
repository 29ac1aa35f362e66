import { useRef, useState } from 'react';
import type { SubAccount } from '@/contract';
import { type Loss, type LostOutcome, mayStillArrive } from '@/domain/lostChange';
import { useAccountsNow, useDeleteSubAccount } from '@/queries/subAccount';
import { hasAnswer, isAnswerLost } from '@/runtime/answerLost';
import { uptime } from '@/runtime/uptime';
import { useBusy } from '@/ui/useBusy';

/**
 * Deleting a sub-account. It is read when the dialog opens and again right before it is deleted, so that what comes back
 * is said as it is. A lost answer is looked up: what is not listed any more is deleted; what is still listed may yet be, as
 * long as the backend may be at it.
 * @param onDone hears how many bytes came back
 */
export function useDelete(sub: SubAccount, onDone: (recycled: number) => void) {
  const accounts = useAccountsNow(sub);
  const { mutateAsync } = useDeleteSubAccount();
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<LostOutcome | null>(null);
  const loss = useRef<Loss | null>(null);

  /** The sub-account as it is now, null when it is not listed any more. @throws as the calls do */
  const readNow = async () => {
    const { data } = await accounts.refetch({ throwOnError: true });
    return data?.sub ? { sub: data.sub, askedAt: data.askedAt } : null;
  };
  const judge = async () => {
    const now = await readNow();
    if (now === null) setOutcome('arrived');
    else if (loss.current && mayStillArrive(loss.current, now.askedAt)) setOutcome('unknown');
    else setOutcome('notArrived');
  };
  /** One call at a time. What a change fails with is told by the request policy, what a reading does by `accounts`. */
  const call = (work: () => Promise<void>) => run(() => work().catch(() => undefined));

  const send = () =>
    call(async () => {
      const now = await readNow();
      if (now === null) {
        // An answer that was lost before: it was this customer who deleted it.
        if (outcome !== null) setOutcome('arrived');
        return;
      }
      setOutcome(null);
      try {
        const { recycled } = await mutateAsync(sub.id);
        onDone(recycled ?? now.sub.trafficLeft);
      } catch (error) {
        if (isAnswerLost(error)) {
          loss.current = { at: uptime(), hasAnswer: hasAnswer(error) };
          await judge().catch(() => setOutcome('unknown'));
        }
        throw error;
      }
    });

  return { accounts, busy, outcome, send, checkAgain: () => call(judge) };
}
