import type { GlobalToken } from 'antd';
import type { EChartsCoreOption } from 'echarts/core';
import { direction } from '@/lib/locale';
import { formatNumber } from '@/lib/number/numberText';
import { formatHundredths } from '@/lib/number/traffic';
import { seriesColors } from '@/ui/chart/palette';
import { tooltipStyle } from '@/ui/chart/tooltipStyle';
import type { Translate } from '@/ui/format/text';
import type { ChartData } from './chartData';
import { type TooltipParam, tooltipRows } from './tooltip';

/** Which names of the legend are shown; those that it lacks are. */
export type ShownNames = Readonly<Record<string, boolean>>;

/** echarts' event of a name in the legend that was clicked: which of the names are shown now. */
export interface LegendChange {
  readonly name: string;
  readonly selected: ShownNames;
}

/** Texts, language and antd's colours for a chart, and what the customer shows of it. */
export interface ChartStyle {
  readonly t: Translate;
  readonly locale: string;
  readonly token: GlobalToken;
  /** True when a click on a bar opens its time. */
  readonly opensBars: boolean;
  readonly isPhone: boolean;
  readonly selected: ShownNames;
}

const isRtl = (locale: string) => direction(locale) === 'rtl';

const BAR_WIDTH_MAX = 36;
const LEGEND_HEIGHT = 28;
const LEGEND_ICON_WIDTH = 16;
const LEGEND_ICON_HEIGHT = 10;
/**
 * Height of a line of text, in px. Without it echarts takes the width of a Chinese sign, which many fonts lack and draw narrow: labels
 * at the edge would be cut.
 */
const LINE_HEIGHT = 16;
/** On a phone, where a legend in one line would cut most names, each has a line; more than five would leave too little of the chart. */
const NAME_GAP = 4;
const NAME_HEIGHT = LINE_HEIGHT + NAME_GAP;
const NAMES_MAX = 5;
/**
 * Half of the widest date, in px: the last label may stand below the last bar, and echarts makes room for those labels only that its first
 * layout has shown.
 */
const DATE_END = 24;
const SPIKE_MARK = '▲';
/** The legend's icon of a dashed line, as an SVG path for echarts. */
const DASHES = 'path://M0 4h4v2H0zM6 4h4v2H6zM12 4h4v2h-4z';
const TOOLTIP_SECONDS = 0.12;

/** A bar without a pattern. */
const PLAIN = { symbol: 'none' };
/** Patterns over the colours, the first plain; echarts starts again when they run out. */
const DECALS = [
  PLAIN,
  { rotation: Math.PI / 4, dashArrayX: [1, 0], dashArrayY: [1, 6] },
  {
    symbol: 'circle',
    symbolSize: 0.45,
    dashArrayX: [
      [6, 6],
      [0, 6, 6, 0],
    ],
    dashArrayY: [6, 0],
  },
  { rotation: -Math.PI / 4, dashArrayX: [1, 0], dashArrayY: [1, 6] },
  { dashArrayX: [1, 0], dashArrayY: [1, 6] },
];

/** Bars, a mark on top of each spike, and the previous period as a dashed line (`LineChart`). */
function seriesOf(
  { series, previousPeriod, spikes, labels }: ChartData,
  { t, token, opensBars }: ChartStyle,
) {
  const colors = seriesColors(token);
  const cursor = opensBars ? 'pointer' : 'default';
  const bars = series.map(({ name, values }, index) => ({
    type: 'bar',
    stack: 'usage',
    name,
    data: [...values],
    barMaxWidth: BAR_WIDTH_MAX,
    color: colors[index % colors.length],
    cursor,
  }));
  const previousLine = previousPeriod && {
    type: 'line',
    name: previousPeriod.name,
    data: [...previousPeriod.values],
    symbol: 'none',
    color: token.colorTextSecondary,
    lineStyle: { type: 'dashed', width: 1.5 },
    silent: true,
  };
  // The mark is the label of an empty bar on top of the stack, because a line series would load the code of lines with every chart.
  const spikeBars = spikes.length > 0 && {
    type: 'bar',
    stack: 'usage',
    name: t('usage.spike'),
    data: labels.map((_, index) => (spikes.includes(index) ? 0 : null)),
    label: { show: true, position: 'top', formatter: SPIKE_MARK, color: token.colorError },
    color: token.colorError,
    itemStyle: { decal: PLAIN },
    cursor,
  };
  return [...bars, ...(spikeBars ? [spikeBars] : []), ...(previousLine ? [previousLine] : [])];
}

function tooltipOf(data: ChartData, { t, locale, token, opensBars }: ChartStyle) {
  const amount = (value: number) => `${formatHundredths(value, locale)}\u00a0${data.unit}`;
  const words = { t, amount, opensBars };
  return {
    trigger: 'axis',
    axisPointer: { type: 'shadow', shadowStyle: { color: token.colorFillTertiary } },
    ...tooltipStyle(token),
    transitionDuration: token.motion ? TOOLTIP_SECONDS : 0,
    formatter: (params: readonly TooltipParam[]) => tooltipRows(data, params, words),
  };
}

const textStyle = ({ colorTextSecondary, fontSizeSM }: GlobalToken) => ({
  color: colorTextSecondary,
  fontSize: fontSizeSM,
  lineHeight: LINE_HEIGHT,
});

/** The legend, with buttons to page through it. */
function legendOf(
  { series, previousPeriod, spikes }: ChartData,
  { t, locale, token, isPhone, selected }: ChartStyle,
) {
  const text = textStyle(token);
  const side = isRtl(locale) ? 'right' : 'left';
  const accounts = series.map(({ name }) => ({ name }));
  const marks = [
    ...(previousPeriod ? [{ name: previousPeriod.name, icon: DASHES }] : []),
    ...(spikes.length > 0 ? [{ name: t('usage.spike'), icon: 'triangle' }] : []),
  ];
  return {
    show: series.length > 1 || previousPeriod !== undefined || spikes.length > 0,
    type: 'scroll',
    bottom: 0,
    [side]: 0,
    align: side,
    ...(isPhone
      ? {
          orient: 'vertical',
          padding: 0,
          height: NAMES_MAX * NAME_HEIGHT - NAME_GAP,
          itemGap: NAME_GAP,
        }
      : { itemGap: 16 }),
    itemWidth: LEGEND_ICON_WIDTH,
    itemHeight: LEGEND_ICON_HEIGHT,
    // The marks come first: of many names only the first are in sight, and a mark has no other explanation.
    data: [...marks, ...accounts],
    selected,
    textStyle: text,
    inactiveColor: token.colorTextQuaternary,
    pageTextStyle: text,
    pageIconColor: token.colorTextSecondary,
    pageIconInactiveColor: token.colorTextQuaternary,
  };
}

/**
 * Returns the names that are shown after a click: the line of the previous period is hidden with the first account that is hidden, and shown
 * again with the last; the customer's click on the line's own name stands. The line sums all accounts, so beside fewer bars it would mislead.
 */
export function followLegend(
  { series, previousPeriod }: ChartData,
  { name, selected }: LegendChange,
): ShownNames {
  if (!previousPeriod || !series.some((one) => one.name === name)) return selected;
  const isWhole = series.every((one) => selected[one.name] !== false);
  return { ...selected, [previousPeriod.name]: isWhole };
}

/** Returns the echarts option: stacked bars over UTC time with a legend and a tooltip, in antd's colours. */
export function chartOption(data: ChartData, style: ChartStyle): EChartsCoreOption {
  const { locale, token } = style;
  const isReversed = isRtl(locale);
  const legend = legendOf(data, style);
  const legendHeight = style.isPhone
    ? Math.min(legend.data.length, NAMES_MAX) * NAME_HEIGHT
    : LEGEND_HEIGHT;
  const text = textStyle(token);
  const line = { lineStyle: { color: token.colorBorderSecondary } };
  const decals = DECALS.map((decal) => ({ ...decal, color: token.colorBgContainer }));
  return {
    animation: false,
    textStyle: { fontFamily: token.fontFamily },
    aria: {
      enabled: true,
      // The chart has a name of its own, and its table has the numbers.
      label: { enabled: false },
      decal: { show: data.series.length > 1, decals },
    },
    grid: {
      top: 28,
      bottom: legend.show ? legendHeight : 0,
      left: isReversed ? DATE_END : 4,
      right: isReversed ? 4 : DATE_END,
      outerBoundsMode: 'same',
    },
    legend,
    tooltip: tooltipOf(data, style),
    xAxis: {
      type: 'category',
      inverse: isReversed,
      data: [...data.labels],
      axisTick: { show: false },
      axisLine: line,
      axisLabel: { ...text, hideOverlap: true },
    },
    yAxis: {
      type: 'value',
      position: isReversed ? 'right' : 'left',
      name: data.unit,
      nameTextStyle: { ...text, align: isReversed ? 'right' : 'left' },
      nameGap: 12,
      splitNumber: 4,
      // Labels have two digits.
      minInterval: 0.01,
      splitLine: line,
      axisLabel: { ...text, formatter: (value: number) => formatNumber(value, locale) },
    },
    series: seriesOf(data, style),
  };
}
