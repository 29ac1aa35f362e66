import { useCallback, useRef, useState } from 'react';

/**
 * Two clicks within this time are one double click, in ms. Offline the first one has failed before the second one comes, so it
 * does not suffice to wait for the end of what the first one began.
 */
export const DOUBLE_CLICK = 300;

/**
 * Runs one thing at a time: while it runs, further clicks and Enters do nothing, nor does the second half of a double click.
 * `busy` is for the button; the guard itself does not wait for a render.
 */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const running = useRef(false);
  const lastStart = useRef(Number.NEGATIVE_INFINITY);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    // The time since the page was opened: no change of the clock moves it.
    const now = performance.now();
    if (running.current || now - lastStart.current < DOUBLE_CLICK) return;
    running.current = true;
    lastStart.current = now;
    setBusy(true);
    try {
      await work();
    } finally {
      running.current = false;
      setBusy(false);
    }
  }, []);
  return { busy, run };
}
