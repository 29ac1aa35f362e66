import { useState } from 'react';
import type { SubAccount, TrafficAction } from '@/contract';
import { previewAllocation } from '@/domain/allocation';
import { type MoveOutcome, moveOutcome, type SentMove } from '@/domain/trafficMove';
import { useAccountsNow, useMoveTraffic } from '@/queries/subAccount';
import { isAnswerLost } from '@/runtime/answerLost';
import { useSession } from '@/session';
import { useBusy } from '@/ui/useBusy';

/** A move of which it is not known that it arrived. */
interface OpenMove {
  readonly sent: SentMove;
  /** Its answer has neither come nor been lost: that nothing has been moved yet says nothing of it. */
  readonly isUnderWay: boolean;
}

/**
 * The open moves, by customer and sub-account. They outlive the page, because customers go and look at other pages what became
 * of a move. They are not stored: figures that cannot decide it would block the sub-account for ever, and now a reload is the
 * way out.
 */
const openMoves = new Map<string, OpenMove>();

interface Options {
  readonly action: TrafficAction;
  readonly sub: SubAccount;
  /** The move was answered. */
  onDone(amount: number): void;
}

/**
 * A move of traffic. Both sides are read when the dialog opens and again right before the move is sent. A lost answer is
 * looked up, then and before anything is sent again.
 */
export function useMove({ action, sub, onDone }: Options) {
  const { customer } = useSession();
  const key = `${customer}/${sub.id}`;
  const accounts = useAccountsNow(sub);
  const { mutateAsync } = useMoveTraffic();
  const { busy, run } = useBusy();
  const [outcome, setOutcome] = useState<MoveOutcome | null>(openMoves.has(key) ? 'unknown' : null);

  /** Both sides as they are now. @throws as the calls do */
  const readNow = async () => {
    const { data } = await accounts.refetch({ throwOnError: true });
    return data;
  };
  type Accounts = Awaited<ReturnType<typeof readNow>>;

  /** What both sides say of the open move; null when there is none. */
  const judge = (now: Accounts): MoveOutcome | null => {
    const open = openMoves.get(key);
    if (!open) {
      // Its answer came meanwhile, perhaps to a page that was left.
      setOutcome(null);
      return null;
    }
    const found =
      now?.sub && !open.isUnderWay
        ? moveOutcome(open.sent, { main: now.main, sub: now.sub })
        : 'unknown';
    if (found === 'arrived') openMoves.delete(key);
    setOutcome(found);
    return found;
  };

  const lookUp = async () => {
    try {
      judge(await readNow());
    } catch {
      setOutcome('unknown');
    }
  };

  /** One call at a time. What a change fails with is told by the request policy, what a reading does by `accounts`. */
  const call = (work: () => Promise<void>) => run(() => work().catch(() => undefined));

  const send = (amount: number) =>
    call(async () => {
      const now = await readNow();
      const earlier = judge(now);
      if (earlier === 'arrived' || earlier === 'unknown' || !now?.sub) return;
      // The field now shows what is wrong.
      if (previewAllocation(action, amount, now.main.trafficLeft, now.sub).problem) return;
      setOutcome(null);
      const sent: SentMove = { action, amount, before: { main: now.main, sub: now.sub } };
      openMoves.set(key, { sent, isUnderWay: true });
      try {
        await mutateAsync({ id: sub.id, action, amount });
      } catch (error) {
        openMoves.set(key, { sent, isUnderWay: false });
        if (isAnswerLost(error)) await lookUp();
        else openMoves.delete(key);
        throw error;
      }
      openMoves.delete(key);
      onDone(amount);
    });

  return {
    accounts,
    busy,
    outcome,
    send,
    checkAgain: () => call(async () => void judge(await readNow())),
  };
}
