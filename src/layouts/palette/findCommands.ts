import { normalizeForSearch, normalizeQuery, searchNames } from '@/lib/text/search';
import type { Command } from './commands';

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true when every word of a query begins a word of the name: "бел спис" and "белый список". */
function hasBeginnings(query: string, name: string): boolean {
  const words = wordsIn(name);
  return wordsIn(query).every((begun) => words.some((word) => word.startsWith(begun)));
}

/** Returns true when a name has the letters of each word of a query in their order: "nwodr" and "new order". */
function hasLetters(query: string, name: string): boolean {
  return query.split(/\s+/).every((word) => {
    let at = -1;
    return [...word].every((letter) => {
      at = name.indexOf(letter, at + 1);
      return at >= 0;
    });
  });
}

/**
 * Finds the commands whose name has the query, or words that begin with the query's words, the best first. When there is none, the
 * customer may have mistyped: then those whose name has the query's letters in their order.
 */
export function findCommands<T extends Pick<Command, 'title' | 'words'>>(
  query: string,
  commands: readonly T[],
): { readonly commands: readonly T[]; readonly isGuess: boolean } {
  const wanted = normalizeQuery(query);
  const named = commands.map((item) => ({
    item,
    names: [item.title, ...item.words].map(normalizeForSearch),
  }));
  const having = (test: (query: string, name: string) => boolean) =>
    named.filter(({ names }) => names.some((name) => test(wanted, name)));
  const found = [...new Set([...searchNames(query, named), ...having(hasBeginnings)])];
  const isGuess = found.length === 0;
  return { commands: (isGuess ? having(hasLetters) : found).map(({ item }) => item), isGuess };
}
