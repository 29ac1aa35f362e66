/** State of an address that only records where the reader already is: the page does not scroll to the part after its #. */
export const NO_SCROLL_STATE = { stays: true };
