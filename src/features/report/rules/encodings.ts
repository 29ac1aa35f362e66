const HEX = 16;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
};
/** The escapes of characters in addresses, in JSON inside of a text, and in HTML. */
const WRITTEN =
  /(?:%[\da-f]{2})+|(?:\\u|&#x)([\da-f]{1,6});?|&#(\d{1,7});|\\(.)|&(amp|lt|gt|quot|apos);/gi;

const utf8 = /* @__PURE__ */ new TextDecoder();
/** Hexadecimal digits as the bytes that they stand for, one character for each. */
const unhexed = (text: string): string =>
  text.replace(/%?([\da-f]{2})/gi, (_, pair) => String.fromCharCode(Number.parseInt(pair, HEX)));
/** Bytes, one character for each, as the UTF-8 text that they are. */
const textOf = (bytes: string): string =>
  utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/** A text with its escapes replaced by the characters that they stand for. */
function decoded(text: string): string {
  return text.replace(WRITTEN, (run, hex?: string, decimal?: string, sign = '', name = sign) => {
    if (run.startsWith('%')) return textOf(unhexed(run));
    const code = hex ? Number.parseInt(hex, HEX) : Number(decimal);
    // A larger number is no character: it only looks like an escape.
    return code <= 0x10ffff ? String.fromCodePoint(code) : (NAMED[name] ?? name);
  });
}

/** What a text may mean, if it is encoded: once as escapes say, and once with plus signs as spaces, as forms write them. */
export const readingsOf = (text: string): string[] =>
  [decoded(text), decoded(text.replaceAll('+', ' '))].filter((reading) => reading !== text);

/** A run of characters that may be base64, also in its alphabet for addresses, or hexadecimal. */
export const BYTES = /[\w+/-]{8,}={0,2}/g;
/** Shorter runs hold no secret: the shortest that is searched for has six characters. */
const HEXADECIMAL = /[\da-f]{12,}/gi;
/** Base64 comes in groups of four characters. With something before it, the first group may begin at any of these. */
const STARTS = [0, 1, 2, 3];

/**
 * Everything that a run may mean if it is base64 or hexadecimal, wherever it begins, as UTF-8 and as Latin-1, and with the escapes
 * in it decoded: when only the end of the run is encoded, no reading is a text as a whole, and nobody would look for escapes in it.
 */
export function bytesReadings(run: string): string[] {
  const base64 = run.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  const read = STARTS.map((start) => {
    const rest = base64.slice(start);
    // One character left over is only six bits: no byte.
    return atob(rest.length % 4 === 1 ? rest.slice(0, -1) : rest);
  });
  const shifted = run.replace(HEXADECIMAL, (digits) => digits.slice(1));
  if (shifted !== run) read.push(unhexed(run), unhexed(shifted));
  return read.flatMap((bytes) => [bytes, textOf(bytes), ...readingsOf(bytes)]);
}
