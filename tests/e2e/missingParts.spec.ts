/**
 * Browsers that lack a part: old ones, privacy extensions, strict settings. The page stands without the part, or says what it
 * needs; it is never blank.
 */

import type { Page } from '@playwright/test';
import { NOT_LOADED_MESSAGES } from '../../config/notLoadedMessages';
import { heading } from '../support/playwright/controls';
import { expect, signIn, startSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { expectToldAtOnce } from '../support/playwright/notLoaded';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitNext } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';

const OBSERVERS = ['matchMedia', 'IntersectionObserver', 'ResizeObserver'];
const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB'];

/** Removes parts of the browser from every document of the page. */
const remove = (page: Page, parts: readonly string[]) =>
  page.addInitScript((names) => {
    for (const name of names)
      Object.defineProperty(window, name, { value: undefined, writable: true });
  }, parts);

/** Has the browser refuse its storages in every document of the page: reading the property throws. */
const refuse = (page: Page, storages: readonly string[]) =>
  page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }, storages);

/** Opens every page before or after signing in, and checks that nothing on it failed. */
async function expectAllPages(page: Page, paths: readonly string[]): Promise<void> {
  // Another tab of the same page is no other page.
  for (const path of paths.filter((one) => !one.includes('?tab='))) {
    await visitNext(page, `/client${path}`);
    await waitUntilAtRest(page);
    await expect(page.getByRole('alert').filter({ hasText: t('common.retry') })).toHaveCount(0);
    await expect(page.getByText(t('crash.title'))).toHaveCount(0);
  }
}

test('without observers and media queries every page stands, and signs in', async ({ page }) => {
  await remove(page, OBSERVERS);
  await expectAllPages(page, PUBLIC);
  await page.goto('/client/user/login');
  await signIn(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await waitUntilAtRest(page);
  // Charts wait until they are in view, where the browser can tell.
  await expect(page.getByRole('img', { name: /MB|GB/ }).first()).toBeVisible();
  // The first of them is open.
  await expectAllPages(page, SIGNED_IN.toReversed());
});

test('with refused storage sign-in works, and says what it needs', async ({ page }) => {
  await refuse(page, STORAGES);
  await expectAllPages(page, PUBLIC);
  await page.goto('/client/user/login');
  await signIn(page);
  await expect(page.getByText(t('user.notStored'))).toBeVisible();
  await page.getByText('Русский').click();
  await expect(page.getByText(ru('user.notStored'))).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
});

test('every page stands where only the session is kept', async ({ page, backend }) => {
  await startSignedIn(page, backend);
  await refuse(page, ['sessionStorage', 'indexedDB']);
  await expectAllPages(page, SIGNED_IN);
});

test('a script too new for the browser is told at once', async ({ page, requireNoise }) => {
  requireNoise(/^Uncaught: SyntaxError/);
  await page.route('**/assets/umi-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'let let;' }),
  );
  await page.goto('/client/user/login?ref=7#part');
  await expectToldAtOnce(page);
  await page.unroute('**/assets/umi-*.js');
  await page.getByRole('link', { name: NOT_LOADED_MESSAGES['en-US'].link }).click();
  await expect(heading(page, t('menu.login'))).toBeVisible();
  await expect(page).toHaveURL(/\/user\/login\?ref=7#part$/);
});

test('a first script that failed early is told after the load', async ({ page, requireNoise }) => {
  requireNoise(failedLoad('/client/assets/umi-', 'ERR_FAILED'));
  await page.addInitScript(() =>
    addEventListener(
      'error',
      ({ target }) => {
        if (target instanceof HTMLScriptElement) document.documentElement.dataset.lost = '';
      },
      true,
    ),
  );
  await page.route('**/assets/umi-*.js', (route) => route.abort());
  await page.route('**/preload-*', async (route) => {
    await page.locator('html[data-lost]').waitFor({ state: 'attached' });
    await route.fallback();
  });
  await page.goto('/client/user/login');
  await expectToldAtOnce(page);
});
