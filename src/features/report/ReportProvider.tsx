import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { announce } from '@/lib/browser/announce';
import { chunkText } from '@/lib/browser/connectionText';
import { ReportContext } from '@/ui/feedback/ReportButton';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { recorder } from './recorderCode';
import { lastActions, reportedPurchases } from './sources';

const ReportDialog = lazyPart(
  async () => {
    const [code] = await Promise.all([import('./ReportDialog'), recorder.fetch()]);
    return code;
  },
  { kind: 'dialog' },
);

/** Fetches the dialog's code before it is opened: a report must be possible when the network is gone. */
export function fetchReport(): void {
  // After a failure the click fetches the code again.
  ReportDialog.module.fetch().catch(() => undefined);
}

/** Calls `fetchReport` on a page that is shown because something failed. */
export const useReportAhead = (): void => useEffect(fetchReport, []);

/** Provides its children with the function that opens the report's dialog. */
export function ReportProvider({ children }: { readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => {
    ReportDialog.module.fetch().then(
      () => setOpen(true),
      (error: unknown) => announce('toast', { kind: 'error', text: chunkText(error) }),
    );
  }, []);
  return (
    <ReportContext value={open}>
      {children}
      {isOpen && recorder.loaded && (
        <ReportDialog
          recorder={recorder.loaded}
          actions={lastActions}
          purchases={reportedPurchases()}
          onClose={() => setOpen(false)}
        />
      )}
    </ReportContext>
  );
}
