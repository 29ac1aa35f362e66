export { watchActions } from './actions';
export { fetchReport, ReportProvider, useReportAhead } from './ReportProvider';
export { recorder } from './recorderCode';
export { reportPurchases } from './sources';
