/**
 * Where the traffic went: the change record, the usage in detail, charts, shares, and the statement that both must agree with.
 * `ChangesTab` and `DetailsTab` are the two tabs, `chart/` draws (with a table for those who cannot see it), and `rules/` adds up,
 * among others how long the traffic will last. Start with `useUsageView.ts`.
 */
export { ChangesTab } from './ChangesTab';
export { usageChartData } from './chart/chartData';
export { UsageDrawing } from './chart/drawings';
export { CHART_WITH_TABLE_HEIGHT, UsageChart } from './chart/UsageChart';
export { DetailsTab } from './DetailsTab';
export { shareLeft, usageQuery, useLastCredit, useUsage } from './queries';
export { Toolbar } from './Toolbar';
export { TABS, useUsageView } from './useUsageView';
