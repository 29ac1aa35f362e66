import { useState } from 'react';
import { useBusy } from './useBusy';

/**
 * A dialog's call: one at a time, and what failed is kept for the dialog to show. `describe` gives the failure in the
 * customer's words, null for one that is silent.
 */
export function useDialogCall(describe: (error: unknown) => string | null): {
  readonly busy: boolean;
  readonly failure: string | null;
  call(work: () => Promise<void>): Promise<void>;
} {
  const { busy, run } = useBusy();
  const [failure, setFailure] = useState<string | null>(null);
  const call = (work: () => Promise<void>) =>
    run(async () => {
      setFailure(null);
      try {
        await work();
      } catch (error) {
        setFailure(describe(error));
      }
    });
  return { busy, failure, call };
}
