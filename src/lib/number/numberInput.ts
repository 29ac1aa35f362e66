import { parseDecimalInput } from './decimalInput';

/**
 * Signs that number inputs block: + - * / (spec §5), also full-width and as dashes; e, E, which browsers read as an exponent; and
 * numerals that are no digits ("½", "²", "①").
 */
const BLOCKED = /^[-+*/eE\uFF0B\uFF0D\uFF0A\uFF0F\uFF25\uFF45\u2010-\u2015\u2212\p{Nl}\p{No}]$/u;

/**
 * Reads a whole number as a customer of `locale` types it: "1000", "1,000" in English, "1 000" in both languages. Null for any other
 * text, even for an ambiguous one.
 */
export function parseWholeNumber(text: string, locale: string): number | null {
  const plain = parseDecimalInput(text, locale);
  return plain !== null && /^\d+$/.test(plain) ? Number(plain) : null;
}

/** True for the `key` of a keyboard event that a number input must block. */
export function isBlockedKey(key: string): boolean {
  return BLOCKED.test(key);
}

/**
 * Returns the blocked signs in a text, each once. A pasted text that holds one is refused as a whole: without the sign "20-30"
 * would become 2030, an amount that nobody meant.
 */
export function findBlockedCharacters(text: string): string[] {
  return [...new Set([...text].filter(isBlockedKey))];
}
