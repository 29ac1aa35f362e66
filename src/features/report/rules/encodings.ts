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
  '+': ' ',
};
/** The escapes of characters in addresses, in forms, in JSON inside of a text, and in HTML. */
const WRITTEN =
  /(?:%[\da-f]{2})+|\+|\\u([\da-f]{4})|\\([^u&%])|&#(x[\da-f]{1,6}|\d{1,7});?|&(amp|lt|gt|quot|apos);/gi;

const utf8 = /* @__PURE__ */ new TextDecoder();
/** Decodes hexadecimal digits into bytes, one character for each. */
const decodeHex = (text: string): string =>
  text.replace(/%?([\da-f]{2})/gi, (_, pair) => String.fromCharCode(Number.parseInt(pair, HEX)));
/** Decodes bytes, one character for each, as UTF-8. */
const textOf = (bytes: string): string =>
  utf8.decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));

/** Replaces the escapes in a text that begin with `mark` by their characters. */
const decoderOf = (mark: string) => (text: string) =>
  text.replace(
    WRITTEN,
    (run, unit?: string, sign?: string, digits = `x${unit}`, name = sign ?? run) => {
      if (!run.startsWith(mark)) return run;
      if (mark === '%') return textOf(decodeHex(run));
      const code = Number(`0${digits}`);
      // A larger number is no character, so the text only looks like an escape.
      return code <= 0x10ffff ? String.fromCodePoint(code) : (NAMED[name] ?? name);
    },
  );

/** Each decodes one kind of escapes: what looks like another kind may be part of the secret. */
export const DECODERS = /* @__PURE__ */ [...'%+\\&'].map(decoderOf);

/** A run of characters that may be base64, also in its alphabet for addresses, or hexadecimal. */
export const BYTES = /[\w+/-]{8,}={0,2}/g;
/** Shorter runs hold no secret: the shortest that is searched for has six characters. */
const HEXADECIMAL = /[\da-f]{12,}/gi;
/** Base64 has groups of four characters. After other text, the first group may begin at any of these positions. */
const STARTS = [0, 1, 2, 3];

/**
 * Returns the possible meanings of a run that is base64 or hexadecimal from any position on, as UTF-8 and as Latin-1, with the
 * escapes in it decoded: when only the run's end is encoded, no meaning is a text as a whole, and the caller finds no escapes in it.
 */
export function decodeByteRun(run: string): string[] {
  const base64 = run.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  const read = STARTS.map((start) => {
    const rest = base64.slice(start);
    // A single remaining character has six bits, less than a byte.
    return atob(rest.length % 4 === 1 ? rest.slice(0, -1) : rest);
  });
  const shifted = run.replace(HEXADECIMAL, (digits) => digits.slice(1));
  if (shifted !== run) read.push(decodeHex(run), decodeHex(shifted));
  return read.flatMap((bytes) => [
    ...new Set([bytes, textOf(bytes), ...DECODERS.map((decode) => decode(bytes))]),
  ]);
}
