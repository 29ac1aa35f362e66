import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { announce } from '@/runtime/announce';
import { partOf } from '@/runtime/chunks';
import { chunkText } from '@/runtime/connectionText';
import { lastActions, reportedPurchases } from '@/runtime/reportSources';
import { fetchPolicy } from '@/session';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { ReportContext } from '@/ui/ReportButton';

const dialog = partOf(async () => {
  const [code, recorder] = await Promise.all([import('./ReportDialog'), fetchPolicy()]);
  return { Dialog: code.default, recorder };
});

/** Fetches the dialog's code before it is asked for, where no page does it: a report must be possible without a network. */
export function fetchReport(): void {
  // What does not come now is asked for again by the click.
  dialog.fetch().catch(() => undefined);
}

/** As `fetchReport`, for what is shown when something failed. */
export const useReportAhead = (): void => useEffect(fetchReport, []);

/** Lets everything inside open the report of a problem. */
export function ReportDoor({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    dialog.fetch().then(
      () => setOpen(true),
      (error: unknown) => announce('toast', { kind: 'error', text: chunkText(error) }),
    );
  }, []);
  const { loaded } = dialog;
  return (
    <ReportContext value={open}>
      {children}
      {isOpen && loaded && (
        <ErrorBoundary fallback={() => null}>
          <loaded.Dialog
            recorder={loaded.recorder}
            actions={lastActions()}
            purchases={reportedPurchases()}
            onClose={() => setOpen(false)}
          />
        </ErrorBoundary>
      )}
    </ReportContext>
  );
}
