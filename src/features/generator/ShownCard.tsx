import { type ReactNode, useRef } from 'react';
import { useInView } from '@/ui/lazy/useInView';
import { Card } from '@/ui/page/Card';

/** A card below the view is fetched from this distance on, in px: the Tab key goes into it, not past it. */
export const AHEAD = 400;

interface Props {
  readonly title: string;
  /** Room that is kept until then, in px. */
  readonly height: number;
  /** True when the address asks for something in the card: it is drawn even out of view. */
  readonly isWanted?: boolean;
  readonly children: ReactNode;
}

/** A card whose inside is drawn, and its code fetched, when the card comes into view. */
export function ShownCard({ title, height, isWanted = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box, AHEAD);
  return (
    <div ref={box}>
      <Card title={title}>{isInView || isWanted ? children : <div style={{ height }} />}</Card>
    </div>
  );
}
