/** A call without an answer is given up after this time. Seconds (docs/contract.md "Time-out"). */
export const CALL_TIMEOUT = 15;
/** The same in ms. */
export const CALL_TIMEOUT_MS = CALL_TIMEOUT * 1000;
/**
 * Longest time of a sending: a pause, a refresh of the session, `/user/info` and the call, each up to a call's time. A change that could not
 * end within it is not sent. Seconds.
 */
export const LONGEST_SENDING = 4 * CALL_TIMEOUT;
