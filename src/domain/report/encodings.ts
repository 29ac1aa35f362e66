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
/** What stands for a character in an address, in JSON inside of a text, and in HTML. */
const WRITTEN =
  /(?:%[\da-f]{2})+|(?:\\u|&#x)([\da-f]{1,6});?|&#(\d{1,7});|\\(.)|&(amp|lt|gt|quot|apos);/gi;

const utf8 = /* @__PURE__ */ new TextDecoder();
/** Bytes as characters, by two digits for each, and as the text that they are. */
const unhexed = (text: string): string =>
  text.replace(/%?([\da-f]{2})/gi, (_, pair) => String.fromCharCode(Number.parseInt(pair, HEX)));
const textOf = (bytes: string): string =>
  utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/** A text with the characters that are written in another way read as what they are. */
function decoded(text: string): string {
  return text.replace(WRITTEN, (run, hex?: string, decimal?: string, sign = '', name = sign) => {
    if (run.startsWith('%')) return textOf(unhexed(run));
    const code = hex ? Number.parseInt(hex, HEX) : Number(decimal);
    // Something may only look like a character's number.
    return code <= 0x10ffff ? String.fromCodePoint(code) : (NAMED[name] ?? name);
  });
}

/** What a text may say besides what stands there: a form writes a space as a plus sign. */
export const readingsOf = (text: string): string[] =>
  [decoded(text), decoded(text.replaceAll('+', ' '))].filter((reading) => reading !== text);

/** A run that may be base64, of the web's alphabet too, or hexadecimal. */
export const BYTES = /[\w+/-]{8,}={0,2}/g;
/** Shorter ones tell no secret that is searched. */
const HEXADECIMAL = /[\da-f]{12,}/gi;
/** Where in four characters of base64 a text may begin when the run has something before it. */
const STARTS = [0, 1, 2, 3];

/** Whatever a run may say if it is base64 or hexadecimal: read as UTF-8 and as Latin-1, wherever it begins. */
export function bytesReadings(run: string): string[] {
  const signs = run.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  const read = STARTS.map((start) => {
    const rest = signs.slice(start);
    // One sign alone says nothing: six of eight bits.
    return atob(rest.length % 4 === 1 ? rest.slice(0, -1) : rest);
  });
  const shifted = run.replace(HEXADECIMAL, (digits) => digits.slice(1));
  if (shifted !== run) read.push(unhexed(run), unhexed(shifted));
  return read.flatMap((bytes) => [bytes, textOf(bytes)]);
}
