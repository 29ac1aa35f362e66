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
  /** Null when it is not listed any more. */
  readonly sub: MoveSides['sub'] | null;
}

/**
 * What a reading says of a change of a sub-account. A deletion is made when the sub-account is not listed any more, and lasts: its id
 * never comes back. What became of a move is then not known: its figures are gone.
 */
export const subAccountRule: ChangeRule<SentChange, AccountFacts> = {
  outcome(sent, { main, sub }) {
    if (sent.action === 'delete') return sub === null ? 'arrived' : 'notArrived';
    return sub === null ? 'unknown' : moveOutcome(sent, { main, sub });
  },
  isLasting: ({ action }) => action === 'delete',
};

/**
 * Whether a change of a sub-account may be sent, by a reading from right before: it must be listed, and only one of its changes is
 * open at a time, whether a move or its deletion. So a move does not follow a deletion that may still be made. A deletion does not
 * follow a move that is not found out either, although it gives back all that is left: an allocation that arrives after it could be
 * taken from the main account and come to nobody, and the customer would read another amount than comes back.
 */
export function maySendChange(
  open: OpenChange<SentChange>,
  reading: Reading<AccountFacts>,
): boolean {
  return reading.sub !== null && maySendAnother(subAccountRule, open, reading);
}

/** Why a change was not made: by what was read right before it, also an earlier change that is still open, or by a failure. */
export type WhyNot =
  | { readonly kind: 'unfit'; readonly reason: AllocationProblem | 'gone' | 'open' }
  | { readonly kind: 'failure'; readonly error: unknown };
