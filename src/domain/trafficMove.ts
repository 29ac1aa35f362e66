import type { SubAccount, TrafficAction, User } from '@/contract';

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

/** What became of a move whose answer was lost. */
export type MoveOutcome = 'arrived' | 'notArrived' | 'unknown';

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
export function moveOutcome({ action, amount, before }: SentMove, after: MoveSides): MoveOutcome {
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
  | {
      readonly kind: 'lost';
      readonly sent: SentMove;
      /** When it was given up without an answer, UTC seconds: the backend may still be at it. Null when an answer came. */
      readonly lostAt: number | null;
    };

export type MoveEvent =
  | { readonly kind: 'sent'; readonly move: SentMove }
  /** It was made, or certainly was not. */
  | { readonly kind: 'answered' }
  /** No answer came at that time (UTC seconds), or null: one came, which does not say what became of the move. */
  | { readonly kind: 'lost'; readonly at: number | null }
  /** Both sides were read at a time, UTC seconds; null when the sub-account is not listed. */
  | { readonly kind: 'read'; readonly now: MoveSides | null; readonly at: number };

export const NO_MOVE: MoveState = { kind: 'none' };

/** A call that was given up without an answer may still take effect for so long, in seconds: as long as an answer is waited for. */
const LATEST_EFFECT = 15;

/** Whether a lost move may still be made. A clock that was put back must not keep it open. */
const mayStillArrive = (lostAt: number | null, at: number): boolean =>
  lostAt !== null && at >= lostAt && at < lostAt + LATEST_EFFECT;

/**
 * What became of the move that is open, by both sides as they were read at a time (UTC seconds); null when none is. That nothing has
 * been moved yet says nothing of a move whose answer is still waited for, or was lost a moment ago.
 */
export function openOutcome(
  state: MoveState,
  now: MoveSides | null,
  at: number,
): MoveOutcome | null {
  if (state.kind === 'none') return null;
  if (state.kind === 'underWay' || now === null) return 'unknown';
  const outcome = moveOutcome(state.sent, now);
  return outcome === 'notArrived' && mayStillArrive(state.lostAt, at) ? 'unknown' : outcome;
}

/** Whether another move may be sent. */
export function mayMove(state: MoveState, now: MoveSides | null, at: number): boolean {
  const outcome = openOutcome(state, now, at);
  return now !== null && (outcome === null || outcome === 'notArrived');
}

/** The state after an event. A move that did not arrive stays open until another is sent: its call may have been late. */
export function nextMove(state: MoveState, event: MoveEvent): MoveState {
  switch (event.kind) {
    case 'sent':
      return { kind: 'underWay', sent: event.move };
    case 'answered':
      return NO_MOVE;
    case 'lost':
      return state.kind === 'none' ? state : { kind: 'lost', sent: state.sent, lostAt: event.at };
    case 'read':
      return openOutcome(state, event.now, event.at) === 'arrived' ? NO_MOVE : state;
  }
}
