import { lazyPart } from '@/ui/lazy/lazyPart';
import { CHART_HEIGHT } from './UsageChart';

// The library that draws is larger than a page: it is not among the parts that are fetched ahead.
const OPTIONS = { height: CHART_HEIGHT, lost: 'usage.chartFailed', prefetch: false } as const;

/** The drawing of a usage chart; its code is loaded when the chart is shown. */
export const UsageDrawing = lazyPart(() => import('./UsageDrawing'), OPTIONS);

/** As `UsageDrawing`, with the period before as a line. */
export const UsageDrawingWithLine = lazyPart(() => import('./UsageDrawingWithLine'), OPTIONS);
