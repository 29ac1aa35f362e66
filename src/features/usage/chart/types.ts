/** What a usage chart draws. All lists are as long as `labels`. */
export interface ChartData {
  /** The label below each bar. */
  readonly labels: readonly string[];
  /** The same in full, for the tooltip and the table. */
  readonly titles: readonly string[];
  /** Stacked on one another; values in `unit`. */
  readonly series: readonly ChartSeries[];
  /** Drawn as a dashed line behind: the previous period. */
  readonly ghost?: ChartSeries;
  /** Indexes of bars that stand out. */
  readonly spikes: readonly number[];
  /** The unit of all values, in the customer's language. */
  readonly unit: string;
}

/** A row of values by its name. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
}
