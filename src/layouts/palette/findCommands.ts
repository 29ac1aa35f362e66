import { normalizeForSearch, normalizeQuery, searchNames } from '@/lib/text/search';
import type { Command } from './commands';

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true when every word of a query begins a word of the name: "бел спис" and "белый список". */
function hasBeginnings(query: string, name: string): boolean {
  const words = wordsIn(name);
  return wordsIn(query).every((begun) => words.some((word) => word.startsWith(begun)));
}

/** Finds the commands whose name has the query, or words that begin with the query's words, the best first. */
export function findCommands<T extends Pick<Command, 'title' | 'words'>>(
  query: string,
  commands: readonly T[],
): readonly T[] {
  const wanted = normalizeQuery(query);
  const named = commands.map((item) => ({
    item,
    names: [item.title, ...item.words].map(normalizeForSearch),
  }));
  const begun = named.filter(({ names }) => names.some((name) => hasBeginnings(wanted, name)));
  const found = new Set([...searchNames(query, named), ...begun]);
  return [...found].map(({ item }) => item);
}
