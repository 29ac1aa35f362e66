import { type LineFormat, type LineSpec, RAW_FORMATS } from './proxyLine';
import { composeUsername } from './proxyUsername';

/**
 * Signs that some programs misread in a raw line. Programs read such a line in two ways: they split it at `:` and `@` (and drop
 * the rest after a space), or they make an address of it, `http://USER:PASS@HOST:PORT`, in which / \ ? and # end the host name
 * and % starts an encoded sign. Both happen with all four formats.
 */
const BREAKING = /[:@/\\?#%\s]/gu;

/** A part of a line that the customer or the service names, and that may hold any sign. */
export type LinePart = 'host' | 'username' | 'password';

/** A part of a line that programs would read wrongly. */
export interface UnsafePart {
  readonly part: LinePart;
  /** Each sign once. */
  readonly signs: readonly string[];
  /** The reason why the signs break the line: its format, or the login itself. */
  readonly why: 'format' | 'login';
}

/**
 * Returns the signs of a text that break a format, each once; empty when the text is safe. The four raw formats hold the text
 * unchanged, and the others can hold anything.
 */
export function unsafeSigns(format: LineFormat, text: string): string[] {
  return RAW_FORMATS.some((raw) => raw === format) ? [...new Set(text.match(BREAKING) ?? [])] : [];
}

/** Returns signs as they are shown: a space alone would not be seen. */
export const signsText = (signs: readonly string[]): string =>
  signs.map((sign) => sign.replace(/\s/u, '␣')).join(' ');

/** Returns the parts of a line that programs would read wrongly; empty when the line is safe. */
export function findUnsafeParts(spec: LineSpec): UnsafePart[] {
  const { format, protocol, auth, host, password } = spec;
  const flagPart = (part: LinePart, text: string): UnsafePart => ({
    part,
    signs: unsafeSigns(format, text),
    why: 'format',
  });
  const all = [flagPart('host', host)];
  if (auth === 'password') {
    const username = composeUsername(spec).text;
    // An HTTP login is `user:password`: the first colon ends the username, whatever the format of the line.
    const endsEarly = protocol !== 'socks5' && username.includes(':');
    all.push(
      endsEarly ? { part: 'username', signs: [':'], why: 'login' } : flagPart('username', username),
      flagPart('password', password),
    );
  }
  return all.filter(({ signs }) => signs.length > 0);
}
