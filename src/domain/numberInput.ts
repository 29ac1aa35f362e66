/** Signs that number inputs block: + - * / (spec §5), and e, E, which browsers read as an exponent. */
const BLOCKED = '+-*/eE';

/** True for the `key` of a keyboard event that a number input must swallow. */
export function isBlockedKey(key: string): boolean {
  return key.length === 1 && BLOCKED.includes(key);
}

/** Typed or pasted text without the blocked signs. */
export function withoutBlocked(text: string): string {
  return [...text].filter((sign) => !isBlockedKey(sign)).join('');
}
