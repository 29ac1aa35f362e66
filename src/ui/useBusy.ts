import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the customer's last act was the second click of a double click. Offline the first one has failed before the second
 * one comes, so it does not suffice to wait for the end of what the first one began.
 */
function useSecondClick() {
  const isSecond = useRef(false);
  useEffect(() => {
    // The browser counts clicks that follow one another in `detail`; a key that presses a button is 0.
    const note = (event: Event) => {
      isSecond.current = event.type === 'click' && (event as MouseEvent).detail > 1;
    };
    const ACTS = ['click', 'keydown', 'input'];
    for (const act of ACTS) document.addEventListener(act, note, true);
    return () => {
      for (const act of ACTS) document.removeEventListener(act, note, true);
    };
  }, []);
  return isSecond;
}

/**
 * Runs one thing at a time: while it runs, further clicks and Enters do nothing, nor does the second click of a double click,
 * ever. `busy` is for the button; the guard itself does not wait for a render.
 */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const running = useRef(false);
  const isSecondClick = useSecondClick();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (running.current || isSecondClick.current) return;
      running.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [isSecondClick],
  );
  return { busy, run };
}
