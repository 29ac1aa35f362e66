import { useCallback, useRef, useState } from 'react';

/**
 * Runs one thing at a time: while it runs, further clicks and Enters do nothing. `busy` is for the button; the guard
 * itself does not wait for a render.
 */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
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
