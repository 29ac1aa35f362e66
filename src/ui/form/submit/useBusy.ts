import { useCallback, useEffect, useRef, useState } from 'react';

/** True while a key is held down. */
let isHeld = false;
/**
 * True when the last click or key only repeats the one before: the second of a double click, or a key that is held down. Offline,
 * the first click's work has failed before the second click, so waiting for the end of the work does not suffice.
 */
let isRepeated = false;

const noteKey = ({ type, repeat }: KeyboardEvent) => {
  isHeld = type === 'keydown' && repeat;
  isRepeated = isHeld;
};
// The browser counts clicks that follow one another in `detail`; a key that presses a button makes a click of 0.
const noteClick = ({ detail }: MouseEvent) => {
  isRepeated = detail === 0 ? isHeld : detail > 1;
};

let isWatching = false;

/** Begins to watch for repeats. Each row of a list may have a `useBusy`, and all of them share these listeners. */
function watchRepeats(): void {
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('keydown', noteKey, true);
  document.addEventListener('keyup', noteKey, true);
  document.addEventListener('click', noteClick, true);
}

/**
 * Runs one thing at a time. Further clicks and Enters do nothing meanwhile; the second click of a double click and a key that is
 * held down never do anything. `busy` is for the button; the guard itself does not wait for a render.
 */
export function useBusy(): { busy: boolean; run: (work: () => Promise<void>) => Promise<void> } {
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  useEffect(watchRepeats, []);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current || isRepeated) return;
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
