import { useEffect, useState } from 'react';
import { listen } from '@/lib/browser/announce';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { recordActions } from './actions';

const ReportDialog = lazyPart(() => import('./ReportDialog'), { kind: 'dialog' });

/**
 * Fetches the dialog's code on a page that is shown because something failed: a report must be possible when the network is gone,
 * too. Elsewhere the code is fetched when the page is idle (`layouts/start/usePrefetch.ts`).
 */
export function usePrefetchReport(): void {
  useEffect(() => {
    // After a failure the click fetches the code again.
    ReportDialog.module.fetch().catch(() => undefined);
  }, []);
}

/** Notes the controls that are pressed, and opens the report's dialog when the customer asks for it. */
export function Report() {
  const [isOpen, setOpen] = useState(false);
  useEffect(recordActions, []);
  useEffect(() => listen('report', () => setOpen(true)), []);
  return isOpen && <ReportDialog onClose={() => setOpen(false)} />;
}
