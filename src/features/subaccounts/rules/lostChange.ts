import { CALL_TIMEOUT } from '@/lib/callTimeout';

/** The outcome of a change whose answer was lost. */
export type LostOutcome = 'arrived' | 'notArrived' | 'unknown';

/** When and how the answer of a change was lost. */
export interface Loss {
  /** Time of the loss, in seconds of a clock that is never put back, as all times here. */
  readonly at: number;
  /** True for an answer that does not reveal the outcome: the backend has finished the call. */
  readonly hasAnswer: boolean;
}

/**
 * The last change of an account: none is open, its answer is pending, or its answer was lost. After a lost one, no other is sent
 * until a reading proves its outcome.
 */
export type OpenChange<Sent> =
  | { readonly kind: 'none' }
  | { readonly kind: 'underWay'; readonly sent: Sent }
  | { readonly kind: 'lost'; readonly sent: Sent; readonly loss: Loss };

export const NO_CHANGE: OpenChange<never> = { kind: 'none' };

/** Facts with the time of their request. */
export type Reading<Facts> = Facts & {
  /** Time of the request, by the clock of `Loss`: a slow answer proves nothing about events after it. */
  readonly askedAt: number;
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
  | { readonly kind: 'sent'; readonly change: Sent }
  /** The change was made, or certainly was not. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'lost'; readonly loss: Loss }
  | { readonly kind: 'read'; readonly reading: Reading<Facts> };

/**
 * Returns true while a lost change may still take effect after a reading was requested. A call that was given up without an
 * answer may take effect for as long as the time-out of a call.
 */
const mayStillArrive = ({ at, hasAnswer }: Loss, askedAt: number): boolean =>
  !hasAnswer && askedAt < at + CALL_TIMEOUT;

/**
 * Returns the outcome of the open change; null when none is open. The outcome is 'unknown' while the call is under way, before
 * the first reading, and when the reading was requested before the answer was lost. A lasting change that a reading shows has
 * arrived in any case. A reading without the change proves nothing while the change may still arrive.
 * @param reading null before the first reading, and after a failed one
 */
export function openOutcome<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  open: OpenChange<Sent>,
  reading: Reading<Facts> | null,
): LostOutcome | null {
  if (open.kind === 'none') return null;
  if (reading === null) return 'unknown';
  const outcome = rule.outcome(open.sent, reading);
  if (outcome === 'arrived' && rule.isLasting(open.sent)) return 'arrived';
  if (open.kind === 'underWay' || reading.askedAt <= open.loss.at) return 'unknown';
  return outcome === 'notArrived' && mayStillArrive(open.loss, reading.askedAt)
    ? 'unknown'
    : outcome;
}

/** Returns true when another change may be sent: none is open, or the open one has not been made. */
export function maySendAnother<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  open: OpenChange<Sent>,
  reading: Reading<Facts>,
): boolean {
  const outcome = openOutcome(rule, open, reading);
  return outcome === null || outcome === 'notArrived';
}

/**
 * Returns the open change after an event. A change that did not arrive stays open until another is sent: its call may have been
 * late.
 */
export function nextChange<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  open: OpenChange<Sent>,
  event: ChangeEvent<Sent, Facts>,
): OpenChange<Sent> {
  switch (event.kind) {
    case 'sent':
      return { kind: 'underWay', sent: event.change };
    case 'answered':
      return NO_CHANGE;
    case 'lost':
      return open.kind === 'none' ? open : { kind: 'lost', sent: open.sent, loss: event.loss };
    case 'read':
      return openOutcome(rule, open, event.reading) === 'arrived' ? NO_CHANGE : open;
  }
}
