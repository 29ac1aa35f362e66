/** Runs one piece of work at a time among all tabs. */
export interface Locks {
  /** Waits until no other work holds this name, then runs `work`. `signal` ends the waiting. */
  hold<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Runs `work` now, or resolves with null at once while other work holds this name. */
  tryHold<T>(name: string, work: () => Promise<T>): Promise<T | null>;
}

let areRefused = false;

async function request<T>(
  name: string,
  options: LockOptions,
  granted: (lock: Lock | null) => Promise<T>,
  alone: () => Promise<T>,
): Promise<T> {
  let isAnswered = false;
  try {
    return await navigator.locks.request(name, options, (lock) => {
      isAnswered = true;
      return granted(lock);
    });
  } catch (error) {
    if (isAnswered || options.signal?.aborted) throw error;
    areRefused = true;
    return alone();
  }
}

const locks: Locks = {
  hold: (name, work, signal) => request(name, signal ? { signal } : {}, work, work),
  tryHold: <T>(name: string, work: () => Promise<T>) =>
    request<T | null>(name, { ifAvailable: true }, async (lock) => (lock ? work() : null), work),
};

/**
 * Returns the Web Locks, or null where there are none: outside of secure contexts, and where the browser has refused one, as it
 * does where it refuses storage. The work of the refused lock runs without it, so ask anew for each piece of work.
 */
export function webLocks(): Locks | null {
  return navigator.locks && !areRefused ? locks : null;
}
