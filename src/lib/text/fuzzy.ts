import { folded } from './folded';

const LONGEST = 200;
const SCORE_LETTER = 1;
const SCORE_CONSECUTIVE = 3;
const SCORE_WORD_START = 4;
const SCORE_START = 2;
const SCORE_WHOLE = 10;

function isWordStart(text: string, at: number): boolean {
  return at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));
}

/** Score of the letters of `word` in order from `from` on, or null when they are not all there. */
function scoreFrom(word: string, text: string, from: number): number | null {
  let score = 0;
  let last = from - 1;
  for (const letter of word) {
    const at = text.indexOf(letter, last + 1);
    if (at < 0) return null;
    score += SCORE_LETTER;
    if (at === last + 1 && last >= from) score += SCORE_CONSECUTIVE;
    if (isWordStart(text, at)) score += SCORE_WORD_START;
    last = at;
  }
  return score;
}

function scoreOfWord(word: string, text: string): number | null {
  let best: number | null = null;
  for (let at = text.indexOf(word.charAt(0)); at >= 0; at = text.indexOf(word.charAt(0), at + 1)) {
    const score = scoreFrom(word, text, at);
    if (score === null) break;
    best = Math.max(best ?? 0, score);
  }
  return best;
}

/**
 * How well a text answers a query, higher is better, or null when it does not: every word of the query has its letters
 * in the text in their order. Case and accents do not count, in any script. An empty query answers 0.
 */
export function fuzzyScore(query: string, text: string): number | null {
  const wanted = folded(query.slice(0, LONGEST)).trim();
  const given = folded(text.slice(0, LONGEST));
  let score = given === wanted && wanted !== '' ? SCORE_WHOLE : 0;
  if (wanted !== '' && given.startsWith(wanted)) score += SCORE_START;
  for (const word of wanted.split(/\s+/).filter(Boolean)) {
    const found = scoreOfWord(word, given);
    if (found === null) return null;
    score += found;
  }
  return score;
}

/** The items that answer a query, the best first; equal ones keep their order. An item is as good as its best text. */
export function fuzzyRank<T>(
  query: string,
  items: readonly T[],
  textsOf: (item: T) => readonly string[],
): T[] {
  return items
    .flatMap((item) => {
      const scores = textsOf(item).flatMap((text) => fuzzyScore(query, text) ?? []);
      return scores.length === 0 ? [] : [{ item, score: Math.max(...scores) }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
}
