import type { Page } from '@playwright/test';
import type { Settings } from '../../config/settings';
import { heading, mainMenu, menuLink } from '../support/playwright/controls';
import { type Backend, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { t } from '../support/texts';

/** `config/settings.ts` as the build writes it. */
const BUILT =
  'navTheme:"light",layout:"side",contentWidth:"Fluid",fixedHeader:!1,fixSiderbar:!0,splitMenus:!1,colorPrimary:"#1677FF",iconfontUrl:""';

/** Replaces `config/settings.ts`, and perhaps an icon of `config/routes.ts`, in the portal from now on. */
async function withSettings(page: Page, changed: Partial<Settings>, icon?: string): Promise<void> {
  await page.route('**/client/assets/*.js', async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const settings = `${BUILT},...${JSON.stringify(changed)}`;
    const body = code.replace(BUILT, settings);
    const isRoute = icon !== undefined && body.includes('icon:"dashboard"');
    await route.fulfill({
      response,
      body: isRoute ? body.replace('icon:"dashboard"', `icon:"${icon}"`) : body,
    });
  });
}

/** Opens a page with a list, which is longer than the window. */
async function openOrders(page: Page, backend: Backend): Promise<void> {
  await openSignedIn(page, backend, '/neworder');
  await expect(heading(page, t('menu.neworder'))).toBeVisible();
  await expect(page.getByRole('table', { name: t('order.myOrders') })).toBeVisible();
}

async function scrollDown(page: Page): Promise<void> {
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
}

/** Prefetching may still go on when a test ends, and is no part of the test. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** The directives of Trusted Types in a policy. */
const TRUSTED_TYPES = /(require-trusted-types-for|trusted-types) [^;]*; ?/g;
const header = (page: Page) => page.getByTestId('pro-layout-header');

test('the menu above, a header that stays, and content of a fixed width', async ({
  page,
  backend,
}) => {
  await withSettings(page, { layout: 'top', fixedHeader: true, contentWidth: 'Fixed' });
  await openOrders(page, backend);
  await expect(menuLink(page, t('menu.neworder'))).toBeVisible();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  const { x = 0, width = 0 } = (await page.locator('#content').boundingBox()) ?? {};
  expect(width).toBe(1152);
  expect(Math.round(x + width / 2)).toBe(720);
  await scrollDown(page);
  expect(await header(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440 });
  // The header must not cover the content.
  await page.evaluate(() => scrollTo(0, 0));
  const bar = await header(page).boundingBox();
  const content = await page.locator('#content').boundingBox();
  expect(content?.y).toBeGreaterThanOrEqual(bar?.height ?? 0);
});

test('the menu above, a header that goes up with the page, and content as wide as its place', async ({
  page,
  backend,
}) => {
  await withSettings(page, { layout: 'top', fixedHeader: false, contentWidth: 'Fluid' });
  await openOrders(page, backend);
  expect((await page.locator('#content').boundingBox())?.width).toBeGreaterThan(1300);
  await scrollDown(page);
  expect((await header(page).boundingBox())?.y).toBeLessThan(0);
});

test('with fixSiderbar false the menu at the side goes up with the page; an icon font draws the entries that are named after its icons', async ({
  page,
  backend,
}) => {
  const font =
    '<svg style="display:none"><symbol id="icon-house" viewBox="0 0 9 9"></symbol></svg>';
  await page.route('**/font.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(font)})`,
    }),
  );
  // An icon font writes markup, so an operator who has one takes Trusted Types out of the header (docs/operators.md).
  await page.route('**/client/**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const policy = (headers['content-security-policy'] ?? '').replace(TRUSTED_TYPES, '');
    return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await withSettings(page, { fixSiderbar: false, iconfontUrl: '/client/font.js' }, 'icon-house');
  await openOrders(page, backend);
  await expect(menuLink(page, t('menu.dashboard')).locator('use')).toHaveAttribute(
    'xlink:href',
    '#icon-house',
  );
  await expect(page.locator('symbol#icon-house')).toHaveCount(1);
  await expect(menuLink(page, t('menu.usage')).locator('svg path')).not.toHaveCount(0);
  const before = (await mainMenu(page).boundingBox())?.y ?? 0;
  await scrollDown(page);
  const scrolled = await page.evaluate(() => scrollY);
  expect((await mainMenu(page).boundingBox())?.y).toBe(before - scrolled);
});
