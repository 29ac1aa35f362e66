import { expect, type Page } from '@playwright/test';

/** Opens an address without a new document, as a link does. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/**
 * Opens an address of another page as `visit` does, and waits until nothing of the page before is
 * left.
 */
export async function visitAnother(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await visit(page, address);
  await expect(page.locator('h1[data-left]')).toHaveCount(0);
}

/** Opens an address: in a new document when the tab has none yet, otherwise as `visitAnother`. */
export async function visitNext(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await visitAnother(page, address);
}
