/** A small tokenizer, for colours only, which tells texts, comments and the words of a language apart. */
import type { SampleLanguage } from './sample';

/** The kind of a part of a sample. */
export type TokenKind = 'comment' | 'text' | 'word' | 'plain';

/** A part of a sample; all parts joined are the sample. */
export interface Token {
  readonly kind: TokenKind;
  readonly text: string;
}

interface Look {
  readonly comment: RegExp;
  readonly words: string;
}

const HASH = /#.*/;
const SLASHES = /\/\/.*/;
const LOOKS: Readonly<Record<SampleLanguage, Look>> = {
  bash: { comment: /(?<=^|\s)#.*/, words: 'curl wget' },
  python: {
    comment: HASH,
    words: 'async class def finally for from import in print try yield',
  },
  javascript: { comment: SLASHES, words: 'await const finally from if import new throw try' },
  go: { comment: SLASHES, words: 'defer func if import nil package' },
  php: { comment: SLASHES, words: 'echo exit false if true' },
  java: {
    comment: SLASHES,
    words: 'class extends if import new null protected public return static String throws void',
  },
  csharp: { comment: SLASHES, words: 'await new throw using var' },
  ruby: { comment: HASH, words: 'puts require' },
};
const TEXT = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/;
/** In single quotes, a shell does not treat a backslash as an escape. */
const SHELL_TEXT = /'[^']*'|"(?:\\.|[^"\\])*"/;
/** An option of a command is coloured like a word of the language. */
const OPTION = /(?<![\w-])--?[a-z][\w-]*/;

function readerOf(language: SampleLanguage): RegExp {
  const { comment, words } = LOOKS[language];
  const isShell = language === 'bash';
  const word = `\\b(?:${words.replaceAll(' ', '|')})\\b${isShell ? `|${OPTION.source}` : ''}`;
  const text = isShell ? SHELL_TEXT : TEXT;
  return new RegExp(`(?<text>${text.source})|(?<comment>${comment.source})|(?<word>${word})`, 'g');
}

/** Splits a sample into tokens for its colours. */
export function highlight(code: string, language: SampleLanguage): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  for (const found of code.matchAll(readerOf(language))) {
    if (found.index > at) tokens.push({ kind: 'plain', text: code.slice(at, found.index) });
    const { text, comment } = found.groups ?? {};
    const kind = text !== undefined ? 'text' : comment !== undefined ? 'comment' : 'word';
    tokens.push({ kind, text: found[0] });
    at = found.index + found[0].length;
  }
  return at < code.length ? [...tokens, { kind: 'plain', text: code.slice(at) }] : tokens;
}
