/** The data of a usage chart. All lists are as long as `labels`. */
export interface ChartData {
  /** The label below each bar. */
  readonly labels: readonly string[];
  /** The same in full, for the tooltip and the table. */
  readonly titles: readonly string[];
  /** Stacked bars; values in `unit`. */
  readonly series: readonly ChartSeries[];
  /** The previous period, drawn as a dashed line behind. */
  readonly previousPeriod?: PreviousPeriod;
  /** Indexes of bars that are spikes. */
  readonly spikes: readonly number[];
  /** Says that a bar is a spike, and what the average is. */
  readonly spikeWhy: string;
  /** The unit of all values, in the customer's language. */
  readonly unit: string;
}

/** The previous period's values; null before its first traffic. */
interface PreviousPeriod {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** A named row of values. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly number[];
}
