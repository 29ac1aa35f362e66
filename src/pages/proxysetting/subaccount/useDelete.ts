import { useState } from 'react';
import type { SubAccount } from '@/contract';
import type { MoveOutcome } from '@/domain/trafficMove';
import { useAccountsNow, useDeleteSubAccount } from '@/queries/subAccount';
import { isAnswerLost } from '@/runtime/answerLost';
import { useBusy } from '@/ui/useBusy';

/**
 * Deleting a sub-account. It is read when the dialog opens and again right before it is deleted, so that what comes back
 * is said as it is. A lost answer is looked up: what is not listed any more is deleted.
 * @param onDone hears how many bytes came back
 */
export function useDelete(sub: SubAccount, onDone: (recycled: number) => void) {
  const accounts = useAccountsNow(sub);
  const { mutateAsync } = useDeleteSubAccount();
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<MoveOutcome | null>(null);

  /** The sub-account as it is now, null when it is not listed any more. @throws as the calls do */
  const readNow = async () => {
    const { data } = await accounts.refetch({ throwOnError: true });
    return data?.sub ?? null;
  };
  const judge = async () => setOutcome((await readNow()) ? 'notArrived' : 'arrived');
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
        onDone(recycled ?? now.trafficLeft);
      } catch (error) {
        if (isAnswerLost(error)) await judge().catch(() => setOutcome('unknown'));
        throw error;
      }
    });

  return { accounts, busy, outcome, send, checkAgain: () => call(judge) };
}
