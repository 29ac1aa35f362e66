import { useLayoutEffect } from 'react';
import { restoreFocus } from './restoreFocus';

/** Gives the focus back to the opener when the dialog that calls this is put away. */
export function useRestoreFocus(): void {
  // A layout effect runs before antd moves the focus into the dialog, so the opener still has the focus here.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    // Waits a moment, because the row with the opener may leave the page at the same time.
    return () => queueMicrotask(() => restoreFocus(opener));
  }, []);
}
