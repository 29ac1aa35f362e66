import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { announce } from '@/lib/browser/announce';
import { partOf } from '@/lib/browser/chunks';
import { chunkText } from '@/lib/browser/connectionText';
import { ReportContext } from '@/ui/feedback/ReportButton';
import { recorder } from './recorderCode';
import { lastActions, reportedPurchases } from './sources';

const dialog = partOf(async () => {
  const [code, recorded] = await Promise.all([import('./ReportDialog'), recorder.fetch()]);
  return { Dialog: code.default, recorder: recorded };
});

/** Fetches the dialog's code before it is opened: a report must be possible when the network is gone. */
export function fetchReport(): void {
  // If it fails now, the click fetches it again.
  dialog.fetch().catch(() => undefined);
}

/** `fetchReport` for a page that is shown because something failed. */
export const useReportAhead = (): void => useEffect(fetchReport, []);

/** Gives everything inside it the function that opens the report's dialog. */
export function ReportProvider({ children }: { readonly children: ReactNode }) {
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
        <loaded.Dialog
          recorder={loaded.recorder}
          actions={lastActions}
          purchases={reportedPurchases()}
          onClose={() => setOpen(false)}
        />
      )}
    </ReportContext>
  );
}
