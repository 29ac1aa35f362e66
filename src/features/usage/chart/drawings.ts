import { lazyPart } from '@/ui/lazy/lazyPart';
import { CHART_HEIGHT } from './UsageChart';

// Not fetched ahead, because echarts is larger than a page.
const OPTIONS = { height: CHART_HEIGHT, lost: 'usage.chartFailed', prefetch: false } as const;

/** The drawing of a usage chart; its code is loaded when the chart is shown. */
export const UsageDrawing = lazyPart(() => import('./UsageDrawing'), OPTIONS);

/** The same with the period before as a line. */
export const UsageDrawingWithLine = lazyPart(() => import('./UsageDrawingWithLine'), OPTIONS);
