import { staysOffline } from '@/lib/browser/connectionText';
import { tab } from '@/lib/browser/storage';

/** A hosted page that has not opened by then never will; in ms. */
const OPENING_MS = 20_000;
const WEB_PROTOCOL = /^https?:$/;
/** The hosted page that this tab has left for. */
const VISIT_KEY = 'hostedPage';

/**
 * Leaves for the hosted payment page in this tab. Stays unresolved while the page opens, so that the button that led there
 * stays busy; resolves when the customer is back on this very page (Back), or when it did not open, as without a network.
 */
export function openHostedPage(url: string): Promise<void> {
  if (!URL.canParse(url) || !WEB_PROTOCOL.test(new URL(url).protocol)) return Promise.resolve();
  if (staysOffline()) return Promise.resolve();
  tab.write(VISIT_KEY, url);
  window.location.assign(url);
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, OPENING_MS);
    window.addEventListener(
      'pageshow',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}

/** Whether this tab was at a hosted page last, and the customer has not gone on to another page since. */
export function isBackFromHostedPage(url: string | null): boolean {
  return url !== null && tab.read(VISIT_KEY) === url;
}

/** The customer has gone on: where they are now is not where the hosted page led them back to. */
export function endHostedVisit(): void {
  tab.remove(VISIT_KEY);
}
