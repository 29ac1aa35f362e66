import type { List } from '@/api/contract';
import { QueryFailure, type Reading } from '../feedback/QueryView';
import { UnreadNote } from './UnreadNote';

interface Props {
  /** What is listed, in the words of the page or of the menu. */
  readonly name: string;
  readonly query: Reading<List<unknown>>;
}

/**
 * For a list that a page can do without, whose rows stand in a field only: that it could not be read, with Retry, or that some
 * of its rows could not.
 */
export function ListNotes({ name, query }: Props) {
  return (
    <>
      <QueryFailure query={query} />
      <UnreadNote name={name} of={[query.data]} means="search" />
    </>
  );
}
