import { useCallback, useEffect, useRef, useState } from 'react';

/** How often progress is drawn, in ms: drawing takes time from the work. */
const SHOWN_EVERY_MS = 100;

/** Long work, one at a time: its progress while it is under way, and what begins and ends it. A new start ends the work before. */
export function useLongWork<P>() {
  const [progress, setProgress] = useState<P | null>(null);
  const run = useRef(0);
  const end = useCallback(() => {
    run.current += 1;
    setProgress(null);
  }, []);
  useEffect(() => end, [end]);

  /** `first` is shown at once; left out, nothing is shown of short work. */
  const start = useCallback((first: P | null = null) => {
    run.current += 1;
    setProgress(first);
    const own = run.current;
    let shownAt = performance.now();
    return {
      /** False when the work was ended or other work has begun. */
      isWanted: () => run.current === own,
      /** Shows how far the work has come, unless that was shown a moment ago. */
      show(next: P): void {
        if (performance.now() < shownAt + SHOWN_EVERY_MS) return;
        shownAt = performance.now();
        setProgress(next);
      },
    };
  }, []);
  return { progress, start, end };
}
