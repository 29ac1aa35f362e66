import type { ChartData } from './chartData';

/** Which names of the legend are shown; those that it lacks are. */
export type ShownNames = Readonly<Record<string, boolean>>;

/** echarts' event of a name in the legend that was clicked: which of the names are shown now. */
export interface LegendChange {
  readonly name: string;
  readonly selected: ShownNames;
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
