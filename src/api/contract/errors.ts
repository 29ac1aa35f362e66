import type { CallName } from './calls';

/** A call that the backend answered with a code other than 0. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  constructor(
    readonly call: CallName | null,
    readonly code: number,
    /** The server's own text; shown in the customer's language when the catalogue knows it. */
    readonly msg: string,
  ) {
    super(`${call ?? 'call'}: code ${code}`);
  }
}

/** Why there is no readable answer. */
export type TransportFailure = 'network' | 'timeout' | 'http' | 'json' | 'cancelled';

/** A call without a readable answer, which may or may not have reached the backend. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  constructor(
    readonly call: CallName | null,
    readonly kind: TransportFailure,
    /** HTTP status, when there was one. */
    readonly status: number | null = null,
  ) {
    super(`${call ?? 'call'}: ${kind}${status === null ? '' : ` ${status}`}`);
  }
}

/**
 * A call that failed before it left the browser, so it certainly did not reach the backend. After every other failure the backend
 * may have done its work: a network failure looks the same before and after.
 */
export class NotSentError extends TransportError {}

/**
 * A call that failed while the browser reported no network, so it very likely did not leave the browser. Messages may say so;
 * code that must be sure, such as a payment, treats it like any other network failure.
 */
export class OfflineError extends TransportError {}

/** An answer that does not fit the contract: names the call and the field, never the value. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(
    readonly call: CallName,
    /** Dotted path of the wire field, e.g. `data.list.3.traffic_left`. */
    readonly field: string,
  ) {
    super(`${call}: ${field}`);
  }
}
