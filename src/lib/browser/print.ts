/**
 * Prints the page. Its own listeners for `beforeprint` draw it for paper first: in `window.print` Chromium has paused the page when it
 * tells of the event, and in a paused page the policy of Trusted Types is not run, so no new sheet could be written.
 */
export function printPage(): void {
  window.dispatchEvent(new Event('beforeprint'));
  window.print();
}
