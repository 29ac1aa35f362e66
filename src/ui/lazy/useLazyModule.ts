import { useCallback, useEffect, useState } from 'react';
import type { LazyModule } from '@/lib/browser/lazyModule';
import { isReloadOffered } from '@/lib/chunk';
import { useBusy } from '../form/submit/useBusy';
import { useAutoRetry } from './useAutoRetry';

/** Why a module did not load, and how to try again. */
export interface LoadFailure {
  readonly error: unknown;
  /** True while Retry is under way. */
  readonly busy: boolean;
  /** True when only a reload may still help. */
  readonly isReloadOffered: boolean;
  retry(): void;
}

interface LazyModuleUse<T> {
  /** Used instead of the module's own `fetch`; the same function on every call. */
  readonly fetch?: () => Promise<T>;
  /** False while the module is not needed: nothing is fetched. */
  readonly isDue?: boolean;
}

/**
 * Returns a module, which is loaded when the component that uses it is first shown, or at once when it was loaded before. After a
 * failure, Retry loads the module, and so does the return of the network or to the tab.
 */
export function useLazyModule<T>(
  module: LazyModule<T>,
  { fetch = module.fetch, isDue = true }: LazyModuleUse<T> = {},
): { readonly loaded: T | null; readonly failure: LoadFailure | null } {
  const fresh = { module, error: null as unknown, failedRetries: 0 };
  const [state, setState] = useState(fresh);
  // With the customer's language the module is another one, about which an earlier failure says nothing.
  if (state.module !== module) setState(fresh);
  const { error, failedRetries } = state;
  const { loaded } = module;
  const { busy, run } = useBusy();

  const ask = useCallback(
    (retries: 0 | 1) => {
      const settle = (error: unknown, failures: number) =>
        setState((now) =>
          now.module === module
            ? { module, error, failedRetries: now.failedRetries + failures }
            : now,
        );
      return fetch().then(
        () => settle(null, 0),
        (lost: unknown) => settle(lost, retries),
      );
    },
    [fetch, module],
  );
  const askQuietly = useCallback(() => ask(0), [ask]);
  const isMissing = loaded === null;
  useEffect(() => {
    if (isDue && isMissing) void ask(0);
  }, [isDue, isMissing, ask]);
  useAutoRetry(isMissing && error !== null, askQuietly);

  if (!isMissing || error === null) return { loaded, failure: null };
  return {
    loaded: null,
    failure: {
      error,
      busy,
      isReloadOffered: isReloadOffered(error, failedRetries),
      retry: () => void run(() => ask(1)),
    },
  };
}
