import { startTransition, useEffect, useState } from 'react';
import { session } from '@/features/auth';

/**
 * Returns true when the first page may be drawn; until then index.html's shell is visible. Before sign-in the page is drawn in a
 * transition, which React does in slices of a few milliseconds. A signed-in page is drawn in one piece, because that takes 3 to 5 %
 * off the whole start, and nothing on screen can be clicked or typed into yet.
 */
export function useFirstDraw(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const draw = () => setDue(true);
    if (session.hasStoredSession()) draw();
    else startTransition(draw);
  }, []);
  return isDue;
}
