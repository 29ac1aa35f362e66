import { act } from '@testing-library/react';
import { CALL_TIMEOUT_MS } from '@/lib/callTimeout';

const { setTimeout: setTimer, clearTimeout: clearTimer } = globalThis;
/** The time-outs of the calls that are under way. */
const running = new Map<unknown, () => void>();

// No mocks of Jest, which Testing Library would take for a clock that stands still.
globalThis.setTimeout = ((run: () => void, ms?: number, ...values: unknown[]) => {
  const timer = setTimer(run, ms, ...values);
  if (ms === CALL_TIMEOUT_MS) running.set(timer, run);
  return timer;
}) as typeof setTimeout;
globalThis.clearTimeout = (timer) => {
  running.delete(timer);
  clearTimer(timer);
};

/** Lets the time-out of every call that is under way pass at once. */
export const passTimeouts = (): Promise<void> =>
  act(async () => {
    for (const run of running.values()) run();
  });
