import { type ComponentProps, useRef } from 'react';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { useInView } from '@/ui/lazy/useInView';
import { useIsPhone } from '@/ui/page/useIsPhone';
import { ChartTable } from './ChartTable';

/** Height of the drawing with its legend, in px; the room is kept from the first paint on. */
const CHART_HEIGHT = 260;
/** The same with the button of the table below. */
export const CHART_WITH_TABLE_HEIGHT = CHART_HEIGHT + 32;

// Not fetched ahead, because echarts is larger than a page.
const LAZY = { height: CHART_HEIGHT, lost: 'usage.chartFailed', prefetch: false } as const;
const UsageDrawing = lazyPart(() => import('./UsageDrawing'), LAZY);
const UsageDrawingWithLine = lazyPart(() => import('./UsageDrawingWithLine'), LAZY);

/** The drawing has a fixed width and is resized late; meanwhile it must not keep the page wide when the window becomes narrower. */
const BOX = { height: CHART_HEIGHT, contain: 'inline-size', overflowX: 'clip' } as const;

interface Props extends ComponentProps<typeof ChartTable> {
  /** True where the chart may have a previous period, whose line needs 10 KB more of echarts. */
  readonly isCompared?: boolean;
}

/** Shows traffic over time, drawn once in view, with a table of the same numbers. */
export function UsageChart({ isCompared = false, ...chart }: Props) {
  const isPhone = useIsPhone();
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box);
  const Drawing = isCompared ? UsageDrawingWithLine : UsageDrawing;
  return (
    <>
      <div ref={box} style={BOX}>
        {isInView ? (
          // A finger that asks for the figures of a bar must not leave the chart: a phone opens days from the table.
          <Drawing {...chart} onBar={isPhone ? undefined : chart.onBar} height={CHART_HEIGHT} />
        ) : (
          <Skeleton height={CHART_HEIGHT} />
        )}
      </div>
      <ChartTable {...chart} />
    </>
  );
}
