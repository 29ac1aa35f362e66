import { startTransition, useEffect, useState } from 'react';

/**
 * Becomes true after the first paint, in a transition, so that typing is not delayed. Without `isAwaited` it stays false, and
 * nothing is drawn a second time.
 */
export function useAfterPaint(isAwaited = true): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!isAwaited) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted; a timer set in one, after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isAwaited]);
  return isPainted;
}
