import { BarChart } from 'echarts/charts';
import {
  AriaComponent,
  GridSimpleComponent,
  LegendScrollComponent,
  TooltipComponent,
} from 'echarts/components';
import * as echarts from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
// The ES build keeps only the used helpers: 3 KB less than `lib/core`.
import EChartsReact from 'echarts-for-react/esm/core';

// All charts register their parts in this file: a chart that registered its own would split echarts into two chunks, 2 KB
// (gzip) more.
echarts.use([
  BarChart,
  GridSimpleComponent,
  LegendScrollComponent,
  TooltipComponent,
  AriaComponent,
  SVGRenderer,
]);

/** Drawn as SVG: sharp at any zoom, and tests can read it. */
export const SVG = { renderer: 'svg' } as const;

/** echarts with the registered parts, and its React component. */
export { EChartsReact, echarts };
