const LATIN = /^\p{Script=Latin}$/u;

/** The part of a key press that tells a shortcut; React's own events have it, too. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * True when a Latin letter was pressed with Ctrl or Cmd alone: with Shift or Alt it is a browser's own shortcut, such as Firefox's
 * console. On a layout without Latin letters, such as Russian, its key types another letter, so the key's position counts. Layouts with
 * Latin letters in other places, such as Dvorak, go by the letter alone.
 */
export function isShortcut(pressed: KeyPress, letter: 'a' | 'k'): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if ((!ctrlKey && !metaKey) || shiftKey || altKey) return false;
  return LATIN.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
}
