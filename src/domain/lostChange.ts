import { CALL_TIMEOUT } from './callTimeout';

/** What became of a change whose answer was lost. */
export type LostOutcome = 'arrived' | 'notArrived' | 'unknown';

/** How the answer of a change was lost. */
export interface Loss {
  /** When. In seconds of a clock that is never put back, as all times here. */
  readonly at: number;
  /** An answer came, which does not say what became of the change: the backend is done with it. */
  readonly hasAnswer: boolean;
}

/**
 * Whether a lost change may still be made after the backend was asked at a time. A call that was given up without an answer
 * may take effect for as long as an answer is waited for.
 */
export const mayStillArrive = ({ at, hasAnswer }: Loss, askedAt: number): boolean =>
  !hasAnswer && askedAt < at + CALL_TIMEOUT;
