import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the customer's last act only repeats the one before: the second click of a double click, or a key that is held down.
 * Offline what the first one began has failed before the next one comes, so it does not suffice to wait for its end.
 */
function useRepeatedAct() {
  const isRepeated = useRef(false);
  useEffect(() => {
    let isHeld = false;
    const noteKey = ({ type, repeat }: KeyboardEvent) => {
      isHeld = type === 'keydown' && repeat;
      isRepeated.current = isHeld;
    };
    // The browser counts clicks that follow one another in `detail`; a key that presses a button makes a click of 0.
    const noteClick = ({ detail }: MouseEvent) => {
      isRepeated.current = detail === 0 ? isHeld : detail > 1;
    };
    document.addEventListener('keydown', noteKey, true);
    document.addEventListener('keyup', noteKey, true);
    document.addEventListener('click', noteClick, true);
    return () => {
      document.removeEventListener('keydown', noteKey, true);
      document.removeEventListener('keyup', noteKey, true);
      document.removeEventListener('click', noteClick, true);
    };
  }, []);
  return isRepeated;
}

/**
 * Runs one thing at a time: while it runs, further clicks and Enters do nothing; the second click of a double click and a key that
 * is held down never do. `busy` is for the button; the guard itself does not wait for a render.
 */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const running = useRef(false);
  const isRepeated = useRepeatedAct();
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (work: () => Promise<void>) => {
      if (running.current || isRepeated.current) return;
      running.current = true;
      setBusy(true);
      try {
        await work();
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    [isRepeated],
  );
  return { busy, run };
}
