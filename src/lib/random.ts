/** Returns `n` random bytes in a new array. The caller passes the source in, because rules use no browser globals. */
export type RandomSource = (n: number) => Uint8Array;

const BYTE_VALUES = 256;

/**
 * Returns `length` characters of `alphabet` (2 to 256 characters), each equally likely: bytes that would favour the first
 * characters are thrown away.
 * @throws RangeError for an alphabet of another size.
 */
export function randomText(random: RandomSource, alphabet: string, length: number): string {
  if (alphabet.length < 2 || alphabet.length > BYTE_VALUES) throw new RangeError('alphabet');
  const fair = BYTE_VALUES - (BYTE_VALUES % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random(length - text.length)) {
      if (byte < fair) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}
