import { folded } from './folded';

/** A text that can be searched: words of its title count more than words of its body. */
export interface SearchedText {
  readonly title: string;
  readonly body: string;
}

/** A piece of a text, and whether the search found it. */
export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

const QUERY_MAX = 100;
const WORDS_MAX = 8;
/** A word of at least so many letters is also looked for without its last two, which change with case and number. */
const LONG_WORD = 5;
const ENDING = 2;

/** The words of a query. */
export function searchWords(query: string): string[] {
  const words = folded(query.slice(0, QUERY_MAX)).split(/[\s,;!?«»"“”]+/u);
  return [...new Set(words.filter(Boolean))].slice(0, WORDS_MAX);
}

/** A word without what changes at its end. */
const stemOf = (word: string) =>
  word.length >= LONG_WORD && /^\p{L}+$/u.test(word) ? word.slice(0, -ENDING) : word;

function scoreOf(words: readonly string[], title: string, body: string): number | null {
  let score = 0;
  for (const word of words) {
    const inTitle = title.includes(word);
    if (!inTitle && !body.includes(word)) return null;
    score += inTitle ? 1 : 0;
  }
  return score;
}

/** What a search found, and the words that it was found by. */
export interface SearchResult<T> {
  readonly items: readonly T[];
  readonly words: readonly string[];
}

/**
 * The texts that have every word of a query, those with more of them in the title first; where there is none, those that
 * have the words in another case or number. An empty query finds nothing.
 */
export function searchTexts<T extends SearchedText>(
  query: string,
  texts: readonly T[],
): SearchResult<T> {
  const asTyped = searchWords(query);
  if (asTyped.length === 0) return { items: [], words: [] };
  const all = texts.map((item) => ({
    item,
    title: folded(item.title),
    body: folded(item.body),
  }));
  const withWords = (words: readonly string[]): SearchResult<T> => ({
    items: all
      .flatMap(({ item, title, body }) => {
        const score = scoreOf(words, title, body);
        return score === null ? [] : [{ item, score }];
      })
      .sort((a, b) => b.score - a.score)
      .map(({ item }) => item),
    words,
  });
  const exact = withWords(asTyped);
  return exact.items.length > 0 ? exact : withWords(asTyped.map(stemOf));
}

/** A text in pieces, so that what was found can be marked; the pieces joined are the text. */
export function foundPieces(text: string, words: readonly string[]): TextPiece[] {
  const low = folded(text);
  const isFound = new Array<boolean>(low.length).fill(false);
  for (const word of words.filter(Boolean)) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1)) {
      isFound.fill(true, at, at + word.length);
    }
  }
  const pieces: TextPiece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isFound[end] === isFound[start]) continue;
    pieces.push({ text: text.slice(start, end), isFound: isFound[start] ?? false });
    start = end;
  }
  return pieces;
}
