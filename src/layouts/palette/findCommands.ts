import { fuzzyRank, normalizeForSearch, searchNames } from '@/lib/text/search';

/**
 * Returns the commands that a query finds, the best first: those with the query in a name; without any, those that have its letters
 * in their order.
 */
export function findCommands<T>(
  query: string,
  commands: readonly T[],
  namesOf: (command: T) => readonly string[],
): readonly T[] {
  const named = commands.map((item) => ({ item, names: namesOf(item).map(normalizeForSearch) }));
  const found = searchNames(query, named);
  return found.length > 0 ? found : fuzzyRank(query, commands, namesOf);
}
