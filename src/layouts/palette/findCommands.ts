import { fuzzyRank, normalizeForSearch, normalizeQuery, searchNames } from '@/lib/text/search';

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true when every word of a query begins a word of the name: "бел спис" and "белый список". */
function hasBeginnings(query: string, name: string): boolean {
  const words = wordsIn(normalizeForSearch(name));
  return wordsIn(normalizeQuery(query)).every((begun) =>
    words.some((word) => word.startsWith(begun)),
  );
}

/** The commands that a query finds, the best first. */
export interface FoundCommands<T> {
  readonly commands: readonly T[];
  /** True when they only have the letters of the query in their order, as after a slip of the keyboard. */
  readonly isGuess: boolean;
}

/** Finds commands that have the query, or the beginnings of its words, in a name; without any, those that have its letters. */
export function findCommands<T>(
  query: string,
  commands: readonly T[],
  namesOf: (command: T) => readonly string[],
): FoundCommands<T> {
  const named = commands.map((item) => ({ item, names: namesOf(item).map(normalizeForSearch) }));
  const inNames = searchNames(query, named);
  const begun = commands.filter(
    (command) =>
      !inNames.includes(command) && namesOf(command).some((name) => hasBeginnings(query, name)),
  );
  const found = [...inNames, ...begun];
  return found.length > 0
    ? { commands: found, isGuess: false }
    : { commands: fuzzyRank(query, commands, namesOf), isGuess: true };
}
