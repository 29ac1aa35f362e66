import type { ChartData } from './types';

/** echarts' event of a name in the legend that was clicked: which of the names are shown now. */
export interface LegendChange {
  readonly name: string;
  readonly selected: Readonly<Record<string, boolean>>;
}

/**
 * The previous period is that of all accounts together: compared with bars that lack one of them, its line would lie. Returns the action for
 * echarts that hides it with the first account and shows it with the last; null where the customer clicked the line's own name.
 */
export function followLegend(
  { series, previousPeriod }: ChartData,
  { name, selected }: LegendChange,
): { readonly type: 'legendSelect' | 'legendUnSelect'; readonly name: string } | null {
  if (!previousPeriod || !series.some((one) => one.name === name)) return null;
  const isWhole = series.every((one) => selected[one.name] !== false);
  return { type: isWhole ? 'legendSelect' : 'legendUnSelect', name: previousPeriod.name };
}
