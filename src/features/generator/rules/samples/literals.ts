/**
 * Writes a text as a literal of each language. Any text is allowed, and the literal means exactly that text; null is a password that
 * the program reads from the environment.
 */
import { PASSWORD_VARIABLE } from './sample';

/** Signs that a reader cannot see or that end a line: controls, format marks, line and paragraph separators. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const NOT_ASCII = /[^ -~]/u;
const HEX = 16;
const BMP_END = 0xffff;
const FOUR = 4;
const EIGHT = 8;

/** True when a text has only letters, digits and signs of an English keyboard. */
export const isAscii = (text: string): boolean => !NOT_ASCII.test(text);

const hex = (code: number, digits = 0) => code.toString(HEX).padStart(digits, '0');

/** A code point as UTF-16 units: \ud83d\ude00. */
const utf16 = (code: number) =>
  String.fromCodePoint(code)
    .split('')
    .map((unit) => `\\u${hex(unit.charCodeAt(0), FOUR)}`)
    .join('');
/** \u00ad, and \U0001f600 beyond the first plane. */
const shortOrLong = (code: number) =>
  code > BMP_END ? `\\U${hex(code, EIGHT)}` : `\\u${hex(code, FOUR)}`;
/** \u{ad} */
const braced = (code: number) => `\\u{${hex(code)}}`;

interface Dialect {
  /** Signs with a backslash before them, in addition to the quote and the backslash. */
  readonly escaped?: string;
  /** Signs that are written by their code point; by default the invisible ones. */
  readonly coded?: RegExp;
  readonly code: (codePoint: number) => string;
  /** Reads the password from the environment. Where it is unset or empty the sample stops and names it: a gateway's 407 would not. */
  readonly password: string;
}

const MISSING = `${PASSWORD_VARIABLE} is not set`;

const NAMED: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

/** Writes texts in double quotes. Half of a surrogate pair, which is no character, becomes U+FFFD. */
function writer({ escaped = '', coded = HIDDEN, code, password }: Dialect) {
  const signOf = (sign: string): string => {
    const named = NAMED[sign];
    if (named) return named;
    if (sign === '"' || sign === '\\' || escaped.includes(sign)) return `\\${sign}`;
    return coded.test(sign) ? code(sign.codePointAt(0) ?? 0) : sign;
  };
  return (text: string | null): string =>
    text === null
      ? password
      : `"${Array.from(text.replace(/\p{Surrogate}/gu, '\uFFFD'), signOf).join('')}"`;
}

export const pythonText = writer({
  code: shortOrLong,
  password: `os.environ.get("${PASSWORD_VARIABLE}") or sys.exit("${MISSING}")`,
});
export const jsText = writer({ code: utf16, password: `process.env.${PASSWORD_VARIABLE}` });
/** Fails where the password is missing: JavaScript has no expression that throws. */
export const jsCheck = `if (!process.env.${PASSWORD_VARIABLE}) throw new Error("${MISSING}");`;
export const goText = writer({ code: shortOrLong, password: `os.Getenv("${PASSWORD_VARIABLE}")` });
export const csharpText = writer({
  code: shortOrLong,
  password: `Environment.GetEnvironmentVariable("${PASSWORD_VARIABLE}")`,
});
/** `$` starts a variable. */
export const phpText = writer({
  escaped: '$',
  code: braced,
  password: `getenv("${PASSWORD_VARIABLE}") ?: throw new Exception("${MISSING}")`,
});
/** `#{` starts an expression. */
export const rubyText = writer({
  escaped: '#',
  code: braced,
  password: `ENV["${PASSWORD_VARIABLE}"].to_s`,
});
/** Before Java 18 the compiler reads a source in the computer's own encoding, so only ASCII is safe. */
export const javaText = writer({
  coded: NOT_ASCII,
  code: utf16,
  password: `System.getenv("${PASSWORD_VARIABLE}")`,
});
