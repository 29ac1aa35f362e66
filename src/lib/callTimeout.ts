/** A call without an answer is given up after this time. Seconds (docs/contract.md "Time-out"). */
export const CALL_TIMEOUT = 15;
