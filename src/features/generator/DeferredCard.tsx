import { type ReactNode, useRef } from 'react';
import { useInView } from '@/ui/lazy/useInView';
import { Card } from '@/ui/page/Card';

/** A card is fetched when it is this near to the view, in px, so that the Tab key goes into the card instead of past it. */
export const LOAD_AHEAD_PX = 400;

interface Props {
  readonly title: string;
  /** Room that is kept until the card is drawn, in px. */
  readonly height: number;
  /** True when the address asks for something in the card, which is then drawn even out of view. */
  readonly isWanted?: boolean;
  readonly children: ReactNode;
}

/** Shows a card whose content is fetched and drawn when the card scrolls into view. */
export function DeferredCard({ title, height, isWanted = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box, LOAD_AHEAD_PX);
  return (
    <div ref={box}>
      <Card title={title}>{isInView || isWanted ? children : <div style={{ height }} />}</Card>
    </div>
  );
}
