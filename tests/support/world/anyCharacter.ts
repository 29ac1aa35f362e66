import fc from 'fast-check';

/** The surrogates (U+D800 to U+DFFF) are no characters. */
const FIRST_SURROGATE = 0xd800;
const SURROGATES = 0x800;
const LAST = 0x10ffff - SURROGATES;

function numberOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character)
    throw new Error('no character');
  return code < FIRST_SURROGATE ? code : code - SURROGATES;
}

/**
 * Makes any character of Unicode, like fast-check's unit "binary", but without its table of a million of them for each test
 * file.
 */
export const ANY_CHARACTER = fc
  .nat(LAST)
  .map(
    (number) => String.fromCodePoint(number < FIRST_SURROGATE ? number : number + SURROGATES),
    numberOf,
  );
