/**
 * Copies by the command of older browsers, which pages without https, or in a frame without the permission, may still use. It
 * works only while the browser remembers the customer's click. Returns whether the text was copied.
 */
function copyByCommand(text: string): boolean {
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isTaken = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, { capture: true });
  try {
    document.execCommand('copy');
  } catch {
    // A browser without the command.
  }
  document.removeEventListener('copy', give, { capture: true });
  return isTaken;
}

/**
 * Copies a text, or a long one as a blob. Returns null, or the whole text where the browser refuses. Fails as the blob does.
 */
export async function copyText(text: string | Promise<Blob>): Promise<string | null> {
  try {
    // The clipboard gets the promise itself: an await before would outlast the click that allows copying.
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    return null;
  } catch {
    // A blob that fails, as when the customer cancels, fails here once more, with its own error.
    const whole = typeof text === 'string' ? text : await (await text).text();
    return copyByCommand(whole) ? null : whole;
  }
}
