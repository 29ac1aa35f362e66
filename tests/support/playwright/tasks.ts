import type { Page } from '@playwright/test';

/** An event of a thread in Chromium's trace; `tdur` is its time of a processor, in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const TASKS = 'disabled-by-default-devtools.timeline';
const US_PER_MS = 1000;
const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

/**
 * Traces every task of the browser's pages from now on. The returned function ends that and resolves to the longest task, in ms of
 * a processor, so that waiting for a busy machine does not count.
 */
export async function watchTasks(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser that could be traced');
  await browser.startTracing(page, { categories: [TASKS] });
  return async () => {
    const trace = await browser.stopTracing();
    const { traceEvents }: { traceEvents: readonly TraceEvent[] } = JSON.parse(trace.toString());
    const mains = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(threadOf),
    );
    const tasks = traceEvents.filter(
      (event) => event.name === 'RunTask' && mains.has(threadOf(event)),
    );
    if (tasks.length === 0) throw new Error('the trace holds no task of a page');
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / US_PER_MS;
  };
}
