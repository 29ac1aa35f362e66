import { removeInvisible } from './invisible';

/** Signs without a key on the keyboard, and the signs that people type instead. */
const TYPED: Readonly<Record<string, string>> = { '’': "'", ʼ: "'", '‘': "'", '‑': '-', '–': '-' };

/** Returns a text in its form for search: lower case, without accents ("Ё" as "е", "é" as "e"), apostrophes and hyphens as typed. */
export function normalizeForSearch(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (sign) => TYPED[sign] ?? sign).join('');
}

/** Returns what was typed or pasted into a search, in its form for search: without invisible signs, which no name has. */
export function normalizeQuery(typed: string): string {
  return normalizeForSearch(removeInvisible(typed)).trim();
}

/** Returns the items that have a rank, the lowest first; equal ones keep their order. */
function rankBy<T>(items: readonly T[], rankOf: (item: T) => number | null): T[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank === null ? [] : [{ item, rank }];
    })
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

const WORD_START = /(?<![\p{L}\p{N}])/gu;

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

/** Returns how many of the words stand in the body alone; null when one stands nowhere. */
function rankOfText(words: readonly string[], title: string, body: string): number | null {
  const others = words.filter((word) => !title.includes(word));
  return others.every((word) => body.includes(word)) ? others.length : null;
}

/**
 * Returns how closely names match a query, in the forms of `normalizeForSearch` and `normalizeQuery`: 0 for a name that is the query, 1 for one that
 * starts with the query, 2 for one with a word that starts with it, 3 for one that has it inside, null for none.
 */
export function matchRank(query: string, names: readonly string[]): 0 | 1 | 2 | 3 | null {
  if (names.includes(query)) return 0;
  if (names.some((name) => name.startsWith(query))) return 1;
  const inside = names.filter((name) => name.includes(query));
  if (inside.length === 0) return null;
  const hasWord = (name: string) =>
    [...name.matchAll(WORD_START)].some(({ index }) => name.startsWith(query, index));
  return inside.some(hasWord) ? 2 : 3;
}

/**
 * Returns the things that have the query in a name, by `matchRank`; equal ones keep their order. `names` are in the form of
 * `normalizeForSearch`. An empty query finds nothing.
 */
export function searchNames<T extends { readonly names: readonly string[] }>(
  query: string,
  things: readonly T[],
): T[] {
  const wanted = normalizeQuery(query);
  return wanted === '' ? [] : rankBy(things, ({ names }) => matchRank(wanted, names));
}

/** A thing that a search over the whole portal found, and the page that shows it. */
export interface SearchHit {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** True for a name that a browser must not translate. */
  readonly isVerbatim?: boolean;
}

/** The things that a search found, the best first. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** True when some of the searched things could not be read. */
  readonly isIncomplete: boolean;
  /** True while some of them are read for the first time. */
  readonly isPending: boolean;
}

/**
 * Returns the texts that have every word of a query; the more of them in the title, the earlier. When no text has them all, the words'
 * endings, which change with case and number, are left out. An empty query finds nothing.
 */
export function searchTexts<T extends { readonly title: string; readonly body: string }>(
  query: string,
  texts: readonly T[],
): readonly T[] {
  const asTyped = searchWords(query);
  if (asTyped.length === 0) return [];
  const withWords = (words: readonly string[]) =>
    rankBy(texts, ({ title, body }) =>
      rankOfText(words, normalizeForSearch(title), normalizeForSearch(body)),
    );
  const exact = withWords(asTyped);
  return exact.length > 0 ? exact : withWords(asTyped.map(stemOf));
}
