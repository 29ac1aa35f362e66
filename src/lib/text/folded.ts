/** Signs that a keyboard has no key for, as they are typed. */
const TYPED: Readonly<Record<string, string>> = { '’': "'", ʼ: "'", '‘': "'", '‑': '-', '–': '-' };

/** One letter as letters are compared. Always one sign. */
function foldedLetter(letter: string): string {
  const folded = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return folded.length === letter.length ? (TYPED[folded] ?? folded) : letter;
}

/**
 * A text as it is searched: lower case, without accents ("Ё" as "е", "é" as "e"), apostrophes and hyphens as they are typed.
 * Letter by letter in the same places, when letters and their accents are one sign each, as in all texts of the portal.
 */
export function folded(text: string): string {
  return Array.from(text.normalize('NFC'), foldedLetter).join('');
}
