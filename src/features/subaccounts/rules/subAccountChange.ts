import { isCallOver, mayHaveBeenMade } from '@/api/callOutcome';
import { CALL_TIMEOUT, LONGEST_SENDING } from '@/lib/callTimeout';
import type { MoveProblem } from './movePreview';
import { type LostOutcome, type MoveBalances, moveOutcome, type SentMove } from './trafficMove';

/**
 * The time of an event, in seconds. Two events of one document are compared by its uptime, which a clock that is set cannot touch;
 * events of different documents (another tab, or this one before a reload) by the service's clock.
 */
export interface Moment {
  /** Id of the document. */
  readonly document: string;
  readonly uptime: number;
  /** UTC seconds of the service's clock, as far as the document knows it. */
  readonly time: number;
}

/** Two documents may differ by this much about the service's clock, because dates of answers have whole seconds. */
const CLOCK_MARGIN = 2;
/** A customer can decide this long after sending, when the figures have settled and the call cannot take effect any more. */
export const DECIDE_AFTER = 60;
/** A change whose outcome nobody finds blocks its sub-account no longer than this. */
export const KEPT_FOR = 24 * 60 * 60;

/**
 * Returns true while what was sent at `at` still counts. Both are UTC seconds of the service's clock; one that was far ahead must not
 * make anything block for longer.
 */
export const isRecent = (at: number, now: number): boolean => Math.abs(now - at) < KEPT_FOR;

/** Returns the least number of seconds that lie between two moments; negative when the second may be the earlier one. */
function secondsBetween(from: Moment, to: Moment): number {
  return from.document === to.document
    ? to.uptime - from.uptime
    : to.time - from.time - CLOCK_MARGIN;
}

/** A deletion that was sent. */
interface SentDeletion {
  readonly action: 'delete';
}

/** A change of a sub-account that is looked up when its answer is lost: a move of its traffic, or its deletion. */
export type SentChange = SentMove | SentDeletion;

/** A sub-account and its main account, read together. Bytes. */
export interface AccountFacts {
  readonly main: MoveBalances['main'];
  /** Null when the sub-account is no longer listed. */
  readonly sub: MoveBalances['sub'] | null;
  /** Time of the request: a slow answer proves nothing about events after it. */
  readonly askedAt: Moment;
}

/** When and how the answer of a change was lost. */
interface LostAnswer {
  readonly at: Moment;
  /** True when the backend has answered, although the answer does not tell the outcome: the call cannot take effect later. */
  readonly isCallOver: boolean;
}

/** A change whose call was sent. */
interface SentCall {
  /** Unique among changes: a late event of an earlier change says nothing about this one. */
  readonly id: string;
  readonly sent: SentChange;
  readonly at: Moment;
}

/**
 * The last change of a sub-account: none that matters, its answer is pending, its answer was lost, or a lost one proved to have arrived.
 * After a lost one, no other is sent until a reading or the customer decides its outcome.
 */
export type LastChange =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'underWay' } & SentCall)
  | ({ readonly kind: 'lost'; readonly loss: LostAnswer } & SentCall)
  | ({ readonly kind: 'arrived'; readonly foundAt: Moment } & SentCall);

export const NO_CHANGE: LastChange = { kind: 'none' };

export type ChangeEvent =
  | { readonly kind: 'sent'; readonly id: string; readonly sent: SentChange; readonly at: Moment }
  /** The change was made, or certainly was not, and its call takes effect no more. */
  | { readonly kind: 'over'; readonly id: string }
  | { readonly kind: 'lost'; readonly id: string; readonly loss: LostAnswer }
  | { readonly kind: 'read'; readonly facts: AccountFacts }
  /** The customer has said what became of a change that no reading decides. */
  | {
      readonly kind: 'decided';
      readonly id: string;
      readonly isMade: boolean;
      readonly at: Moment;
    };

/**
 * Returns the change after time alone has passed: none after 24 hours. A change that another document is sending counts as lost
 * once no sending can take that long, because that document must have been closed.
 */
export function expireChange(last: LastChange, now: Moment): LastChange {
  if (last.kind === 'none') return last;
  const { id, sent, at } = last;
  if (!isRecent(at.time, now.time)) return NO_CHANGE;
  if (last.kind !== 'underWay' || at.document === now.document) return last;
  // No document has the id '', so this moment is always compared by the service's clock.
  const lostAt = { document: '', uptime: 0, time: at.time + LONGEST_SENDING };
  if (secondsBetween(lostAt, now) < 0) return last;
  return { kind: 'lost', id, sent, at, loss: { at: lostAt, isCallOver: false } };
}

/**
 * Returns what a reading shows of a change. A missing sub-account proves a deletion, because an id is never used again. A move's
 * outcome is then unknown, because the figures are gone.
 */
function outcomeOf(sent: SentChange, { main, sub }: AccountFacts): LostOutcome {
  if (sent.action === 'delete') return sub === null ? 'arrived' : 'notArrived';
  return sub === null ? 'unknown' : moveOutcome(sent, { main, sub });
}

/**
 * Returns the outcome of the last change; null when there is none. A deletion that a reading shows has arrived, whenever the reading
 * was requested. Any other reading counts only if it was requested after the answer was lost; and one without the change only once
 * the time-out of a call has passed, because a call that was given up may still take effect.
 * @param facts null before the first reading, and after a failed one
 */
export function outcomeOfLastChange(
  kept: LastChange,
  facts: AccountFacts | null,
): LostOutcome | null {
  const last = facts ? expireChange(kept, facts.askedAt) : kept;
  if (last.kind === 'none') return null;
  if (last.kind === 'arrived') return 'arrived';
  if (facts === null) return 'unknown';
  const outcome = outcomeOf(last.sent, facts);
  if (outcome === 'arrived' && last.sent.action === 'delete') return 'arrived';
  if (last.kind === 'underWay') return 'unknown';
  const { at, isCallOver } = last.loss;
  const passed = secondsBetween(at, facts.askedAt);
  if (passed <= 0) return 'unknown';
  return outcome === 'notArrived' && !isCallOver && passed < CALL_TIMEOUT ? 'unknown' : outcome;
}

/** Returns true when the last change proved to have arrived at that moment or later. */
export const isFoundSince = (last: LastChange, since: Moment): boolean =>
  last.kind === 'arrived' && secondsBetween(since, last.foundAt) >= 0;

/** Returns true when the customer may decide the outcome, because a reading that was requested late enough does not. */
export function mayDecide(kept: LastChange, facts: AccountFacts): boolean {
  const last = expireChange(kept, facts.askedAt);
  return (
    last.kind === 'lost' &&
    secondsBetween(last.at, facts.askedAt) >= DECIDE_AFTER &&
    secondsBetween(last.loss.at, facts.askedAt) >= CALL_TIMEOUT &&
    outcomeOfLastChange(last, facts) === 'unknown'
  );
}

/**
 * Returns true when a change of a sub-account may be sent, given a reading from right before: the sub-account is listed, and no
 * earlier change is undecided. A deletion waits for an undecided move, too: an allocation that arrives after it would be lost.
 */
export function canSendChange(kept: LastChange, facts: AccountFacts): boolean {
  if (facts.sub === null) return false;
  const last = expireChange(kept, facts.askedAt);
  if (last.kind === 'arrived') return secondsBetween(last.foundAt, facts.askedAt) > 0;
  const outcome = outcomeOfLastChange(last, facts);
  return outcome === null || outcome === 'notArrived';
}

function decide(last: LastChange, isMade: boolean, at: Moment): LastChange {
  if (last.kind === 'none' || !isMade) return NO_CHANGE;
  return { kind: 'arrived', id: last.id, sent: last.sent, at: last.at, foundAt: at };
}

/**
 * Returns the last change after an event. A change that did not arrive stays the last one until another is sent: its call may have been
 * late. An event of a change that another has followed counts for nothing.
 */
export function applyChangeEvent(last: LastChange, event: ChangeEvent): LastChange {
  const isOwn = 'id' in event && 'id' in last && event.id === last.id;
  switch (event.kind) {
    case 'sent':
      return { kind: 'underWay', id: event.id, sent: event.sent, at: event.at };
    case 'over':
      return isOwn ? NO_CHANGE : last;
    case 'lost':
      // Another tab may have seen the change arrive before its sender gave up.
      return isOwn && last.kind !== 'arrived' ? { ...last, kind: 'lost', loss: event.loss } : last;
    case 'decided':
      return isOwn && last.kind !== 'arrived' ? decide(last, event.isMade, event.at) : last;
    case 'read': {
      const { askedAt } = event.facts;
      const unexpired = expireChange(last, askedAt);
      const isFound =
        unexpired.kind !== 'arrived' && outcomeOfLastChange(unexpired, event.facts) === 'arrived';
      return isFound ? decide(unexpired, true, askedAt) : unexpired;
    }
  }
}

/** Returns the event of a failed call: its answer is lost, or the change was certainly not made. */
export function eventOfFailure(id: string, error: unknown, at: Moment): ChangeEvent {
  return mayHaveBeenMade(error)
    ? { kind: 'lost', id, loss: { at, isCallOver: isCallOver(error) } }
    : { kind: 'over', id };
}

/** The reason why a change was not made: the reading right before it, an earlier change that is undecided, or a failure. */
export type NotMadeReason = MoveProblem | 'gone' | 'undecided' | { readonly error: unknown };

/** A move that the figures do not decide. */
export interface UndecidedMove {
  /** The id of the change: a click decides about the one that is shown. */
  readonly changeId: string;
  /** Bytes. */
  readonly amount: number;
  readonly before: MoveBalances;
  readonly current: MoveBalances;
  /** True when the customer may say whether the move was made. */
  readonly mayDecide: boolean;
}

/** A change without an answer, as its dialog shows it. */
export interface UnansweredChange {
  readonly kind: 'move' | 'delete';
  /** `underWay`: an answer may still arrive; a dialog that is closed by now, or another tab, sent the change. */
  readonly state: 'underWay' | LostOutcome;
  readonly undecided: UndecidedMove | null;
}

/** Returns true while nothing is sent for a sub-account, because nobody knows what became of its last change. */
export const blocksSending = (last: UnansweredChange | null): boolean =>
  last?.state === 'underWay' || last?.state === 'unknown';

/** Returns the last change for its dialog, unless it had an answer; null when there is none. */
export function unansweredChange(
  kept: LastChange,
  facts: AccountFacts | null,
): UnansweredChange | null {
  const change = facts ? expireChange(kept, facts.askedAt) : kept;
  const outcome = outcomeOfLastChange(change, facts);
  if (change.kind === 'none' || outcome === null) return null;
  const { sent } = change;
  const state = outcome === 'unknown' && change.kind === 'underWay' ? 'underWay' : outcome;
  if (sent.action === 'delete') return { kind: 'delete', state, undecided: null };
  const base = { kind: 'move', state } as const;
  if (outcome !== 'unknown' || !facts?.sub) return { ...base, undecided: null };
  return {
    ...base,
    undecided: {
      changeId: change.id,
      amount: sent.amount,
      before: sent.before,
      current: { main: facts.main, sub: facts.sub },
      mayDecide: mayDecide(change, facts),
    },
  };
}
