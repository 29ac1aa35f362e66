import type { SubAccount, TrafficAction, User } from '@/api/contract';
import { bytesToSub, type MoveProblem, previewMove } from './movePreview';

/** The outcome of a change whose answer was lost. */
export type LostOutcome = 'arrived' | 'notArrived' | 'unknown';

/** Both sides of a move, read together. Bytes. */
export interface MoveBalances {
  readonly main: Pick<User, 'trafficLeft' | 'trafficUsed'>;
  readonly sub: Pick<SubAccount, 'trafficLeft' | 'trafficUsed' | 'allocatedTraffic'>;
}

/** A sent move, with both sides as read right before. */
export interface SentMove {
  readonly action: TrafficAction;
  readonly amount: number;
  readonly before: MoveBalances;
}

/**
 * Returns the move to send, given both sides as read right before, or the reason against it. Only their figures are taken over,
 * because a sent move is stored in the browser, and accounts have passwords and an API token.
 * @param typed the amount that the customer asks for, in bytes
 */
export function prepareMove(
  action: TrafficAction,
  typed: number,
  { main, sub }: { readonly main: User; readonly sub: SubAccount },
): SentMove | MoveProblem {
  const { amount, problem } = previewMove(action, typed, main.trafficLeft, sub);
  if (problem !== null) return problem;
  return {
    action,
    amount,
    before: {
      main: { trafficLeft: main.trafficLeft, trafficUsed: main.trafficUsed },
      sub: {
        trafficLeft: sub.trafficLeft,
        trafficUsed: sub.trafficUsed,
        allocatedTraffic: sub.allocatedTraffic,
      },
    },
  };
}

/** The conclusion from one figure about a move. */
type MoveEvidence = 'moved' | 'still' | 'other';

function evidenceOf(change: number, moved: number): MoveEvidence {
  if (change === moved) return 'moved';
  return change === 0 ? 'still' : 'other';
}

const owned = (side: { readonly trafficLeft: number; readonly trafficUsed: number }) =>
  side.trafficLeft + side.trafficUsed;

/**
 * Returns the outcome of a move whose answer was lost, from both sides before and after: the call has no id to look it up
 * by. Usage meanwhile lowers the traffic left, so only figures that it does not change count: the sub-account's allocated
 * traffic, and the sum of left and used on either side. A backend may never lower allocated traffic, so that recycling
 * leaves it unchanged; and usage may be counted a moment after the traffic is gone. So the two figures of the sub-account
 * must agree, or the main account's must decide between them; otherwise the outcome is unknown.
 */
export function moveOutcome(
  { action, amount, before }: SentMove,
  after: MoveBalances,
): LostOutcome {
  const toSub = bytesToSub(action, amount);
  const allocated = evidenceOf(after.sub.allocatedTraffic - before.sub.allocatedTraffic, toSub);
  const sub = evidenceOf(owned(after.sub) - owned(before.sub), toSub);
  const main = evidenceOf(owned(after.main) - owned(before.main), -toSub);
  const signs = [allocated, sub];
  if (main !== 'still' && !signs.includes('still') && allocated === 'moved') return 'arrived';
  if (main === 'moved' && sub === 'moved') return 'arrived';
  if (main !== 'moved' && allocated === 'still' && sub === 'still') return 'notArrived';
  if (main === 'still' && signs.includes('still') && !signs.includes('moved')) return 'notArrived';
  return 'unknown';
}
