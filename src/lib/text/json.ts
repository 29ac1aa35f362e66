/** Reads JSON; null for nothing and for garbage. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads the fields of a JSON object; none for anything else. */
export function parseFields(text: string | null): Readonly<Record<string, unknown>> {
  const value = parseJson(text);
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
