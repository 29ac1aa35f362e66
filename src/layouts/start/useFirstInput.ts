import { useEffect } from 'react';
import { accountService, callPolicy } from '@/features/auth';
import { fetchReport, recorder } from '@/features/report';
import { savesData } from '@/lib/browser/savesData';
import { isPublicPath, withoutBase } from '@/lib/navigation';
import { fetchToastHost } from '../status/Toasts';

const EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Fetches the code of toasts and of calls; from then on clicks are recorded for a report, without secrets. */
async function fetchRecording(): Promise<void> {
  const [toasts, { recorded }] = await Promise.all([
    fetchToastHost(),
    recorder.fetch(),
    callPolicy.fetch(),
  ]);
  toasts?.watchActions(recorded().redact);
}

/**
 * Fetches the code for sending the first form, and for showing a failure, at the customer's first input. No page needs that code
 * to be shown, but the network may be gone when the form is sent.
 */
export function useFirstInput(): void {
  useEffect(() => {
    const stop = () => {
      for (const name of EVENTS) window.removeEventListener(name, onInput);
    };
    const onInput = () => {
      stop();
      // Code that fails to load now is fetched again when needed, and only then is a failure shown.
      void Promise.allSettled([fetchRecording(), accountService.fetch()]).then(() => {
        // The signed-in pages fetch the report while idle.
        const isPublic = isPublicPath(withoutBase(window.location.pathname));
        if (isPublic && !savesData()) fetchReport();
      });
    };
    for (const name of EVENTS) window.addEventListener(name, onInput, { passive: true });
    return stop;
  }, []);
}
