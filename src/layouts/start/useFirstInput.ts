import { useEffect } from 'react';
import { accountService, callPolicy } from '@/features/auth';
import { fetchReport, recorder } from '@/features/report';
import { savesData } from '@/lib/browser/savesData';
import { isPublicPath, withoutBase } from '@/lib/navigation';
import { fetchToastHost } from '../status/Toasts';

const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Fetches the code of toasts and of calls; from then on what is pressed is noted for a report, without secrets. */
async function fetchRecording(): Promise<void> {
  const [toasts, { recorded }] = await Promise.all([
    fetchToastHost(),
    recorder.fetch(),
    callPolicy.fetch(),
  ]);
  toasts?.watchActions(recorded().redact);
}

/**
 * Fetches what the first form needs to send, and to say that it could not, as soon as the customer begins: neither is
 * needed to show a page, and the network may be gone when the form is sent.
 */
export function useFirstInput(): void {
  useEffect(() => {
    const stop = () => {
      for (const name of EVENTS) window.removeEventListener(name, onInput);
    };
    const onInput = () => {
      stop();
      // What does not come now is asked for again when it is needed; then a failure is told.
      void Promise.allSettled([fetchRecording(), accountService.fetch()]).then(() => {
        // The other pages fetch it while they are idle.
        const isPublic = isPublicPath(withoutBase(window.location.pathname));
        if (isPublic && !savesData()) fetchReport();
      });
    };
    for (const name of EVENTS) window.addEventListener(name, onInput, { passive: true });
    return stop;
  }, []);
}
