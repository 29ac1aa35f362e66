/** Reads JSON; null for nothing and for garbage. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** The fields of an object that is not known. */
export type Fields = Readonly<Record<string, unknown>>;

/** Returns the fields of an object; none for anything else. */
export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** Reads the fields of a JSON object; none for anything else. */
export const parseFields = (text: string | null): Fields => fieldsOf(parseJson(text));
