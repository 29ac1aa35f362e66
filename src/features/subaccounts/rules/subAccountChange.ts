import { CALL_TIMEOUT, LONGEST_SENDING } from '@/lib/callTimeout';
import type { AllocationProblem } from './allocation';
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

/** Returns the least number of seconds that lie between two moments; negative when the second may have come first. */
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
  /** True for an answer that does not reveal the outcome: the backend has finished the call. */
  readonly hasAnswer: boolean;
}

interface Sending {
  /** Unique among changes: a late event of an earlier change says nothing about this one. */
  readonly id: string;
  readonly sent: SentChange;
  readonly at: Moment;
}

/**
 * The last change of a sub-account: none is open, its answer is pending, its answer was lost, or a lost one proved to have arrived.
 * After a lost one, no other is sent until a reading or the customer decides its outcome.
 */
export type OpenChange =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'underWay' } & Sending)
  | ({ readonly kind: 'lost'; readonly loss: LostAnswer } & Sending)
  | ({ readonly kind: 'arrived'; readonly foundAt: Moment } & Sending);

export const NO_CHANGE: OpenChange = { kind: 'none' };

export type ChangeEvent =
  | { readonly kind: 'sent'; readonly id: string; readonly change: SentChange; readonly at: Moment }
  /** The change was made, or certainly was not. */
  | { readonly kind: 'answered'; readonly id: string }
  | { readonly kind: 'lost'; readonly id: string; readonly loss: LostAnswer }
  | { readonly kind: 'read'; readonly reading: AccountFacts }
  /** The customer has said what became of a change that no reading decides. */
  | {
      readonly kind: 'decided';
      readonly id: string;
      readonly isMade: boolean;
      readonly at: Moment;
    };

/**
 * Returns the change with what time alone has done to it. After 24 hours there is none. A change under way that another document sent is lost
 * when no sending takes so long: that document was closed.
 */
export function ageChange(open: OpenChange, now: Moment): OpenChange {
  if (open.kind === 'none') return open;
  const { id, sent, at } = open;
  // A clock that was far ahead must not make a change block for longer.
  if (Math.abs(now.time - at.time) >= KEPT_FOR) return NO_CHANGE;
  if (open.kind !== 'underWay' || at.document === now.document) return open;
  // No document has this id, so the service's clock decides about this loss.
  const lostAt = { document: '', uptime: 0, time: at.time + LONGEST_SENDING };
  if (secondsBetween(lostAt, now) < 0) return open;
  return { kind: 'lost', id, sent, at, loss: { at: lostAt, hasAnswer: false } };
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
 * Returns the outcome of the open change; null when none is open. A deletion that a reading shows has arrived, whenever the reading
 * was requested. Any other reading counts only if it was requested after the answer was lost; and one without the change only once
 * the time-out of a call has passed, because a call that was given up may still take effect.
 * @param reading null before the first reading, and after a failed one
 */
export function outcomeOfOpenChange(
  kept: OpenChange,
  reading: AccountFacts | null,
): LostOutcome | null {
  const open = reading ? ageChange(kept, reading.askedAt) : kept;
  if (open.kind === 'none') return null;
  if (open.kind === 'arrived') return 'arrived';
  if (reading === null) return 'unknown';
  const outcome = outcomeOf(open.sent, reading);
  if (outcome === 'arrived' && open.sent.action === 'delete') return 'arrived';
  if (open.kind === 'underWay') return 'unknown';
  const { at, hasAnswer } = open.loss;
  const passed = secondsBetween(at, reading.askedAt);
  if (passed <= 0) return 'unknown';
  return outcome === 'notArrived' && !hasAnswer && passed < CALL_TIMEOUT ? 'unknown' : outcome;
}

/** Returns true when the open change proved to have arrived at that moment or later. */
export const isFoundSince = (open: OpenChange, since: Moment): boolean =>
  open.kind === 'arrived' && secondsBetween(since, open.foundAt) >= 0;

/** Returns true when the customer may decide the outcome, because a reading that was requested late enough does not. */
export function mayDecide(kept: OpenChange, reading: AccountFacts): boolean {
  const open = ageChange(kept, reading.askedAt);
  return (
    open.kind === 'lost' &&
    secondsBetween(open.at, reading.askedAt) >= DECIDE_AFTER &&
    secondsBetween(open.loss.at, reading.askedAt) >= CALL_TIMEOUT &&
    outcomeOfOpenChange(open, reading) === 'unknown'
  );
}

/**
 * Returns true when a change of a sub-account may be sent, given a reading from right before: the sub-account is listed, and no
 * earlier change is undecided. A deletion waits for an undecided move, too: an allocation that arrives after it would be lost.
 */
export function canSendChange(kept: OpenChange, reading: AccountFacts): boolean {
  if (reading.sub === null) return false;
  const open = ageChange(kept, reading.askedAt);
  if (open.kind === 'arrived') return secondsBetween(open.foundAt, reading.askedAt) > 0;
  const outcome = outcomeOfOpenChange(open, reading);
  return outcome === null || outcome === 'notArrived';
}

function decided(open: OpenChange, isMade: boolean, at: Moment): OpenChange {
  if (open.kind === 'none' || !isMade) return NO_CHANGE;
  return { kind: 'arrived', id: open.id, sent: open.sent, at: open.at, foundAt: at };
}

/**
 * Returns the open change after an event. A change that did not arrive stays open until another is sent: its call may have been
 * late. An event of a change that another has followed counts for nothing.
 */
export function applyChangeEvent(open: OpenChange, event: ChangeEvent): OpenChange {
  const isOwn = 'id' in event && 'id' in open && event.id === open.id;
  switch (event.kind) {
    case 'sent':
      return { kind: 'underWay', id: event.id, sent: event.change, at: event.at };
    case 'answered':
      return isOwn ? NO_CHANGE : open;
    case 'lost':
      // Another tab may have seen the change arrive before its sender gave up.
      return isOwn && open.kind !== 'arrived' ? { ...open, kind: 'lost', loss: event.loss } : open;
    case 'decided':
      return isOwn && open.kind !== 'arrived' ? decided(open, event.isMade, event.at) : open;
    case 'read': {
      const { askedAt } = event.reading;
      const now = ageChange(open, askedAt);
      const isFound =
        now.kind !== 'arrived' && outcomeOfOpenChange(now, event.reading) === 'arrived';
      return isFound ? decided(now, true, askedAt) : now;
    }
  }
}

/** The reason why a change was not made: the reading right before it, an earlier change that is still open, or a failure. */
export type SkipReason =
  | { readonly kind: 'unfit'; readonly reason: AllocationProblem | 'gone' | 'open' }
  | { readonly kind: 'failure'; readonly error: unknown };

/** A move that the figures do not decide. */
export interface UndecidedMove {
  /** The id of the change: a click decides about the one that is shown. */
  readonly changeId: string;
  /** Bytes. */
  readonly amount: number;
  readonly before: MoveBalances;
  readonly now: MoveBalances;
  /** True when the customer may say whether the move was made. */
  readonly mayDecide: boolean;
}

/** The state of a change without an answer. */
export interface LostChange {
  readonly what: 'move' | 'delete';
  readonly outcome: LostOutcome;
  /** True when an answer may still arrive: a dialog that is closed by now, or another tab, sent the change. */
  readonly isUnderWay: boolean;
  readonly undecided: UndecidedMove | null;
}

/** Returns the state of a change for its dialog; null when none is open. */
export function lostChangeOf(kept: OpenChange, facts: AccountFacts | null): LostChange | null {
  const change = facts ? ageChange(kept, facts.askedAt) : kept;
  const outcome = outcomeOfOpenChange(change, facts);
  if (change.kind === 'none' || outcome === null) return null;
  const { sent } = change;
  const isUnderWay = change.kind === 'underWay';
  if (sent.action === 'delete') return { what: 'delete', outcome, isUnderWay, undecided: null };
  const base = { what: 'move', outcome, isUnderWay } as const;
  if (outcome !== 'unknown' || !facts?.sub) return { ...base, undecided: null };
  return {
    ...base,
    undecided: {
      changeId: change.id,
      amount: sent.amount,
      before: sent.before,
      now: { main: facts.main, sub: facts.sub },
      mayDecide: mayDecide(change, facts),
    },
  };
}
