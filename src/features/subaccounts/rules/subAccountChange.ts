import type { AllocationProblem } from './allocation';
import {
  ageChange,
  type ChangeRule,
  canSendAnother,
  type LostOutcome,
  mayDecide,
  type OpenChange,
  outcomeOfOpenChange,
  type TimedFacts,
} from './lostChange';
import { type MoveBalances, moveOutcome, type SentMove } from './trafficMove';

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
export function canSendChange(
  open: OpenChange<SentChange>,
  reading: TimedFacts<AccountFacts>,
): boolean {
  return reading.sub !== null && canSendAnother(subAccountRule, open, reading);
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
export function lostChangeOf(
  kept: OpenChange<SentChange>,
  facts: TimedFacts<AccountFacts> | null,
): LostChange | null {
  const change = facts ? ageChange(kept, facts.askedAt) : kept;
  const outcome = outcomeOfOpenChange(subAccountRule, change, facts);
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
      mayDecide: mayDecide(subAccountRule, change, facts),
    },
  };
}
