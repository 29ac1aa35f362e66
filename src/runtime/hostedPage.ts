/** A hosted page that has not opened by then never will; in ms. */
const OPENING_MS = 20_000;
const WEB_PROTOCOL = /^https?:$/;

/**
 * Leaves for the hosted payment page in this tab. Stays unresolved while the page opens, so that the button that led there
 * stays busy; resolves when the customer is back on this very page (Back), or when it did not open.
 */
export function openHostedPage(url: string): Promise<void> {
  if (!URL.canParse(url) || !WEB_PROTOCOL.test(new URL(url).protocol)) return Promise.resolve();
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
