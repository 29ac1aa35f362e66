import { useCallback, useEffect, useRef, useState } from 'react';

/** Progress is drawn at most this often, in ms: drawing takes time from the work. */
const SHOWN_EVERY_MS = 100;

type TaskKind = 'make' | 'copy' | 'download';

/** Progress of the work on a long list. */
export interface TaskProgress {
  readonly kind: TaskKind;
  readonly done: number;
  readonly of: number;
}

/** Lets long work tell its progress and hear of its end. */
export interface TaskControl {
  /** False once the work was ended or other work has started. */
  isWanted(): boolean;
  onProgress(done: number, of: number): void;
}

/** Runs one piece of long work at a time, with its progress; a new start ends the work before. */
export function useLongTask() {
  const [progress, setProgress] = useState<TaskProgress | null>(null);
  const run = useRef(0);
  const end = useCallback(() => {
    run.current += 1;
    setProgress(null);
  }, []);
  useEffect(() => end, [end]);

  /** With `of`, progress is shown at once; without it, short work shows none at all. */
  const start = useCallback(
    async <T>(
      kind: TaskKind,
      work: (control: TaskControl) => Promise<T>,
      of?: number,
    ): Promise<T> => {
      run.current += 1;
      setProgress(of === undefined ? null : { kind, done: 0, of });
      const own = run.current;
      let shownAt = performance.now();
      const isWanted = () => run.current === own;
      const onProgress: TaskControl['onProgress'] = (done, all) => {
        if (performance.now() < shownAt + SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setProgress({ kind, done, of: all });
      };
      try {
        return await work({ isWanted, onProgress });
      } finally {
        if (isWanted()) end();
      }
    },
    [end],
  );
  return { progress, start, end };
}
