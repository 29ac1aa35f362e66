/** A call without an answer is given up after this time. Seconds (docs/contract.md "Time-out"). */
export const CALL_TIMEOUT = 15;
/** A sending may first wait for a pause, a refresh of the session and `/user/info`, each up to a call's time. Seconds. */
export const LONGEST_SENDING = 4 * CALL_TIMEOUT;
