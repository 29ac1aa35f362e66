import { history } from '@umijs/max';
import { withoutBase } from '@/lib/navigation';

/** State of an address that only records where the reader already is: the page does not scroll to the part after its #. */
const NO_SCROLL_STATE = { stays: true };

/** Replaces the query and the hash of the page's address, each with its sign or empty. */
export function replaceAddress(
  search: string,
  hash: string,
  state: object = NO_SCROLL_STATE,
): void {
  history.replace({ pathname: withoutBase(history.location.pathname), search, hash }, state);
}
