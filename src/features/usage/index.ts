/**
 * The use of traffic: the change record, the usage in detail, charts, shares, and the statement that reconciles both.
 * `ChangesTab` and `DetailsTab` are the two tabs, `chart/` draws (with a table for those who cannot see the chart), and `rules/`
 * computes, among other things, how long the traffic will last. Start with `useUsageView.ts`.
 */
export { ChangesTab } from './ChangesTab';
export { usageChartData } from './chart/chartData';
export { CHART_WITH_TABLE_HEIGHT, UsageChart } from './chart/UsageChart';
export { DetailsTab } from './DetailsTab';
export { useCredits, useUsage } from './queries';
export { UsageToolbar } from './UsageToolbar';
export { useHour } from './useHour';
export { USAGE_TABS, useUsageView } from './useUsageView';
