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

/** True when a call certainly never left the browser: the session could not be used for it, or the code of calls did not come. */
export function wasNotSent(error: unknown): boolean {
  return error instanceof NotSentError || isChunkError(error);
}

/** True when the backend has answered, whatever it said: then it is done with the call. */
export function hasAnswer(error: unknown): boolean {
  return error instanceof BackendError || error instanceof ContractError;
}

/**
 * True when a change of a sub-account may have been made although it failed: no answer, an unreadable one, a code that
 * nobody knows.
 */
export function isAnswerLost(error: unknown): boolean {
  if (wasNotSent(error)) return false;
  return !(error instanceof BackendError && REFUSALS.includes(error.code));
}
