/** What is sent to add a sub-account, or what one that is listed has of that. */
export interface SubAccountTry {
  readonly username: string;
  readonly password: string;
}

/**
 * Which of the tries without an answer has added the sub-account of that username that is listed now: its password tells theirs from
 * another's. Null when none has.
 * @param found null when none is listed
 */
export function arrivedTry<T extends SubAccountTry>(
  found: SubAccountTry | null,
  tries: readonly T[],
): T | null {
  return (
    tries.find(
      ({ username, password }) => username === found?.username && password === found.password,
    ) ?? null
  );
}
