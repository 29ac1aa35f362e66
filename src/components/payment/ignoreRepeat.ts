import type { KeyboardEvent } from 'react';

/** For buttons that pay: holding Enter down counts as one press, because repeated presses are no decision to pay again. */
export function ignoreRepeat(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
