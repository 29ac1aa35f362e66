/** Every encoding in which a text may hold a secret. */
const json = (text: string) => JSON.stringify(text).slice(1, -1);
const html = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
const units = (text: string) => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
const bytes = (text: string, encoding: BufferEncoding) => (as: BufferEncoding) =>
  Buffer.from(text, encoding).toString(as);
const isLatin = (text: string) => units(text).every((unit) => unit < 256);
const smallHex = (text: string) => text.replace(/%../g, (run) => run.toLowerCase());
/** A proxy's username, whose grammar is the contract's. */
export const USERNAME = 'acme01-zone-resi-region-us-session-a1b2c3d4-sessTime-10';

export const ENCODINGS: Readonly<Record<string, (text: string) => string>> = {
  plain: (text) => text,
  'URI-encoded': encodeURIComponent,
  'URI-encoded, small letters': (text) => smallHex(encodeURIComponent(text)),
  'URI-encoded, every sign': (text) => bytes(text, 'utf8')('hex').replace(/../g, '%$&'),
  'URI-encoded twice': (text) => encodeURIComponent(encodeURIComponent(text)),
  'URI-encoded twice, small letters': (text) =>
    smallHex(encodeURIComponent(smallHex(encodeURIComponent(text)))),
  'of a form': (text) => new URLSearchParams({ x: text }).toString().slice(2),
  base64: (text) => bytes(text, 'utf8')('base64'),
  'base64 without its end': (text) => bytes(text, 'utf8')('base64').replace(/=+$/, ''),
  base64url: (text) => bytes(text, 'utf8')('base64url'),
  'base64 in an address': (text) => encodeURIComponent(bytes(text, 'utf8')('base64')),
  // Latin-1 lacks the letters of other alphabets.
  'base64 of Latin-1': (text) => bytes(text, isLatin(text) ? 'latin1' : 'utf8')('base64'),
  'base64 of a login': (text) => bytes(`${USERNAME}:${text}`, 'utf8')('base64'),
  'base64 of an address': (text) =>
    bytes(`http://${USERNAME}:${encodeURIComponent(text)}@host`, 'utf8')('base64'),
  hexadecimal: (text) => bytes(text, 'utf8')('hex'),
  'hexadecimal, capital letters': (text) => bytes(text, 'utf8')('hex').toUpperCase(),
  'JSON-escaped': json,
  'JSON-escaped twice': (text) => json(json(text)),
  'JSON-escaped, ASCII': (text) =>
    units(text)
      .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
      .join(''),
  'JSON-escaped, ASCII in capital letters': (text) =>
    units(text)
      .map((unit) => `\\u${unit.toString(16).toUpperCase().padStart(4, '0')}`)
      .join(''),
  'HTML-escaped': html,
  'HTML-escaped by numbers': (text) =>
    [...text].map((sign) => `&#${sign.codePointAt(0)};`).join(''),
  'HTML-escaped by hexadecimal numbers': (text) =>
    [...text].map((sign) => `&#x${sign.codePointAt(0)?.toString(16)};`).join(''),
  'HTML-escaped JSON': (text) => html(json(text)),
};
