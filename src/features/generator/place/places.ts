import type { List } from '@/api/contract';

/** The result of reading places; react-query's result fits. */
export interface PlacesQuery<T> {
  readonly data: readonly T[] | undefined;
  /** The same rows, with the report on rows that could not be read. */
  readonly whole: List<T> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isLoading: boolean;
  refetch(): Promise<unknown>;
}
