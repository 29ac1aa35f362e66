import { startTransition, useEffect, useState } from 'react';

/**
 * False until what is drawn with it has been painted; it becomes true in a transition, which holds up no key. Where nothing waits for
 * that (`isAwaited`), it stays false, and nothing is drawn a second time.
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
