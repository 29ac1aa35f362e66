import { expect, type Page } from '@playwright/test';
import { PUBLIC, SIGNED_IN } from '../world/routes';
import { type Backend, editAddress, storeSession } from './fixtures';

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

type Look = (path: string) => Promise<void>;

/** Looks at pages, each opened as a link does. */
export async function walk(page: Page, paths: readonly string[], look: Look): Promise<void> {
  for (const path of paths) {
    await visit(page, `/client${path}`);
    await look(path);
  }
}

/** Looks at every page of a customer, in a new document. */
export async function walkSignedIn(page: Page, backend: Backend, look: Look, email?: string) {
  await storeSession(page, backend, email);
  await page.goto('/client/account/setting');
  await walk(page, [...SIGNED_IN, editAddress(backend)], look);
}

/** Looks at every page: before signing in, and after it. */
export async function walkPages(page: Page, backend: Backend, look: Look): Promise<void> {
  await page.goto(`/client${PUBLIC[0]}`);
  await walk(page, PUBLIC, look);
  await walkSignedIn(page, backend, look);
}
