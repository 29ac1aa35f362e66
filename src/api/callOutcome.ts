import { codeRule } from './contract/codes';
import { BackendError, ContractError, NotSentError } from './contract/errors';

/** Returns true when a call certainly never left the browser: the session was not usable. */
export function wasNotSent(error: unknown): boolean {
  return error instanceof NotSentError;
}

/** Returns true when the backend has answered, with success or not: its work on the call is over. */
export function hasAnswer(error: unknown): boolean {
  return error instanceof BackendError || error instanceof ContractError;
}

/** Returns true when a change has no answer that could be read, so that only a look shows if it was made. */
export function hasNoReadableAnswer(error: unknown): boolean {
  return !(error instanceof BackendError || wasNotSent(error));
}

/**
 * Returns true when a change of a sub-account may have been made although the call failed: no answer, an unreadable one, or a code
 * that does not surely refuse (`surelyRefuses` in the table of codes).
 */
export function mayHaveBeenMade(error: unknown): boolean {
  if (wasNotSent(error)) return false;
  return !(
    error instanceof BackendError && codeRule(error.code).surelyRefuses.includes('subAccount')
  );
}
