import { LineChart } from 'echarts/charts';
import { echarts } from '@/ui/chart/echarts';

echarts.use([LineChart]);

/**
 * `UsageDrawing` with echarts' code for lines, for pages that draw the previous period. Pages with bars alone do not load it.
 */
export { default } from './UsageDrawing';
