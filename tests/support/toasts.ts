import { expect, type Page } from '@playwright/test';

/**
 * Runs in every document of a test and keeps the texts of its toasts in an attribute: a toast stands for three seconds, which may pass
 * on a busy machine, or on a clock that the test moves, before the test looks.
 */
export function recordToasts(): void {
  const texts = new Set<string>();
  new MutationObserver(() => {
    const before = texts.size;
    // As plain text while antd's message is still being fetched.
    const toasts = document.querySelectorAll('.ant-message-notice, p[data-kind]');
    for (const { textContent } of toasts) texts.add(textContent ?? '');
    if (texts.size > before) document.documentElement.dataset.toasts = [...texts].join(' | ');
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Waits until the page's document has shown a toast with the text, whether or not the toast still stands. */
export const expectToast = (page: Page, text: string, options?: { timeout?: number }) =>
  expect(page.locator('html')).toHaveAttribute(
    'data-toasts',
    new RegExp(text.replaceAll('.', String.raw`\.`)),
    options,
  );
