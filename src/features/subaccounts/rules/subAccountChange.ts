import type { AllocationProblem } from './allocation';
import { type ChangeRule, maySendAnother, type OpenChange, type Reading } from './lostChange';
import { type MoveSides, moveOutcome, type SentMove } from './trafficMove';

/** A deletion that was sent. */
interface SentDeletion {
  readonly action: 'delete';
}

/** A change of a sub-account that is looked up when its answer is lost: a move of its traffic, or its deletion. */
export type SentChange = SentMove | SentDeletion;

/** A sub-account and its main account, read together. Bytes. */
export interface AccountFacts {
  readonly main: MoveSides['main'];
  /** Null when the sub-account is no longer listed. */
  readonly sub: MoveSides['sub'] | null;
}

/**
 * Decides what a reading proves about a change of a sub-account. A missing sub-account proves a deletion, and the proof lasts: an id
 * is never used again. A move's outcome is then unknown, because the figures are gone.
 */
export const subAccountRule: ChangeRule<SentChange, AccountFacts> = {
  outcome(sent, { main, sub }) {
    if (sent.action === 'delete') return sub === null ? 'arrived' : 'notArrived';
    return sub === null ? 'unknown' : moveOutcome(sent, { main, sub });
  },
  isLasting: ({ action }) => action === 'delete',
};

/**
 * Returns true when a change of a sub-account may be sent, given a reading from right before: the sub-account must be listed, and
 * only one of its changes is open at a time, whether a move or its deletion. So no move follows a deletion that may still be made. No
 * deletion follows an undecided move either, although it gives back all that is left: an allocation that arrives after the deletion
 * could take traffic from the main account and be lost, and the customer would read another amount than is returned.
 */
export function maySendChange(
  open: OpenChange<SentChange>,
  reading: Reading<AccountFacts>,
): boolean {
  return reading.sub !== null && maySendAnother(subAccountRule, open, reading);
}

/** The reason why a change was not made: the reading right before it, an earlier change that is still open, or a failure. */
export type WhyNot =
  | { readonly kind: 'unfit'; readonly reason: AllocationProblem | 'gone' | 'open' }
  | { readonly kind: 'failure'; readonly error: unknown };
