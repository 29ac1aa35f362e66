import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton';
import { useAfterPaint } from './useAfterPaint';

interface Props {
  /** Room that is kept until then, in px. */
  readonly height: number;
  readonly children: ReactNode;
}

/** A heavy part below what the customer came for: drawn once the page around it has been painted, and without holding up a key. */
export function AfterPaint({ height, children }: Props) {
  return useAfterPaint() ? children : <Skeleton height={height} />;
}
