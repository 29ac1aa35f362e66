import type { ReactNode } from 'react';
import type { Page } from '@/api/contract';
import { ErrorNote } from './ErrorNote';
import { failureText } from './failureText';

/** What a reading looks like from outside; react-query's result fits. */
export interface Reading<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** A page of a list, which is veiled while it stands in for the one that was asked for, and at no other time. */
export interface PageReading<T> extends Reading<Page<T>> {
  readonly isPlaceholderData: boolean;
}

/** The failure of a reading with Retry; nothing while there is none. */
export function QueryFailure({ query }: { readonly query: Reading<unknown> }) {
  const { error, isFetching, refetch } = query;
  if (!error) return null;
  return <ErrorNote text={failureText(error)} busy={isFetching} onRetry={() => void refetch()} />;
}

interface Props<T> {
  readonly query: Reading<T>;
  /** Takes the room of what will come. */
  readonly skeleton: ReactNode;
  children(data: T): ReactNode;
}

/**
 * A reading in its place on the page: a skeleton while it loads, the failure with Retry when it failed, else the data. Data
 * from before stays in view above a failure to renew it.
 */
export function QueryView<T>({ query, skeleton, children }: Props<T>) {
  const { data, error } = query;
  if (data === undefined && !error) return skeleton;
  return (
    <>
      <QueryFailure query={query} />
      {data !== undefined && children(data)}
    </>
  );
}
