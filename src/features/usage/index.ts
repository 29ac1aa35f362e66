export { ChangesTab } from './ChangesTab';
export { usageChartData } from './chart/chartData';
export { UsageDrawing } from './chart/drawings';
export { CHART_WITH_TABLE_HEIGHT, UsageChart } from './chart/UsageChart';
export { DetailsTab } from './DetailsTab';
export { shareLeft, useLastCredit, useUsage } from './queries';
export { Toolbar } from './Toolbar';
export { TABS, useUsageView } from './useUsageView';
