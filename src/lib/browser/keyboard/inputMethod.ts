/** The `keyCode` of every key that an input method takes. Safari ends the composition before it tells the page of the key. */
const TAKEN = 229;

/**
 * Keeps the keys of an input method (Chinese, Japanese, Korean) from all listeners of the page: an Enter that accepts a word, an
 * Escape that drops it and an arrow that looks for another one are no commands, neither to the portal's parts nor to antd's.
 */
export function leaveKeysToInputMethod(): void {
  const keep = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === TAKEN) event.stopImmediatePropagation();
  };
  // The window hears of a key before any part of the page does.
  window.addEventListener('keydown', keep, true);
}
