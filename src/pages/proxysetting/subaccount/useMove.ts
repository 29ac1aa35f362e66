import { useState } from 'react';
import type { SubAccount, TrafficAction } from '@/contract';
import { previewAllocation } from '@/domain/allocation';
import {
  type MoveEvent,
  type MoveState,
  mayMove,
  NO_MOVE,
  nextMove,
  openOutcome,
  type Reading,
} from '@/domain/trafficMove';
import { useAccountsNow, useMoveTraffic } from '@/queries/subAccount';
import { hasAnswer, isAnswerLost } from '@/runtime/answerLost';
import { uptime } from '@/runtime/uptime';
import { useSession } from '@/session';
import { useBusy } from '@/ui/useBusy';

/**
 * The last moves, by customer and sub-account. They outlive the page, because customers check other pages for what became of a
 * move. They are not stored: a move that no figures can decide would block the sub-account for ever; a reload clears it.
 */
const states = new Map<string, MoveState>();

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
  const state = () => states.get(key) ?? NO_MOVE;
  const note = (event: MoveEvent) => void states.set(key, nextMove(state(), event));
  const [outcome, setOutcome] = useState(() => openOutcome(state(), null));

  /** Both sides as they are now; null when the sub-account is not listed. @throws as the calls do */
  const readNow = async () => {
    const { data } = await accounts.refetch({ throwOnError: true });
    if (!data?.sub) return null;
    const { main, sub: found, askedAt } = data;
    return { sides: { main, sub: found }, askedAt };
  };

  /** Shows what both sides say of the open move. */
  const judge = (reading: Reading | null) => {
    setOutcome(openOutcome(state(), reading));
    note({ kind: 'read', reading });
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
      const isFree = mayMove(state(), now);
      judge(now);
      if (!isFree || now === null) return;
      const { main, sub: before } = now.sides;
      // The field now shows what is wrong.
      if (previewAllocation(action, amount, main.trafficLeft, before).problem) return;
      setOutcome(null);
      note({ kind: 'sent', move: { action, amount, before: now.sides } });
      try {
        await mutateAsync({ id: sub.id, action, amount });
      } catch (error) {
        if (isAnswerLost(error)) {
          note({ kind: 'lost', loss: { at: uptime(), hasAnswer: hasAnswer(error) } });
          await lookUp();
        } else note({ kind: 'answered' });
        throw error;
      }
      note({ kind: 'answered' });
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
