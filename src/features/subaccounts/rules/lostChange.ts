import { CALL_TIMEOUT } from '@/lib/callTimeout';

/** What became of a change whose answer was lost. */
export type LostOutcome = 'arrived' | 'notArrived' | 'unknown';

/** How the answer of a change was lost. */
export interface Loss {
  /** When it was lost, in seconds of a clock that is never put back, as all times here. */
  readonly at: number;
  /** An answer came, which does not say what became of the change: the backend is done with it. */
  readonly hasAnswer: boolean;
}

/**
 * The last change of a thing: none is open, its answer is waited for, or its answer was lost. Until a lost one is found to have
 * arrived or not, none is sent after it.
 */
export type OpenChange<Sent> =
  | { readonly kind: 'none' }
  | { readonly kind: 'underWay'; readonly sent: Sent }
  | { readonly kind: 'lost'; readonly sent: Sent; readonly loss: Loss };

export const NO_CHANGE: OpenChange<never> = { kind: 'none' };

/** Facts as they were read. */
export type Reading<Facts> = Facts & {
  /** When they were asked for, by the clock of `Loss`: a slow answer says nothing of what happened meanwhile. */
  readonly askedAt: number;
};

/** What facts say of a change that was sent. */
export interface ChangeRule<Sent, Facts> {
  /** What became of it, by facts that were asked for after its answer was lost. */
  outcome(sent: Sent, facts: Facts): LostOutcome;
  /**
   * True for a change that is never undone and that facts show by themselves, without a comparison with those from before: facts
   * that show it are right whenever they were asked for.
   */
  isLasting(sent: Sent): boolean;
}

export type ChangeEvent<Sent, Facts> =
  | { readonly kind: 'sent'; readonly change: Sent }
  /** It was made, or certainly was not. */
  | { readonly kind: 'answered' }
  | { readonly kind: 'lost'; readonly loss: Loss }
  | { readonly kind: 'read'; readonly reading: Reading<Facts> };

/**
 * Whether a lost change may still be made after the backend was asked at a time. A call that was given up without an answer
 * may take effect for as long as an answer is waited for.
 */
const mayStillArrive = ({ at, hasAnswer }: Loss, askedAt: number): boolean =>
  !hasAnswer && askedAt < at + CALL_TIMEOUT;

/**
 * What became of the open change; null when none is open. It is 'unknown' while its call is under way, as long as nothing was
 * read, and when the reading was requested before the answer was lost. A lasting change that a reading shows has arrived in any
 * case. A reading without the change proves nothing while the change may still arrive.
 * @param reading null when nothing was read, or it failed
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

/** Whether another change may be sent: none is open, or the open one has not been made. */
export function maySendAnother<Sent, Facts>(
  rule: ChangeRule<Sent, Facts>,
  open: OpenChange<Sent>,
  reading: Reading<Facts>,
): boolean {
  const outcome = openOutcome(rule, open, reading);
  return outcome === null || outcome === 'notArrived';
}

/** What is open after an event. A change that did not arrive stays open until another is sent: its call may have been late. */
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
