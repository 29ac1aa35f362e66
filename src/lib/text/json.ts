/** Reads JSON; null for nothing and for garbage. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Returns the fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads the fields of a JSON object; none for anything else. */
export const parseFields = (text: string | null): Readonly<Record<string, unknown>> =>
  fieldsOf(parseJson(text));
