/** Most bytes that one call of the browser's source gives. */
const LARGEST_DRAW = 65_536;

/** Random bytes of the browser's cryptographic source, any number of them. */
export function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  for (let at = 0; at < count; at += LARGEST_DRAW) {
    crypto.getRandomValues(bytes.subarray(at, at + LARGEST_DRAW));
  }
  return bytes;
}
