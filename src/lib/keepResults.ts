/** Returns `make` with its results kept, by its arguments: for what takes long to create and never changes. */
export function keepResults<A extends readonly string[], T>(make: (...args: A) => T) {
  const kept = new Map<string, T>();
  return (...args: A): T => {
    const key = args.join(' ');
    const result = kept.get(key) ?? make(...args);
    kept.set(key, result);
    return result;
  };
}
