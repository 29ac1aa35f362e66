import { warnIfOffline } from '@/lib/browser/connectionErrors';
import { sessionStore } from '@/lib/browser/storage/storage';

/** A hosted page that has not opened by then never will. Milliseconds. */
const OPENING_MS = 20_000;
const WEB_PROTOCOL = /^https?:$/;
/** Storage key of the hosted page that this tab has left for. */
const VISIT_KEY = 'hostedPage';

/** Dispatches `change` when this tab sets off for the hosted page, and when it is back. */
export const departure = new EventTarget();
let isUnderWay = false;

/** Returns true while this tab is on its way to the hosted page. */
export const isLeaving = (): boolean => isUnderWay;

function setLeaving(isNow: boolean): void {
  isUnderWay = isNow;
  departure.dispatchEvent(new Event('change'));
}

/**
 * Opens the hosted payment page in this tab. Stays unresolved while the page opens, so that the button that led there
 * stays busy; resolves when the customer is back on this very page (Back), or when the hosted page did not open, as
 * without a network.
 */
export function openHostedPage(url: string): Promise<void> {
  if (!URL.canParse(url) || !WEB_PROTOCOL.test(new URL(url).protocol)) return Promise.resolve();
  if (warnIfOffline()) return Promise.resolve();
  sessionStore.write(VISIT_KEY, url);
  setLeaving(true);
  window.location.assign(url);
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('pageshow', end);
      setLeaving(false);
      resolve();
    };
    const timer = setTimeout(end, OPENING_MS);
    window.addEventListener('pageshow', end);
  });
}

/** Returns true when this tab last set off for this hosted page, and the customer has not gone on to another page since. */
export function isBackFromHostedPage(url: string | null): boolean {
  return url !== null && sessionStore.read(VISIT_KEY) === url;
}

/** Ends the visit to the hosted page: the customer has moved on from the page that it led back to. */
export function endHostedVisit(): void {
  sessionStore.remove(VISIT_KEY);
}
