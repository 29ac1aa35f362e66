import { codeRule } from './contract/codes';
import { BackendError, TransportError } from './contract/errors';

/** Returns true when the service has refused the sent values, as it would each time. */
export function isRefused(error: unknown): boolean {
  return error instanceof BackendError && codeRule(error.code).repeatsFor !== 'all';
}

/** Returns true when a further address for the whitelist would fail as this one did, so that none needs to be sent. */
export function isFinalForBulkAdd(error: unknown): boolean {
  if (error instanceof BackendError) return codeRule(error.code).repeatsFor !== 'values';
  return error instanceof TransportError;
}
