import type { KeyboardEvent } from 'react';

/** For what pays: Enter held down presses once. A repeated press is nobody's decision to pay again. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
