import { CODE, codeRule, namedParameter } from './contract/codes';
import { BackendError, ContractError, NotSentError, TransportError } from './contract/errors';

/** Returns true when the backend has answered, with success or not: its work on the call is over. */
export function isCallOver(error: unknown): boolean {
  return error instanceof BackendError || error instanceof ContractError;
}

/** Returns true when the backend no longer has what a call is about: it refuses the id (`server.gone` of errorText.ts). */
export function isGone(error: unknown): boolean {
  return error instanceof BackendError && namedParameter(error.msg) === 'id';
}

/** Returns true when a change has no readable answer, so that only reading the data again shows whether it was made. */
export function hasNoReadableAnswer(error: unknown): boolean {
  return !(error instanceof BackendError || error instanceof NotSentError);
}

/**
 * Returns true when a change of a sub-account may have been made although the call failed: no answer, an unreadable one, or a code
 * that does not surely refuse (`surelyRefuses` in the table of codes).
 */
export function mayHaveBeenMade(error: unknown): boolean {
  if (error instanceof NotSentError) return false;
  return !(
    error instanceof BackendError && codeRule(error.code).surelyRefuses.includes('subAccount')
  );
}

/** Returns true when the service has refused the sent values, as it would each time; other values may be accepted. */
export function isValueRefusal(error: unknown): boolean {
  return error instanceof BackendError && codeRule(error.code).repeatsFor !== 'all';
}

/** Returns true when a further address for the whitelist would fail as this one did, so that none needs to be sent. */
export function endsBulkAdd(error: unknown): boolean {
  if (error instanceof BackendError) return codeRule(error.code).repeatsFor !== 'values';
  return error instanceof TransportError;
}

/** Returns true when the session has ended: the customer is sent to sign-in, without a message (spec §8). */
export function isSessionOver(error: unknown): boolean {
  return error instanceof BackendError && error.code === CODE.sessionInvalid;
}

/** Returns a text by which failures of different calls are recognised as one outage; null for a failure that can be none. */
export function outageKeyOf(error: unknown): string | null {
  if (error instanceof TransportError) return error.kind === 'cancelled' ? null : 'transport';
  if (!(error instanceof BackendError) || isSessionOver(error)) return null;
  return `${error.code} ${error.msg}`;
}
