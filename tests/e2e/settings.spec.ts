import type { Page } from '@playwright/test';
import { mainMenu, menuLink } from '../support/playwright/controls';
import { type Backend, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { t } from '../support/texts';

/** `config/settings.ts` as the build writes it. */
const BUILT =
  'navTheme:"light",layout:"side",contentWidth:"Fluid",fixedHeader:!1,fixSiderbar:!0,splitMenus:!1,colorPrimary:"#1677FF",iconfontUrl:""';
const CHANGED =
  'navTheme:"light",layout:"top",contentWidth:"Fixed",fixedHeader:!0,fixSiderbar:!0,splitMenus:!1,colorPrimary:"#1677FF",iconfontUrl:"/client/font.js"';
const FONT = '<svg style="display:none"><symbol id="icon-house" viewBox="0 0 9 9"></symbol></svg>';
/** The directives of Trusted Types in a policy. */
const TRUSTED_TYPES = /(require-trusted-types-for|trusted-types) [^;]*; ?/g;

/** Replaces texts in the portal's scripts from now on. */
const replaceInScripts = (page: Page, texts: Readonly<Record<string, string>>) =>
  page.route('**/client/assets/*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [before, after] of Object.entries(texts)) body = body.replace(before, after);
    await route.fulfill({ response, body });
  });

/** Opens a page with a list, which is longer than the window. */
async function openOrders(page: Page, backend: Backend): Promise<void> {
  await openSignedIn(page, backend, '/neworder');
  await expect(page.getByRole('table', { name: t('order.myOrders') })).toBeVisible();
}

/** Prefetching may still go on when a test ends, and is no part of the test. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

// The other settings, and where each puts the menu: src/layouts/shell.test.tsx.
test('other settings: a header that stays and covers nothing, content of a fixed width, and an icon font that draws the entries named after its icons', async ({
  page,
  backend,
}) => {
  await replaceInScripts(page, { [BUILT]: CHANGED, 'icon:"dashboard"': 'icon:"icon-house"' });
  await page.route('**/font.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `document.body.insertAdjacentHTML('afterbegin', ${JSON.stringify(FONT)})`,
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
  await openOrders(page, backend);
  await expect(menuLink(page, t('menu.dashboard')).locator('use')).toHaveAttribute(
    'xlink:href',
    '#icon-house',
  );
  await expect(page.locator('symbol#icon-house')).toHaveCount(1);
  await expect(menuLink(page, t('menu.usage')).locator('svg path')).not.toHaveCount(0);

  const boxOf = async (id: string) => {
    const box = await page.locator(id).boundingBox();
    if (!box) throw new Error(`${id} is not shown`);
    return box;
  };
  const header = '[data-testid=pro-layout-header]';
  const { x, y, width } = await boxOf('#content');
  expect(width).toBe(1152);
  expect(Math.round(x + width / 2)).toBe(720);
  expect(y).toBeGreaterThanOrEqual((await boxOf(header)).height);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect(await boxOf(header)).toMatchObject({ x: 0, y: 0, width: 1440 });
});

test('with fixSiderbar false the menu at the side goes up with the page', async ({
  page,
  backend,
}) => {
  await replaceInScripts(page, { [BUILT]: BUILT.replace('fixSiderbar:!0', 'fixSiderbar:!1') });
  await openOrders(page, backend);
  const top = async () => (await mainMenu(page).boundingBox())?.y ?? 0;
  const before = await top();
  await page.evaluate(() => scrollTo(0, 200));
  await expect.poll(top).toBe(before - 200);
});
