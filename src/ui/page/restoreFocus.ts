import { type RefObject, useLayoutEffect } from 'react';

/**
 * Gives the focus back to an element, or to the page's heading when the element is gone or disabled (as a deleted row's button is):
 * the keyboard must not start over at the top of the document.
 */
export function restoreFocus(element: Element | null): void {
  // The body has the focus when the opener left the page before the dialog was there.
  const isThere = element !== document.body && element?.isConnected === true;
  const target =
    element instanceof HTMLElement && isThere && !element.matches(':disabled')
      ? element
      : document.querySelector<HTMLElement>('main h1');
  // A card takes the focus from code alone.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus({ preventScroll: true });
}

/** The parts of a page that take the focus of a control in them that is gone. */
const AROUND = ['dialog', 'region', 'article', 'status'].map((role) => `[role="${role}"]`).join();

/**
 * Moves the focus on when an element that holds it leaves the page: to the opener, or else to the dialog, card or note around, or to the
 * page's heading. Whoever takes the focus at the same time keeps it.
 */
export function useFocusOnRemoval(box: RefObject<Element | null>, opener?: Element | null): void {
  // At the clean-up of a layout effect the element still holds the focus.
  useLayoutEffect(() => {
    const element = box.current;
    const next = opener ?? element?.parentElement?.closest(AROUND) ?? null;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body) restoreFocus(next);
      });
    };
  }, [box, opener]);
}

/** Gives the focus back to the opener when the dialog that calls this is put away. */
export function useRestoreFocus(): void {
  // A layout effect runs before antd moves the focus into the dialog, so the opener still has the focus here.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    // Waits a moment, because the row with the opener may leave the page at the same time.
    return () => queueMicrotask(() => restoreFocus(opener));
  }, []);
}
