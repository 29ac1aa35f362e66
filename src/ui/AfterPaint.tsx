import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { Skeleton } from './Skeleton';

interface Props {
  /** Room that is kept until then, in px. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A heavy part below what the customer came for: drawn once the page around it has been painted, and without holding up a key. */
export function AfterPaint({ height, children }: Props) {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A frame's callbacks run before it is painted; a timer set in one, after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDue(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isDue ? children : <Skeleton height={height} />;
}
