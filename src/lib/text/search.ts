import { removeInvisible } from './invisible';

/** Signs without a key on the keyboard, and the signs that people type instead. */
const TYPED: Readonly<Record<string, string>> = { '’': "'", ʼ: "'", '‘': "'", '‑': '-', '–': '-' };

/** Returns a letter in its form for comparison, always of the same length. */
function normalizeLetter(letter: string): string {
  const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.length === letter.length ? (TYPED[plain] ?? plain) : letter;
}

/**
 * Returns a text in its form for search: lower case, without accents ("Ё" as "е", "é" as "e"), apostrophes and hyphens as typed.
 * Letters keep their places when a letter with its accent is one sign, as in all texts of the portal.
 */
export function normalizeForSearch(text: string): string {
  return Array.from(text.normalize('NFC'), normalizeLetter).join('');
}

/** Returns what was typed or pasted into a search, in its form for search: without invisible signs, which no name has. */
export function normalizeQuery(typed: string): string {
  return normalizeForSearch(removeInvisible(typed)).trim();
}

/** Returns the items that have a score, the best first; equal ones keep their order. */
function rankBy<T>(items: readonly T[], scoreOf: (item: T) => number | null): T[] {
  return items
    .flatMap((item) => {
      const score = scoreOf(item);
      return score === null ? [] : [{ item, score }];
    })
    .sort((one, other) => other.score - one.score)
    .map(({ item }) => item);
}

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** A text that can be searched: words of its title count more than words of its body. */
export interface SearchedText {
  readonly title: string;
  readonly body: string;
}

/** A piece of a text; `isFound` when a search has found it. */
export interface TextPiece {
  readonly text: string;
  readonly isFound: boolean;
}

const QUERY_MAX = 100;
const WORDS_MAX = 8;
/** A word of at least this many letters is also searched without its last two, which change with case and number. */
const LONG_WORD = 5;
const ENDING = 2;

/** Splits a query into its words. */
function searchWords(query: string): string[] {
  const words = normalizeQuery(query.slice(0, QUERY_MAX)).split(/[\s,;!?«»"“”]+/u);
  return [...new Set(words.filter(Boolean))].slice(0, WORDS_MAX);
}

/** Returns a word without the ending that changes with case and number. */
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

/**
 * Returns how closely names match a query, in the forms of `normalizeForSearch` and `normalizeQuery`: 0 for a name that is the query, 1 for one that
 * starts with the query, 2 for one with a word that starts with it, 3 for one that has it inside, null for none.
 */
export function matchRank(query: string, names: readonly string[]): 0 | 1 | 2 | 3 | null {
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  const starts = (name: string) => {
    for (let at = name.indexOf(query); at >= 0; at = name.indexOf(query, at + 1))
      if (isWordStart(name, at)) return true;
    return false;
  };
  if (names.some(starts)) return 2;
  return names.some((name) => name.includes(query)) ? 3 : null;
}

/** The names of a thing that can be searched, all in the form of `normalizeForSearch`, and the thing. */
export interface Named<T> {
  readonly names: readonly string[];
  readonly item: T;
}

/** Returns the things that have the query in a name, by `matchRank`; equal ones keep their order. An empty query finds nothing. */
export function searchNames<T>(query: string, things: readonly Named<T>[]): T[] {
  const wanted = normalizeQuery(query);
  if (wanted === '') return [];
  return rankBy(things, ({ names }) => {
    const rank = matchRank(wanted, names);
    return rank === null ? null : -rank;
  }).map(({ item }) => item);
}

/** A thing that a search over the whole portal found, and the page that shows it. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** True for a name that a browser must not translate. */
  readonly isVerbatim?: boolean;
}

/** The items that a search found, and the words that found them. */
export interface SearchResult<T> {
  readonly items: readonly T[];
  readonly words: readonly string[];
}

/**
 * Returns the texts that have every word of a query, those with more of them in the title first; without any, the texts that
 * have the words in another case or number. An empty query finds nothing.
 */
export function searchTexts<T extends SearchedText>(
  query: string,
  texts: readonly T[],
): SearchResult<T> {
  const asTyped = searchWords(query);
  if (asTyped.length === 0) return { items: [], words: [] };
  const withWords = (words: readonly string[]): SearchResult<T> => ({
    items: rankBy(texts, ({ title, body }) =>
      scoreOf(words, normalizeForSearch(title), normalizeForSearch(body)),
    ),
    words,
  });
  const exact = withWords(asTyped);
  return exact.items.length > 0 ? exact : withWords(asTyped.map(stemOf));
}

/** Cuts a text into pieces, so that found words can be marked; the pieces joined are the text. */
export function splitMatches(text: string, words: readonly string[]): TextPiece[] {
  const low = normalizeForSearch(text);
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
