/**
 * Reads the texts in a program's source as its own compiler would, by the rules of each language. The reader shares no code
 * with the writer of the samples, because a mistake in shared code would not be found.
 */

/** A piece of a source: code as it stands, or a text that was read. */
export type Piece = { readonly code: string } | { readonly text: string };

interface Escape {
  readonly value: string;
  /** Number of characters after the backslash that belong to the escape. */
  readonly length: number;
}
interface Rules {
  /** Reads the characters after a backslash; null when the language has no such escape. */
  escape(rest: string): Escape | null;
  /** Matches whatever would end the plain text inside the quotes, such as a variable. */
  readonly interpolation?: RegExp;
}

const HEX = 16;
const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  r: '\r',
  t: '\t',
  '"': '"',
  '\\': '\\',
};

function simple(rest: string, more = ''): Escape | null {
  const sign = rest[0] ?? '';
  const value = SIMPLE[sign] ?? (more.includes(sign) ? sign : undefined);
  return value === undefined || sign === '' ? null : { value, length: 1 };
}

function numbered(rest: string, pattern: RegExp, read: (code: number) => string): Escape | null {
  const found = pattern.exec(rest);
  const digits = found?.[1];
  return found && digits !== undefined
    ? { value: read(Number.parseInt(digits, HEX)), length: found[0].length }
    : null;
}

/** Returns a character; half of a surrogate pair is none. */
function character(code: number): string {
  const sign = String.fromCodePoint(code);
  if (/\p{Surrogate}/u.test(sign)) throw new Error(`no character: ${code.toString(HEX)}`);
  return sign;
}

const cLike: Rules = {
  escape: (rest) =>
    simple(rest) ??
    numbered(rest, /^u([\da-fA-F]{4})/, character) ??
    numbered(rest, /^U([\da-fA-F]{8})/, character),
};
const RULES = {
  python: cLike,
  go: cLike,
  csharp: cLike,
  javascript: {
    escape: (rest) => simple(rest) ?? numbered(rest, /^u([\da-fA-F]{4})/, String.fromCharCode),
  },
  php: {
    escape: (rest) => simple(rest, '$') ?? numbered(rest, /^u\{([\da-fA-F]+)\}/, character),
    interpolation: /^(\$[A-Za-z_{\u0080-\uffff]|\{\$)/,
  },
  ruby: {
    escape: (rest) => simple(rest, '#') ?? numbered(rest, /^u\{([\da-fA-F]+)\}/, character),
    interpolation: /^#[{$@]/,
  },
  java: { escape: (rest) => simple(rest) },
} satisfies Readonly<Record<string, Rules>>;

/** The languages whose texts can be read. */
export type ReadLanguage = keyof typeof RULES;

/**
 * Java replaces \\uXXXX in a source before it looks for texts. A quote, a backslash or the end of a line written that way
 * would end the text or begin an escape, so none may be written so.
 */
function withoutJavaCodes(source: string): string {
  if (/[^\n\t -~]/.test(source)) throw new Error('not ASCII');
  return source.replace(/\\\\|\\u([\da-fA-F]{4})/g, (found, digits?: string) => {
    if (digits === undefined) return found;
    const sign = String.fromCharCode(Number.parseInt(digits, HEX));
    if (/["\\\n\r]/.test(sign)) throw new Error(`Java would take ${found} for its own`);
    return sign;
  });
}

/** Takes a source apart. Throws where the compiler would, and where the source holds more than plain texts. */
export function piecesOf(language: ReadLanguage, source: string): Piece[] {
  const rules: Rules = RULES[language];
  const whole = language === 'java' ? withoutJavaCodes(source) : source;
  const pieces: Piece[] = [];
  let code = '';
  let at = 0;
  while (at < whole.length) {
    if (whole[at] !== '"') {
      code += whole[at];
      at += 1;
      continue;
    }
    pieces.push({ code });
    code = '';
    let text = '';
    at += 1;
    while (whole[at] !== '"') {
      const sign = whole[at];
      if (sign === undefined || sign === '\n' || sign === '\r')
        throw new Error('a text has no end');
      if (rules.interpolation?.test(whole.slice(at))) throw new Error('not a plain text');
      if (sign !== '\\') {
        text += sign;
        at += 1;
        continue;
      }
      const read = rules.escape(whole.slice(at + 1));
      if (read === null) throw new Error(`no escape: ${whole.slice(at, at + 4)}`);
      text += read.value;
      at += 1 + read.length;
    }
    pieces.push({ text });
    at += 1;
  }
  return [...pieces, { code }];
}

/** Returns the text that a name is given in a source: `name = "…"`, `name: "…"`, `name := "…"`. */
export function textNamed(pieces: readonly Piece[], name: string): string | null {
  const before = new RegExp(`\\b${name}\\s*(=|:=|:)\\s*$`);
  const at = pieces.findIndex((piece) => 'code' in piece && before.test(piece.code));
  const next = at < 0 ? undefined : pieces[at + 1];
  return next && 'text' in next ? next.text : null;
}

/** Returns the words of a POSIX shell's command, with `\` at the end of a line; variables stay as `${NAME…}`. */
export function shellWords(source: string): string[] {
  const words: string[] = [];
  let word: string | null = null;
  let at = 0;
  const until = (sign: string) => {
    const end = source.indexOf(sign, at + 1);
    if (end < 0) throw new Error(`no end of ${sign}`);
    const inside = source.slice(at + 1, end);
    at = end + 1;
    return inside;
  };
  while (at < source.length) {
    const sign = source[at] ?? '';
    if (sign === "'") word = (word ?? '') + until("'");
    else if (sign === '"') {
      const inside = until('"');
      if (!/^\$\{\w+[^`$]*\}$/.test(inside)) throw new Error(`more than a variable: ${inside}`);
      word = (word ?? '') + inside;
    } else if (sign === '\\') {
      if (source[at + 1] !== '\n') word = (word ?? '') + (source[at + 1] ?? '');
      at += 2;
    } else if (/\s/.test(sign)) {
      if (word !== null) words.push(word);
      word = null;
      at += 1;
    } else {
      if (/[`$;&|<>()*?!#~{}[\]]/.test(sign)) throw new Error(`the shell would read ${sign}`);
      word = (word ?? '') + sign;
      at += 1;
    }
  }
  return word === null ? words : [...words, word];
}
