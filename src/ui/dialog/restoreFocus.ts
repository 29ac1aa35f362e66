/**
 * Gives the focus back to an element, or to the page's heading when the element is gone or disabled (a deleted row's button, say):
 * the keyboard must not start over at the top of the document.
 */
export function restoreFocus(element: Element | null): void {
  const target =
    element instanceof HTMLElement && element.isConnected && !element.matches(':disabled')
      ? element
      : document.querySelector<HTMLElement>('main h1');
  target?.focus({ preventScroll: true });
}
