/** The most bytes that one call of `crypto.getRandomValues` fills. */
const LARGEST_DRAW = 65_536;

/** Returns any number of random bytes from the cryptographic source of the browser, or of Node. */
export function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += LARGEST_DRAW) {
    crypto.getRandomValues(bytes.subarray(at, at + LARGEST_DRAW));
  }
  return bytes;
}

const BYTE_VALUES = 256;

/**
 * Returns `length` characters of `alphabet` (2 to 256 characters), each equally likely: bytes that would favour the first
 * characters are thrown away.
 * @throws RangeError for an alphabet of another size.
 */
export function randomText(alphabet: string, length: number): string {
  if (alphabet.length < 2 || alphabet.length > BYTE_VALUES) throw new RangeError('alphabet');
  const fair = BYTE_VALUES - (BYTE_VALUES % alphabet.length);
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length - text.length)) {
      if (byte < fair) text += alphabet.charAt(byte % alphabet.length);
    }
  }
  return text;
}

const UUID_BYTES = 16;
const HEX = 16;

/** Returns a random UUID (version 4). The browser's own `randomUUID` exists only on https, which a test deployment may lack. */
export function randomUuid(): string {
  const bytes = randomBytes(UUID_BYTES);
  // The version and the variant are stored in these two bytes (RFC 9562).
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
