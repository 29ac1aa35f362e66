import { CALL_TIMEOUT, LONGEST_SENDING } from '@/lib/callTimeout';

/** The outcome of a change whose answer was lost. */
export type LostOutcome = 'arrived' | 'notArrived' | 'unknown';

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

/** When and how the answer of a change was lost. */
export interface LostAnswer {
  readonly at: Moment;
  /** True for an answer that does not reveal the outcome: the backend has finished the call. */
  readonly hasAnswer: boolean;
}

interface Sending<Sent> {
  /** Unique among changes: a late event of an earlier change says nothing about this one. */
  readonly id: string;
  readonly sent: Sent;
  readonly at: Moment;
}

/**
 * The last change of an account: none is open, its answer is pending, its answer was lost, or a lost one proved to have arrived.
 * After a lost one, no other is sent until a reading or the customer decides its outcome.
 */
export type OpenChange<Sent> =
  | { readonly kind: 'none' }
  | ({ readonly kind: 'underWay' } & Sending<Sent>)
  | ({ readonly kind: 'lost'; readonly loss: LostAnswer } & Sending<Sent>)
  | ({ readonly kind: 'arrived'; readonly foundAt: Moment } & Sending<Sent>);

export const NO_CHANGE: OpenChange<never> = { kind: 'none' };

/** Facts with the time of their request. */
export type TimedFacts<Facts> = Facts & {
  /** Time of the request: a slow answer proves nothing about events after it. */
  readonly askedAt: Moment;
};

/** Decides what facts prove about a sent change. */
export interface ChangeRule<Sent, Facts> {
  /** Returns the outcome, given facts that were requested after the answer was lost. */
  outcome(sent: Sent, facts: Facts): LostOutcome;
  /**
   * Returns true for a permanent change that facts prove by themselves, without a comparison with earlier ones: such facts are
   * proof whenever they were requested.
   */
  isLasting(sent: Sent): boolean;
}

export type ChangeEvent<Sent, Facts> =
  | { readonly kind: 'sent'; readonly id: string; readonly change: Sent; readonly at: Moment }
  /** The change was made, or certainly was not. */
  | { readonly kind: 'answered'; readonly id: string }
  | { readonly kind: 'lost'; readonly id: string; readonly loss: LostAnswer }
  | { readonly kind: 'read'; readonly reading: TimedFacts<Facts> }
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
export function ageChange<Sent>(open: OpenChange<Sent>, now: Moment): OpenChange<Sent> {
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
 * Returns the outcome of the open change; null when none is open. The outcome is 'unknown' while the call is under way, before
 * the first reading, and when the reading was requested before the answer was lost. A lasting change that a reading shows has
 * arrived in any case. A reading without the change proves nothing while the change may still arrive: a call that was given up may
 * take effect for as long as the time-out of a call.
 * @param reading null before the first reading, and after a failed one
 */
export function outcomeOfOpenChange<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  kept: OpenChange<Sent>,
  reading: TimedFacts<Facts> | null,
): LostOutcome | null {
  const open = reading ? ageChange(kept, reading.askedAt) : kept;
  if (open.kind === 'none') return null;
  if (open.kind === 'arrived') return 'arrived';
  if (reading === null) return 'unknown';
  const outcome = rule.outcome(open.sent, reading);
  if (outcome === 'arrived' && rule.isLasting(open.sent)) return 'arrived';
  if (open.kind === 'underWay') return 'unknown';
  const { at, hasAnswer } = open.loss;
  const passed = secondsBetween(at, reading.askedAt);
  if (passed <= 0) return 'unknown';
  return outcome === 'notArrived' && !hasAnswer && passed < CALL_TIMEOUT ? 'unknown' : outcome;
}

/** Returns true when the open change proved to have arrived at that moment or later. */
export const isFoundSince = (open: OpenChange<unknown>, since: Moment): boolean =>
  open.kind === 'arrived' && secondsBetween(since, open.foundAt) >= 0;

/** Returns true when the customer may decide the outcome, because a reading that was requested late enough does not. */
export function mayDecide<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  kept: OpenChange<Sent>,
  reading: TimedFacts<Facts>,
): boolean {
  const open = ageChange(kept, reading.askedAt);
  return (
    open.kind === 'lost' &&
    secondsBetween(open.at, reading.askedAt) >= DECIDE_AFTER &&
    secondsBetween(open.loss.at, reading.askedAt) >= CALL_TIMEOUT &&
    outcomeOfOpenChange(rule, open, reading) === 'unknown'
  );
}

/**
 * Returns true when another change may be sent: none is open, or the open one was certainly not made, or it arrived before the
 * reading was requested.
 */
export function canSendAnother<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  kept: OpenChange<Sent>,
  reading: TimedFacts<Facts>,
): boolean {
  const open = ageChange(kept, reading.askedAt);
  if (open.kind === 'arrived') return secondsBetween(open.foundAt, reading.askedAt) > 0;
  const outcome = outcomeOfOpenChange(rule, open, reading);
  return outcome === null || outcome === 'notArrived';
}

function decided<Sent>(open: OpenChange<Sent>, isMade: boolean, at: Moment): OpenChange<Sent> {
  if (open.kind === 'none' || !isMade) return NO_CHANGE;
  return { kind: 'arrived', id: open.id, sent: open.sent, at: open.at, foundAt: at };
}

/**
 * Returns the open change after an event. A change that did not arrive stays open until another is sent: its call may have been
 * late. An event of a change that another has followed counts for nothing.
 */
export function applyChangeEvent<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  open: OpenChange<Sent>,
  event: ChangeEvent<Sent, Facts>,
): OpenChange<Sent> {
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
        now.kind !== 'arrived' && outcomeOfOpenChange(rule, now, event.reading) === 'arrived';
      return isFound ? decided(now, true, askedAt) : now;
    }
  }
}
