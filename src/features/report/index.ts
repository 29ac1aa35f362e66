/**
 * A report of a problem: a file that the customer looks through, saves and gives to support; nothing of it is sent. `recorder.ts` notes calls
 * as they are made (`app.tsx` hands it to the request policy), `rules/` takes secrets out and writes the HAR, `ReportDialog` shows
 * it. Start with `recorder.ts`, then `rules/redact.ts`.
 */
export { sendErrors } from './errorReports';
export { Report, usePrefetchReport } from './Report';
export { recorder } from './recorder';
