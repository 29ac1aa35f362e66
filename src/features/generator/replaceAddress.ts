import { history } from '@umijs/max';
import { withoutBase } from '@/lib/navigation';

/**
 * Replaces the query and the hash of the page's address, each with its sign or empty. Its state says that the address only records
 * where the reader already is: the help does not scroll to the part after the #.
 */
export function replaceAddress(search: string, hash: string): void {
  const pathname = withoutBase(history.location.pathname);
  history.replace({ pathname, search, hash }, { stays: true });
}
