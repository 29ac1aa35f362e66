import { type ComponentProps, type ComponentType, useRef } from 'react';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useInView } from '@/ui/lazy/useInView';
import { ChartTable } from './ChartTable';
import type UsageDrawing from './UsageDrawing';

/** Height of the drawing with its legend, in px; the room is kept from the first paint on. */
export const CHART_HEIGHT = 260;
/** The same with the button of the table below. */
export const CHART_WITH_TABLE_HEIGHT = CHART_HEIGHT + 32;

/** The drawing has a fixed width and is resized late; meanwhile it must not keep the page wide when the window becomes narrower. */
const BOX = { height: CHART_HEIGHT, contain: 'inline-size', overflowX: 'clip' } as const;

type DrawingProps = ComponentProps<typeof UsageDrawing>;

interface Props extends Omit<DrawingProps, 'height'> {
  /** Draws; its code loads when the chart is shown (`lazyPart`). */
  readonly Drawing: ComponentType<DrawingProps>;
}

/** Shows traffic over time, drawn once in view, with a table of the same numbers. */
export function UsageChart({ Drawing, data, name, onBar }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box);
  return (
    <>
      <div ref={box} style={BOX}>
        {isInView ? (
          <Drawing data={data} name={name} height={CHART_HEIGHT} onBar={onBar} />
        ) : (
          <Skeleton height={CHART_HEIGHT} />
        )}
      </div>
      <ChartTable data={data} name={name} onBar={onBar} />
    </>
  );
}
