import { useLayoutEffect } from 'react';

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
  // The heading may be far away, and the keyboard's place must be seen.
  target?.focus({ preventScroll: target === element });
}

/** The parts of a page that take the focus of a control in them that is gone. */
const AROUND = ['dialog', 'menu', 'region', 'article', 'status']
  .map((role) => `[role="${role}"]`)
  .join();

/** Returns the parts of the page around an element, the nearest first. */
function partsAround(element: Element): Element[] {
  const around = element.parentElement?.closest(AROUND);
  return around ? [around, ...partsAround(around)] : [];
}

/**
 * Keeps the keyboard's place when the focused element leaves the page, as a Retry does with its note: the focus moves on to the dialog, menu,
 * card or note around, or to the page's heading. A part that moves the focus itself, until the next frame, decides.
 */
export function keepFocus(): void {
  let focused: Element | null = null;
  let around: Element[] = [];
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    around = partsAround(target);
  });
  // Whoever clicks beside all controls has left the last one. Chromium reports an element that is being removed in the same way.
  document.addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      const isLeft = document.activeElement === document.body && focused?.isConnected;
      if (isLeft && focused === target) focused = null;
    }),
  );
  new MutationObserver(() => {
    if (!focused || focused.isConnected) return;
    focused = null;
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      restoreFocus(around.find(({ isConnected }) => isConnected) ?? null);
    });
  }).observe(document, { childList: true, subtree: true });
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
