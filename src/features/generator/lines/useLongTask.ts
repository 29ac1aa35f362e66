import { useCallback, useEffect, useRef, useState } from 'react';

/** Progress is drawn at most this often, in ms: drawing takes time from the work. */
const SHOWN_EVERY_MS = 100;

/** Runs one piece of long work at a time, with its progress; a new start ends the work before. */
export function useLongTask<P>() {
  const [progress, setProgress] = useState<P | null>(null);
  const run = useRef(0);
  const end = useCallback(() => {
    run.current += 1;
    setProgress(null);
  }, []);
  useEffect(() => end, [end]);

  /** `first` is shown at once; without it, short work shows no progress at all. */
  const start = useCallback((first: P | null = null) => {
    run.current += 1;
    setProgress(first);
    const own = run.current;
    let shownAt = performance.now();
    return {
      /** False when the work was ended or other work has started. */
      isWanted: () => run.current === own,
      /** Shows progress, unless progress was shown a moment ago. */
      show(next: P): void {
        if (performance.now() < shownAt + SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setProgress(next);
      },
    };
  }, []);
  return { progress, start, end };
}
