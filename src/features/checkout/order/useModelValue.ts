import { useCallback, useState } from 'react';

/**
 * A model's value that changes on the page in the moment of the click. Umi hands a model's change on to pages in an effect,
 * after the browser has painted: a radio button that is bound to the model alone jumps back to the old choice for that
 * moment. The model stays the owner: whatever it holds next is shown.
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
