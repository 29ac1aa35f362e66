import { isChunkError } from '@/lib/chunk';
import { CODE } from './contract/codes';
import { BackendError, ContractError, NotSentError } from './contract/failures';

/** Codes by which the backend says for sure that a change of a sub-account was not made. */
const REFUSALS: readonly number[] = [
  CODE.sessionInvalid,
  CODE.notEnoughTraffic,
  CODE.tooManyRequests,
  CODE.parameterWrong,
];

/** Returns true when a call certainly never left the browser: the session was not usable, or the code of calls did not load. */
export function wasNotSent(error: unknown): boolean {
  return error instanceof NotSentError || isChunkError(error);
}

/** Returns true when the backend has answered, with success or not: its work on the call is over. */
export function hasAnswer(error: unknown): boolean {
  return error instanceof BackendError || error instanceof ContractError;
}

/**
 * Returns true when a change of a sub-account may have been made although the call failed: no answer, an unreadable one, an
 * unknown code.
 */
export function isAnswerLost(error: unknown): boolean {
  if (wasNotSent(error)) return false;
  return !(error instanceof BackendError && REFUSALS.includes(error.code));
}
