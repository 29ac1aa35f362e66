import { chunkOf } from '@/lib/browser/chunks';

const code = chunkOf(() => import('./recorder'));

/** The record of this tab's calls, whose code comes with the first call. Without it nothing has been recorded. */
export const recorder = {
  fetch: code.fetch,
  /** Forgets what was recorded: nothing of a customer who has signed out is in the next one's report. */
  forget: (): void => code.loaded?.forgetCalls(),
  /** Keeps recorded calls out of reports until it is known that the same customer has signed in. A sign-in call does this by itself. */
  withhold: (): void => code.loaded?.withholdRecorded(),
  /** Puts back what was withheld. */
  restore: (): void => code.loaded?.restoreRecorded(),
};
