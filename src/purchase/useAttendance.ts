import { useCallback, useEffect, useRef } from 'react';
import { session } from '@/session';

/**
 * Asks whether the customer still looks at the page that uses this: they may have gone on, signed out in another tab, or become
 * somebody else. What came of a click takes the tab to the hosted page only then.
 */
export function useAttendance(userId: string): () => boolean {
  const isAttended = useRef(true);
  useEffect(() => {
    isAttended.current = true;
    return () => {
      isAttended.current = false;
    };
  }, []);
  return useCallback(() => isAttended.current && session.current()?.id === userId, [userId]);
}
