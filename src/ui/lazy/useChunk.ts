import { useCallback, useEffect, useState } from 'react';
import { type Chunk, comebackPause, offersReload } from '@/lib/chunk';

/** Why a part's code is not here, and how to ask again. */
export interface ChunkFailure {
  readonly error: unknown;
  /** True while Retry is under way. */
  readonly busy: boolean;
  /** True when only a reload may still help. */
  readonly offersReload: boolean;
  retry(): void;
}

interface State<T> {
  readonly code: T | null;
  readonly error: unknown;
  readonly failedRetries: number;
}

/**
 * Tries again when the browser says that the network is back, and every now and then, because that event is not reliable.
 */
export function useComeback(failed: boolean, ask: () => Promise<unknown>): void {
  useEffect(() => {
    if (!failed) return undefined;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stopped = false;
    let isAsking = false;
    const wait = () => {
      clearTimeout(timer);
      if (stopped) return;
      timer = setTimeout(() => void askNow(), comebackPause(tries));
      tries += 1;
    };
    const askNow = async () => {
      if (isAsking) return;
      isAsking = true;
      if (document.visibilityState === 'visible') await ask();
      isAsking = false;
      wait();
    };
    const onOnline = () => {
      // A try that is under way may have begun without a network: when it fails, the next one must not be a minute away.
      tries = 0;
      void askNow();
    };
    window.addEventListener('online', onOnline);
    wait();
    return () => {
      stopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    };
  }, [failed, ask]);
}

/**
 * Code that comes when it is shown: there at once when it was fetched before; after a failure it comes by Retry or, when
 * the network is back, by itself. `fetch` replaces the chunk's own. With `due` = false nothing is fetched yet.
 */
export function useChunk<T>(
  chunk: Chunk<T>,
  { fetch = chunk.fetch, due = true }: { fetch?: () => Promise<T>; due?: boolean } = {},
): { readonly code: T | null; readonly failure: ChunkFailure | null } {
  const [{ code, error, failedRetries }, setState] = useState<State<T>>(() => ({
    code: chunk.loaded,
    error: null,
    failedRetries: 0,
  }));
  const [busy, setBusy] = useState(false);

  const ask = useCallback(
    (retries: 0 | 1) =>
      fetch().then(
        (came) => setState({ code: came, error: null, failedRetries: 0 }),
        (lost: unknown) =>
          setState((now) => ({
            code: now.code,
            error: lost,
            failedRetries: now.failedRetries + retries,
          })),
      ),
    [fetch],
  );
  const askQuietly = useCallback(() => ask(0), [ask]);
  const isMissing = code === null;
  useEffect(() => {
    if (due && isMissing) void ask(0);
  }, [due, isMissing, ask]);
  useComeback(isMissing && error !== null, askQuietly);

  const retry = async () => {
    setBusy(true);
    await ask(1);
    setBusy(false);
  };
  if (!isMissing || error === null) return { code, failure: null };
  return {
    code: null,
    failure: {
      error,
      busy,
      offersReload: offersReload(error, failedRetries),
      retry: () => void retry(),
    },
  };
}
