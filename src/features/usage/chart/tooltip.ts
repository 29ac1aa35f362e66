import type { Translate } from '@/ui/format/text';
import type { ChartData } from './chartData';

/** echarts' parameter for a tooltip of one of the visible series. */
export interface TooltipParam {
  readonly seriesIndex: number;
  readonly seriesType?: string;
  readonly dataIndex: number;
  readonly color: string;
}

interface Words {
  readonly t: Translate;
  /** A value with its unit. */
  amount(value: number): string;
  /** True when a click on a bar opens its time. */
  readonly canOpenBars: boolean;
}

interface RowStyle {
  readonly strong?: boolean;
  readonly color?: string;
  /** True for a row with a username, which a browser must not translate. */
  readonly isVerbatim?: boolean | undefined;
}

function row(text: string, { strong = false, color, isVerbatim }: RowStyle = {}) {
  const element = document.createElement('div');
  if (isVerbatim) element.translate = false;
  if (strong) element.style.fontWeight = '600';
  if (color !== undefined) {
    const swatch = document.createElement('span');
    swatch.style.cssText =
      'display:inline-block;width:8px;height:8px;border-radius:50%;margin-inline-end:6px';
    swatch.style.background = color;
    element.append(swatch);
  }
  element.append(text);
  return element;
}

/**
 * Returns the rows of echarts' tooltip for one bar, as elements: an account's name is always text and never markup.
 */
export function tooltipRows(
  { titles, series, previousPeriod, spikes, spikeWhy }: ChartData,
  params: readonly TooltipParam[],
  { t, amount, canOpenBars }: Words,
): HTMLElement[] {
  const at = params[0]?.dataIndex ?? 0;
  const shown = params.filter(({ seriesIndex }) => seriesIndex < series.length);
  const valueAt = (seriesIndex: number) => series[seriesIndex]?.values[at] ?? 0;
  const parts = shown.filter((param) => shown.length === 1 || valueAt(param.seriesIndex) > 0);
  const total = parts.reduce((sum, { seriesIndex }) => sum + valueAt(seriesIndex), 0);
  const before = previousPeriod?.values[at] ?? null;
  const showsPrevious = params.some(({ seriesType }) => seriesType === 'line');
  return [
    row(titles[at] ?? '', { strong: true }),
    ...parts.map(({ seriesIndex, color }) => {
      const { name, isVerbatim } = series[seriesIndex] ?? {};
      return row(`${name}: ${amount(valueAt(seriesIndex))}`, { color, isVerbatim });
    }),
    ...(parts.length > 1 ? [row(`${t('usage.total')}: ${amount(total)}`, { strong: true })] : []),
    ...(previousPeriod && showsPrevious && before !== null
      ? [row(`${previousPeriod.name}: ${amount(before)}`)]
      : []),
    ...(spikes.includes(at) ? [row(spikeWhy, { strong: true })] : []),
    ...(canOpenBars && total > 0 ? [row(t('usage.openBar'))] : []),
  ];
}
