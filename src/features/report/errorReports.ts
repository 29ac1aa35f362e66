import { listen } from '@/lib/browser/announce';
import { runningEntry } from '@/lib/browser/lazyModule';
import { withoutBase } from '@/lib/navigation';
import { recorder } from './recorder';

/** An error may repeat without end, so each is sent once, and at most this many per document. */
const REPORTS_MAX = 20;
/** Longer texts are cut, in characters. */
const LONGEST = 2000;

/** An error as it is sent, without secrets and without a word that a customer typed. */
export interface ErrorReport {
  readonly kind: 'crash' | 'unreadable' | 'csp';
  /** The path of the page. Its query is left out: filters and targets are the customer's. */
  readonly page: string;
  /** The entry script, which is another one after each release. */
  readonly release: string;
  readonly [detail: string]: string | number;
}

/** Takes what follows the path out of each address. */
const withoutQueries = (text: string) => text.replace(/(https?:\/\/[^\s?#)]*)[?#][^\s):]*/g, '$1');

/**
 * Sends crashes, answers that cannot be read (call and field, never values) and violations of the Content-Security-Policy to an address of
 * the portal's origin. Returns a function that stops.
 */
export function sendErrors(endpoint: string): () => void {
  const sent = new Set<string>();
  const { redact } = recorder.recorded();

  const send = (kind: ErrorReport['kind'], details: Readonly<Record<string, string | number>>) => {
    const page = withoutBase(window.location.pathname);
    const release = runningEntry()?.split('/').at(-1) ?? '';
    const report: ErrorReport = { ...redact(details), kind, page, release };
    const text = JSON.stringify(report);
    if (sent.size >= REPORTS_MAX || sent.has(text)) return;
    sent.add(text);
    navigator.sendBeacon?.(endpoint, new Blob([text], { type: 'application/json' }));
  };
  const sendCrash = (error: unknown) => {
    const {
      name,
      message,
      stack = '',
    } = error instanceof Error ? error : { name: typeof error, message: String(error) };
    const [about, trace] = [message, stack].map((text) => withoutQueries(text).slice(0, LONGEST));
    send('crash', { name, message: about ?? '', stack: trace ?? '' });
  };

  const onError = ({ error, message }: ErrorEvent) => sendCrash(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => sendCrash(reason);
  const onViolation = (event: SecurityPolicyViolationEvent) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event;
    send('csp', {
      directive: effectiveDirective,
      blocked: withoutQueries(blockedURI),
      source: withoutQueries(sourceFile),
      line: lineNumber,
    });
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onViolation);
  const stops = [
    listen('crash', sendCrash),
    listen('unreadable', (details) => send('unreadable', details)),
  ];
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onViolation);
    for (const stop of stops) stop();
  };
}
