import { CODE } from './contract/codes';
import { BackendError, TransportError } from './contract/failures';

/** Codes that say nothing about what was sent: the session is over, or too much was asked for just now. */
const NOT_NOW: readonly number[] = [CODE.sessionInvalid, CODE.tooManyRequests];
/** Codes that each further address for the whitelist would be answered with, too. */
const NO_MORE_ADDRESSES: readonly number[] = [...NOT_NOW, CODE.whitelistFull];

const hasCode = (error: unknown, codes: readonly number[]) =>
  error instanceof BackendError && codes.includes(error.code);

/** True when the service has said no to what was sent: it would do so each time. */
export function isRefused(error: unknown): boolean {
  return error instanceof BackendError && !hasCode(error, NOT_NOW);
}

/** True when no further address has to be sent to the whitelist: it would fail as this one did. */
export function endsAdding(error: unknown): boolean {
  return error instanceof TransportError || hasCode(error, NO_MORE_ADDRESSES);
}
