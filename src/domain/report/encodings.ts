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

/** A text with the characters that are written in another way read as what they are. */
function decoded(text: string): string {
  return text.replace(WRITTEN, (run, hex?: string, decimal?: string, sign = '', name = sign) => {
    try {
      if (hex) return String.fromCodePoint(Number.parseInt(hex, HEX));
      if (decimal) return String.fromCodePoint(Number(decimal));
      return run.startsWith('%') ? decodeURIComponent(run) : (NAMED[name] ?? name);
    } catch {
      // Something that only looks like it.
      return run;
    }
  });
}

/** What a text may say besides what stands there: a form writes a space as a plus sign. */
export const readingsOf = (text: string): string[] =>
  [decoded(text), decoded(text.replaceAll('+', ' '))].filter((reading) => reading !== text);

/** A run that may be base64, of the web's alphabet too. */
export const BASE64 = /[\w+/-]{8,}={0,2}/g;
/** Where in four characters of base64 a text may begin, when the run has something before it. */
const STARTS = [0, 1, 2, 3];
const utf8 = /* @__PURE__ */ new TextDecoder();

/** Whatever a run may say if it is base64: read as UTF-8 and as Latin-1, from each of its first characters on. */
export function base64Readings(run: string): string[] {
  const signs = run.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  return STARTS.flatMap((start) => {
    const rest = signs.slice(start);
    // One sign alone says nothing: six of eight bits.
    const binary = atob(rest.length % 4 === 1 ? rest.slice(0, -1) : rest);
    return [binary, utf8.decode(Uint8Array.from(binary, (byte) => byte.charCodeAt(0)))];
  });
}
