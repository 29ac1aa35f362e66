/** Resolves after a time in ms. */
export const delay = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/** Resolves as soon as the browser is idle, after `timeout` ms at the latest. */
export function whenIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout });
  });
}
