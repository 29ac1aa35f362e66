import { chunkOf } from '@/lib/browser/chunks';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { CHART_HEIGHT } from './UsageChart';

// The library that draws is larger than a page: it is not among the parts that are fetched ahead.
const PLACE = { height: CHART_HEIGHT, lost: 'usage.chartFailed' } as const;

/** The drawing of a usage chart; its code comes when the chart is shown. */
export const UsageDrawing = lazyPart(
  chunkOf(() => import('./UsageDrawing')),
  PLACE,
);

/** As `UsageDrawing`, with the period before as a line. */
export const UsageDrawingWithLine = lazyPart(
  chunkOf(() => import('./UsageDrawingWithLine')),
  PLACE,
);
