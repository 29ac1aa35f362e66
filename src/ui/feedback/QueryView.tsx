import type { ReactNode } from 'react';
import { outageKeyOf } from '@/api/callOutcome';
import type { Page } from '@/api/contract';
import { useText } from '../format/text';
import { Hint } from './Hint';
import { CallErrorNote, useReadingName } from './notes/CallErrorNote';
import { useOnline } from './useOnline';
import { useOutage } from './useOutage';

/** The state of a reading, for the views; react-query's result has this shape. */
export interface QueryState<T> {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  refetch(): unknown;
}

/** A page of a list. `isPlaceholderData` while the former page stays in view until the requested one is read. */
export interface PageQueryState<T> extends QueryState<Page<T>> {
  readonly isPlaceholderData: boolean;
}

interface FailureProps {
  readonly query: QueryState<unknown>;
  /** Names what could not be read; the call's own name unless given. */
  readonly name?: string | undefined;
}

/**
 * Shows the failure of a reading with Retry. While a banner of the page tells of it, or that the browser is offline, only data that
 * are lacking are spoken of.
 */
function Failure({ query, name: given }: FailureProps) {
  const t = useText();
  const isOnline = useOnline();
  const outage = useOutage();
  const { data, error, isFetching, refetch } = query;
  const ownName = useReadingName(error);
  const name = given ?? ownName;
  const isShownByBanner = outage !== null && outageKeyOf(outage) === outageKeyOf(error);
  if (data !== undefined && (isShownByBanner || !isOnline)) return null;
  if (isShownByBanner) {
    return (
      <Hint>
        {name && <strong>{`${name}: `}</strong>}
        <span>{t('shell.outage.part')}</span>
      </Hint>
    );
  }
  return (
    <CallErrorNote name={name} error={error} busy={isFetching} onRetry={() => void refetch()} />
  );
}

/** Shows the failure of a reading; nothing unless the reading failed. */
export function QueryFailure(props: FailureProps) {
  return props.query.error ? <Failure {...props} /> : null;
}

interface Props<T> {
  readonly query: QueryState<T>;
  /** Keeps the room of the content until it is loaded. */
  readonly skeleton: ReactNode;
  children(data: T): ReactNode;
}

/**
 * Draws a reading: a skeleton while it loads, the failure with Retry when it failed, else the data. When only the renewal
 * fails, the older data stays in view below the failure.
 */
export function QueryView<T>({ query, skeleton, children }: Props<T>) {
  const { data, error } = query;
  if (data === undefined && !error) return skeleton;
  return (
    <>
      {error ? <Failure query={query} /> : null}
      {data !== undefined && children(data)}
    </>
  );
}
