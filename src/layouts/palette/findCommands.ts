import { normalizeForSearch, normalizeQuery, searchNames } from '@/lib/text/search';

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Returns true when every word of a query begins a word of the name: "бел спис" and "белый список". */
function hasBeginnings(query: string, name: string): boolean {
  const words = wordsIn(normalizeForSearch(name));
  return wordsIn(normalizeQuery(query)).every((begun) =>
    words.some((word) => word.startsWith(begun)),
  );
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
  if (found.length > 0) return { commands: found, isGuess: false };
  const wanted = normalizeQuery(query);
  const guesses = named.filter(({ names }) => names.some((name) => hasLetters(wanted, name)));
  return { commands: guesses.map(({ item }) => item), isGuess: true };
}
