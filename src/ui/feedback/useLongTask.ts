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

/** Lets a failure pass, but not the end of work that was cancelled. */
export function ignoreCancelled(error: unknown): void {
  const isCancelled = error instanceof DOMException && error.name === 'AbortError';
  if (!isCancelled) throw error;
}

/**
 * Runs one piece of long work at a time, with its progress. Cancel, another start and leaving the page abort its signal, and the work
 * rejects with an AbortError.
 */
export function useLongTask() {
  const [progress, setProgress] = useState<TaskProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort();
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
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      setProgress(of === undefined ? null : { name, done: 0, of });
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
    [],
  );
  return { progress, start, cancel };
}
