import { listen } from '@/lib/browser/announce';
import { runningEntry } from '@/lib/browser/lazyModule';
import { withoutBase } from '@/lib/navigation';
import type { brand } from '../../../config/brand';
import { recorder } from './recorder';

/** An error may repeat without end, so each is sent once, and at most this many per document. */
const REPORTS_MAX = 20;
/** Longer texts are cut, in characters. */
const LONGEST = 2000;

/** Takes what follows the path out of each address. */
const withoutQueries = (text: string) => text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');

/**
 * Sends crashes, answers that cannot be read (call and field, never values) and violations of the Content-Security-Policy to an address
 * of the portal's origin, in a share of the page loads.
 */
export function sendErrors(errors: typeof brand.errors): void {
  if (errors === null || Math.random() >= errors.share) return;
  const sent = new Set<string>();

  const send = (
    kind: 'crash' | 'unreadable' | 'csp',
    details: Readonly<Record<string, string | number>>,
  ) => {
    const text = JSON.stringify({
      ...recorder.recorded().redact(details),
      kind,
      // Without its query: filters and targets are the customer's.
      page: withoutBase(window.location.pathname),
      release: runningEntry()?.split('/').at(-1) ?? '',
    });
    if (sent.size >= REPORTS_MAX || sent.has(text)) return;
    sent.add(text);
    navigator.sendBeacon(errors.endpoint, new Blob([text], { type: 'application/json' }));
  };
  const sendCrash = (error: unknown) => {
    const {
      name,
      message,
      stack = '',
    } = error instanceof Error ? error : { name: typeof error, message: String(error) };
    const [about = '', trace = ''] = [message, stack].map((text) =>
      withoutQueries(text).slice(0, LONGEST),
    );
    send('crash', { name, message: about, stack: trace });
  };

  window.addEventListener('error', ({ error, message }) => sendCrash(error ?? message));
  window.addEventListener('unhandledrejection', ({ reason }) => sendCrash(reason));
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    send('csp', {
      directive: effectiveDirective,
      blocked: withoutQueries(blockedURI),
      source: withoutQueries(sourceFile),
      line: lineNumber,
    });
  });
  listen('crash', sendCrash);
  listen('unreadable', (details) => send('unreadable', details));
}
