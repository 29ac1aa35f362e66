import { chunkOf } from '@/lib/browser/chunks';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { CHART_HEIGHT } from './UsageChart';

// The drawing library is larger than a page, so it is not fetched ahead with other parts.
const PLACE = { height: CHART_HEIGHT, lost: 'usage.chartFailed' } as const;

/** Draws a usage chart; its code loads when the chart is shown. */
export const UsageDrawing = lazyPart(
  chunkOf(() => import('./UsageDrawing')),
  PLACE,
);

/** Draws a usage chart with the period before as a line. */
export const UsageDrawingWithLine = lazyPart(
  chunkOf(() => import('./UsageDrawingWithLine')),
  PLACE,
);
