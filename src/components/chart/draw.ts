import { BarChart } from 'echarts/charts';
import { AriaComponent, GridSimpleComponent } from 'echarts/components';
import { type EChartsCoreOption, init, use } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { numberText } from './numbers';
import { SERIES_COLORS } from './palette';
import { createTooltip } from './tooltip';
import type { ChartData, ChartStyle, Drawing } from './types';

use([BarChart, GridSimpleComponent, AriaComponent, SVGRenderer]);

const FONT_SIZE = 12;
const BAR_WIDTH_MAX = 36;
const SPIKE_SIZE = 8;

/** Patterns over the colours, the first plain; the chart begins anew when they run out. */
const DECAL_COLOR = 'rgba(255, 255, 255, 0.55)';
const DECALS = [
  { symbol: 'none' },
  { rotation: Math.PI / 4, dashArrayX: [1, 0], dashArrayY: [2, 6] },
  {
    symbol: 'circle',
    symbolSize: 0.6,
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [6, 0],
  },
  { rotation: -Math.PI / 4, dashArrayX: [1, 0], dashArrayY: [2, 6] },
  { dashArrayX: [1, 0], dashArrayY: [2, 6] },
].map((decal) => ({ ...decal, color: DECAL_COLOR }));

const cssColor = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

function seriesOf({ series, ghost, spikes, labels }: ChartData) {
  const soft = cssColor('--text-soft');
  const bars = series.map(({ name, values }, index) => ({
    type: 'bar',
    stack: 'usage',
    name,
    data: [...values],
    barMaxWidth: BAR_WIDTH_MAX,
    color: SERIES_COLORS[index % SERIES_COLORS.length],
    emphasis: { disabled: true },
  }));
  const totals = labels.map((_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  const ghostLine = ghost && {
    type: 'line',
    name: ghost.name,
    data: [...ghost.values],
    symbol: 'none',
    lineStyle: { type: 'dashed', width: 1.5, color: soft },
    itemStyle: { color: soft },
    silent: true,
  };
  const marks = spikes.length > 0 && {
    type: 'line',
    data: totals.map((total, index) => (spikes.includes(index) ? total : null)),
    symbol: 'triangle',
    symbolSize: SPIKE_SIZE,
    symbolOffset: [0, -SPIKE_SIZE],
    lineStyle: { width: 0 },
    itemStyle: { color: cssColor('--bad') },
    silent: true,
  };
  return [...bars, ...(ghostLine ? [ghostLine] : []), ...(marks ? [marks] : [])];
}

function optionOf(data: ChartData, style: ChartStyle): EChartsCoreOption {
  const soft = cssColor('--text-soft');
  const grid = cssColor('--line');
  return {
    animation: false,
    textStyle: { fontFamily: getComputedStyle(document.body).fontFamily },
    aria: {
      enabled: true,
      label: { enabled: false },
      decal: { show: data.series.length > 1, decals: DECALS },
    },
    grid: { top: 28, bottom: 4, left: 4, right: 8, outerBoundsMode: 'same' },
    xAxis: {
      type: 'category',
      data: [...data.labels],
      axisTick: { show: false },
      axisLine: { lineStyle: { color: grid } },
      axisLabel: { color: soft, fontSize: FONT_SIZE, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      name: data.unit,
      nameTextStyle: { color: soft, fontSize: FONT_SIZE, align: 'left' },
      nameGap: 12,
      splitNumber: 4,
      splitLine: { lineStyle: { color: grid } },
      axisLabel: {
        color: soft,
        fontSize: FONT_SIZE,
        formatter: (value: number) => numberText(value, style.locale),
      },
    },
    series: seriesOf(data),
  };
}

/** The library's chart and our tooltip over it. */
function open(box: HTMLElement) {
  const chart = init(box, null, { renderer: 'svg' });
  return { chart, tooltip: createTooltip(box, chart) };
}

/** Draws in a box that has a size already. Bars are drawn at once; lines once their code is here. */
export function draw(box: HTMLElement): Drawing {
  let parts = open(box);
  let knowsLines = false;
  const close = () => {
    parts.tooltip.remove();
    parts.chart.dispose();
  };
  return {
    update: (data, style, lines) => {
      // A chart draws only what the library knew when it was made.
      if (lines && !knowsLines) {
        close();
        parts = open(box);
        knowsLines = true;
      }
      // Without their code the bars stand alone, which is what matters.
      const drawn = lines ? data : { ...data, ghost: undefined, spikes: [] };
      parts.tooltip.update(drawn, style);
      parts.chart.setOption(optionOf(drawn, style), { notMerge: true });
    },
    resize: () => parts.chart.resize(),
    dispose: close,
  };
}
