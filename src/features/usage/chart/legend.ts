import type { ChartData } from './chartData';

/** echarts' event of a name in the legend that was clicked: which of the names are shown now. */
export interface LegendChange {
  readonly name: string;
  readonly selected: Readonly<Record<string, boolean>>;
}

/**
 * Returns the action for echarts that hides the line of the previous period with the first account that is hidden, and shows it again with
 * the last; null where the customer clicked the line's own name. The line sums all accounts, so beside fewer bars it would mislead.
 */
export function followLegend(
  { series, previousPeriod }: ChartData,
  { name, selected }: LegendChange,
): { readonly type: 'legendSelect' | 'legendUnSelect'; readonly name: string } | null {
  if (!previousPeriod || !series.some((one) => one.name === name)) return null;
  const isWhole = series.every((one) => selected[one.name] !== false);
  return { type: isWhole ? 'legendSelect' : 'legendUnSelect', name: previousPeriod.name };
}
