import type { List } from '@/api/contract';
import { QueryFailure, type QueryState } from '../feedback/QueryView';
import { UnreadNote } from './UnreadNote';

interface Props {
  /** The name of the list, in the words of the page or of the menu. */
  readonly name: string;
  readonly query: QueryState<List<unknown>>;
}

/**
 * Says that a list could not be read, with Retry, or that some of its rows could not. For a list that only fills a field, and that
 * its page can do without.
 */
export function ListNotes({ name, query }: Props) {
  return (
    <>
      <QueryFailure query={query} />
      <UnreadNote name={name} of={[query.data]} means="search" />
    </>
  );
}
