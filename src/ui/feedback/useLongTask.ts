import { useCallback, useEffect, useRef, useState } from 'react';
import type { TaskControl } from '@/lib/browser/runCooperatively';
import type { MessageKey } from '@/locales/keys';

/** Progress is drawn at most this often, in ms: drawing takes time from the work. */
const SHOWN_EVERY_MS = 100;

/** The progress of long work, under its name. */
export interface TaskProgress {
  readonly name: MessageKey;
  readonly done: number;
  readonly of: number;
}

class CancelledError extends Error {}

/** Throws a failure of long work again, unless the work was cancelled. */
export function ignoreCancelled(error: unknown): void {
  if (!(error instanceof CancelledError)) throw error;
}

/**
 * Runs one piece of long work at a time, with its progress. Cancel, another start and leaving the page abort its signal, and the work
 * rejects: `ignoreCancelled` tells that from a failure.
 */
export function useLongTask() {
  const [progress, setProgress] = useState<TaskProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort(new CancelledError());
    setProgress(null);
  }, []);
  useEffect(() => cancel, [cancel]);

  /** With `of`, progress is shown at once; without it, short work shows none at all. */
  const start = useCallback(
    async <T>(
      name: MessageKey,
      work: (control: TaskControl) => Promise<T>,
      of?: number,
    ): Promise<T> => {
      cancel();
      running.current = new AbortController();
      const { signal } = running.current;
      if (of !== undefined) setProgress({ name, done: 0, of });
      let shownAt = performance.now();
      const onProgress = (done: number, all: number) => {
        if (signal.aborted || performance.now() < shownAt + SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setProgress({ name, done, of: all });
      };
      try {
        return await work({ signal, onProgress });
      } finally {
        if (!signal.aborted) setProgress(null);
      }
    },
    [cancel],
  );
  return { progress, start, cancel };
}
