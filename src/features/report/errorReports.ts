import { listen } from '@/lib/browser/announce';
import { runningEntry } from '@/lib/browser/lazyModule';
import { withoutBase } from '@/lib/navigation';
import type { brand } from '../../../config/brand';
import { recorder } from './recorder';

/** An error may repeat without end, so each is sent once, and at most this many per document. */
const REPORTS_MAX = 20;
/** Longer texts are cut, in characters. */
const LONGEST = 2000;

/** Removes query and hash from each address. A longer text is cut first: a path of many folders takes time. */
const withoutQueries = (text: string) =>
  text.slice(0, 2 * LONGEST).replace(/((?:https?:\/)?\/[^\s?#)]*)[?#][^\s):]*/g, '$1');

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
    const error = JSON.stringify({ kind, ...details });
    if (sent.size >= REPORTS_MAX || sent.has(error)) return;
    sent.add(error);
    const redacted = Object.entries(recorder.redact(details)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST) : value,
    ]);
    const text = JSON.stringify({
      ...Object.fromEntries(redacted),
      kind,
      // Without its query: filters and targets are the customer's.
      page: withoutBase(window.location.pathname),
      release: runningEntry()?.split('/').at(-1) ?? '',
    });
    // Some browsers have none, and a call must not fail because of its report.
    navigator.sendBeacon?.(errors.endpoint, new Blob([text], { type: 'application/json' }));
  };
  const sendCrash = (error: unknown) => {
    const {
      name,
      message,
      stack = '',
    } = error instanceof Error ? error : { name: typeof error, message: String(error) };
    send('crash', { name, message: withoutQueries(message), stack: withoutQueries(stack) });
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
