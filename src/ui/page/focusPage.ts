/** The part of the frame that the page stands in, where the focus waits for it after a navigation. */
export const CONTENT_ID = 'content';

/**
 * Moves the focus to the page's heading or, while the page's code is loading, to where the page will stand (`Page`, which signed-in pages
 * have, moves it on from there).
 */
export function focusPage(): void {
  const content = document.getElementById(CONTENT_ID);
  const target = content?.querySelector('h1') ?? content;
  // A heading takes the focus from code alone.
  if (target && target.tabIndex < 0) target.tabIndex = -1;
  target?.focus();
}
