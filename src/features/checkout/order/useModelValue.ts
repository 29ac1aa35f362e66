import { useCallback, useState } from 'react';

/**
 * Returns a model's value, and a setter that shows a new value at once.
 * Umi passes a model's change to pages in an effect, after the browser has painted: a radio button that is bound to the
 * model alone jumps back to the old choice for that moment. The model stays the owner: a later change of it replaces the
 * shown value.
 */
export function useModelValue<T>(value: T, write: (next: T) => void): [T, (next: T) => void] {
  const [shown, setShown] = useState(value);
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setShown(value);
  }
  const change = useCallback(
    (next: T) => {
      setShown(next);
      write(next);
    },
    [write],
  );
  return [shown, change];
}
