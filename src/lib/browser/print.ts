/**
 * Prints the page. The `beforeprint` listeners, which draw the page for paper, are called first: Chromium fires that event in
 * `window.print` once the page is paused, and a paused page runs no Trusted Types policy, so no new sheet could be written.
 */
export function printPage(): void {
  window.dispatchEvent(new Event('beforeprint'));
  window.print();
}
