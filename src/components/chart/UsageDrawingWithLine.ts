import { LineChart } from 'echarts/charts';
import { echarts } from './echarts';

echarts.use([LineChart]);

/** As `UsageDrawing`, for a page that shows a previous period: bars alone do without the code of lines. */
export { default } from './UsageDrawing';
