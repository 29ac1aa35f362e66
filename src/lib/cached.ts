/**
 * Returns a function that makes the value of the same arguments once. For formatters of Intl: creating one takes longer than using it a
 * hundred times.
 */
export function cached<Keys extends readonly string[], T>(make: (...keys: Keys) => T) {
  const made = new Map<string, T>();
  return (...keys: Keys): T => {
    const key = keys.join(' ');
    const value = made.get(key) ?? make(...keys);
    made.set(key, value);
    return value;
  };
}
