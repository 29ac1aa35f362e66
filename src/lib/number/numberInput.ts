/** Signs that number inputs block: + - * / (spec §5), and e, E, which browsers read as an exponent. */
const BLOCKED = '+-*/eE';

/** Returns the number for a text of digits alone; null for any other text. */
export function parseWholeNumber(text: string): number | null {
  return /^\d+$/.test(text) ? Number(text) : null;
}

/** True for the `key` of a keyboard event that a number input must block. */
export function isBlockedKey(key: string): boolean {
  return key.length === 1 && BLOCKED.includes(key);
}

/**
 * Returns the blocked signs in a text, each once. A pasted text that holds one is refused as a whole: without the sign "20-30"
 * would become 2030, an amount that nobody meant.
 */
export function findBlockedCharacters(text: string): string[] {
  return [...new Set([...text].filter(isBlockedKey))];
}
