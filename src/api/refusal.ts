import { CODE } from './contract/codes';
import { BackendError, TransportError } from './contract/failures';

/** Codes that say nothing about the sent values: the session is over, or there were too many calls. */
const NOT_NOW: readonly number[] = [CODE.sessionInvalid, CODE.tooManyRequests];
/** Codes that every further address for the whitelist would get, too. */
const NO_MORE_ADDRESSES: readonly number[] = [...NOT_NOW, CODE.whitelistFull];

const hasCode = (error: unknown, codes: readonly number[]) =>
  error instanceof BackendError && codes.includes(error.code);

/** Returns true when the service has refused the sent values, as it would each time. */
export function isRefused(error: unknown): boolean {
  return error instanceof BackendError && !hasCode(error, NOT_NOW);
}

/** Returns true when a further address for the whitelist would fail as this one did, so that none needs to be sent. */
export function endsAdding(error: unknown): boolean {
  return error instanceof TransportError || hasCode(error, NO_MORE_ADDRESSES);
}
