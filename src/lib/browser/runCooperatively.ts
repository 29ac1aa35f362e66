/** Time that the work runs before the browser gets a turn, in ms. */
const SLICE_MS = 12;

/** Lets long work tell its progress and hear that it was cancelled. */
export interface TaskControl {
  readonly signal: AbortSignal;
  onProgress?(done: number, of: number): void;
}

/** Lets the browser draw and take input. A message channel, because timers add a delay. */
function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * Does `work` on each of `steps` (a few ms at most each) without blocking the page. Resolves to what it returned for all steps, and
 * rejects as soon as `signal` aborts.
 */
export async function runCooperatively<T, R>(
  steps: Iterable<T>,
  work: (step: T) => R,
  signal?: AbortSignal,
): Promise<R[]> {
  const results: R[] = [];
  let until = performance.now() + SLICE_MS;
  for (const step of steps) {
    results.push(work(step));
    if (performance.now() < until) continue;
    await yieldToMain();
    signal?.throwIfAborted();
    until = performance.now() + SLICE_MS;
  }
  return results;
}
