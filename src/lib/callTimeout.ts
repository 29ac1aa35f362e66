/** A call that has no answer after this long is given up. Seconds (docs/contract.md "Time-out"). */
export const CALL_TIMEOUT = 15;
