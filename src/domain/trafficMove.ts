import type { SubAccount, TrafficAction, User } from '@/contract';
import { type Loss, type LostOutcome, mayStillArrive } from './lostChange';

/** Both sides of a move as they were read together. Bytes. */
export interface MoveSides {
  readonly main: Pick<User, 'trafficLeft' | 'trafficUsed'>;
  readonly sub: Pick<SubAccount, 'trafficLeft' | 'trafficUsed' | 'allocatedTraffic'>;
}

/** A move that was sent, with both sides as they were right before. */
export interface SentMove {
  readonly action: TrafficAction;
  readonly amount: number;
  readonly before: MoveSides;
}

/** What one figure says of a move. */
type Sign = 'moved' | 'still' | 'other';

function signOf(change: number, moved: number): Sign {
  if (change === moved) return 'moved';
  return change === 0 ? 'still' : 'other';
}

const owned = (side: { readonly trafficLeft: number; readonly trafficUsed: number }) =>
  side.trafficLeft + side.trafficUsed;

/**
 * What became of a move whose answer was lost, from both sides before and after it: the call has no id to look it up by.
 * Usage meanwhile lowers what is left, so only figures count that it does not change: the sub-account's allocated traffic,
 * and on either side what is left and what was used together. A backend may count allocated traffic for good, so that
 * recycling leaves it as it is; and what was used may be counted a moment after it is gone. So the two figures of the
 * sub-account must agree, or the main account's must decide between them; else it is not known.
 */
export function moveOutcome({ action, amount, before }: SentMove, after: MoveSides): LostOutcome {
  const toSub = action === 'allocate' ? amount : -amount;
  const allocated = signOf(after.sub.allocatedTraffic - before.sub.allocatedTraffic, toSub);
  const sub = signOf(owned(after.sub) - owned(before.sub), toSub);
  const main = signOf(owned(after.main) - owned(before.main), -toSub);
  const signs = [allocated, sub];
  if (main !== 'still' && !signs.includes('still') && allocated === 'moved') return 'arrived';
  if (main === 'moved' && sub === 'moved') return 'arrived';
  if (main !== 'moved' && allocated === 'still' && sub === 'still') return 'notArrived';
  if (main === 'still' && signs.includes('still') && !signs.includes('moved')) return 'notArrived';
  return 'unknown';
}

/**
 * The last move of a sub-account's traffic: none is open, its answer is waited for, or its answer was lost. Until a lost one is
 * found to have arrived or not, none is sent after it.
 */
export type MoveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'underWay'; readonly sent: SentMove }
  | { readonly kind: 'lost'; readonly sent: SentMove; readonly loss: Loss };

/** Both sides as they were read. */
export interface Reading {
  readonly sides: MoveSides;
  /** When they were asked for, by the clock of `Loss`: a slow answer says nothing of what happened meanwhile. */
  readonly askedAt: number;
}

export type MoveEvent =
  | { readonly kind: 'sent'; readonly move: SentMove }
  /** It was made, or certainly was not. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'lost'; readonly loss: Loss }
  /** Both sides were read; null when the sub-account is not listed. */
  | { readonly kind: 'read'; readonly reading: Reading | null };

export const NO_MOVE: MoveState = { kind: 'none' };

/**
 * What became of the move that is open, by a reading of both sides; null when none is open. A reading that was asked for before the
 * answer was lost, or in the same tick of the clock, says nothing. Figures that have not moved say nothing of a move that may still arrive.
 */
export function openOutcome(state: MoveState, reading: Reading | null): LostOutcome | null {
  if (state.kind === 'none') return null;
  if (state.kind === 'underWay' || reading === null) return 'unknown';
  const { sides, askedAt } = reading;
  if (askedAt <= state.loss.at) return 'unknown';
  const outcome = moveOutcome(state.sent, sides);
  return outcome === 'notArrived' && mayStillArrive(state.loss, askedAt) ? 'unknown' : outcome;
}

/** Whether another move may be sent. */
export function mayMove(state: MoveState, reading: Reading | null): boolean {
  const outcome = openOutcome(state, reading);
  return reading !== null && (outcome === null || outcome === 'notArrived');
}

/** The state after an event. A move that did not arrive stays open until another is sent: its call may have been late. */
export function nextMove(state: MoveState, event: MoveEvent): MoveState {
  switch (event.kind) {
    case 'sent':
      return { kind: 'underWay', sent: event.move };
    case 'answered':
      return NO_MOVE;
    case 'lost':
      return state.kind === 'none' ? state : { kind: 'lost', sent: state.sent, loss: event.loss };
    case 'read':
      return openOutcome(state, event.reading) === 'arrived' ? NO_MOVE : state;
  }
}
