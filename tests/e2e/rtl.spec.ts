import type { Locator, Page } from '@playwright/test';
import { goToHostedPage, openFiveGb, trackerOf } from '../support/playwright/buying';
import {
  bell,
  button,
  navDrawer,
  navOpener,
  notices,
  openUserMenu,
  palette,
  userMenu,
} from '../support/playwright/controls';
import { expect, startSignedIn, test } from '../support/playwright/fixtures';
import { boxOf, findCrowded, sidewaysScroll } from '../support/playwright/layout';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitAnother } from '../support/playwright/visit';
import { t } from '../support/texts';
import { SIGNED_IN } from '../support/world/routes';

// Production has no language that is written from right to left, so this is a build of its own: `npm test` makes it with TEST_RTL=1.
test.use({ dist: process.env.DIST_RTL ?? 'dist-rtl' });

async function open(page: Page, path: string) {
  await page.goto(`/client${path}`);
  await waitUntilAtRest(page);
}

async function isMirrored(page: Page, path: string) {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0);
  expect.soft((await findCrowded(page)).overlapping, `overlaps of ${path}`).toEqual([]);
  // The heading's words begin at the right edge of their box.
  const gap = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    const words = document.createRange();
    words.selectNodeContents(heading);
    const line = (heading.closest('header') ?? heading).getBoundingClientRect();
    return Math.round(line.right - words.getBoundingClientRect().right);
  });
  expect.soft(gap, `${path}: from the heading to the right edge`).toBe(0);
}

const boxOfRole = (page: Page, role: 'main' | 'complementary') =>
  boxOf(page.getByRole(role).first());

const WIDTHS = [1440, 360];

test('sign-in is mirrored and nothing lies on anything, wide and narrow', async ({ page }) => {
  await open(page, '/user/login');
  await isMirrored(page, '/user/login');
  // The form stands where reading starts, the service's advantages at the other side.
  const pitch = await boxOfRole(page, 'complementary');
  const form = await boxOfRole(page, 'main');
  expect(form.right).toBe(1440);
  expect(pitch.left).toBe(0);
  expect(pitch.right).toBeLessThanOrEqual(form.left);
  await page.setViewportSize({ width: 360, height: 900 });
  await waitUntilAtRest(page);
  await isMirrored(page, '/user/login');
});

for (const width of WIDTHS) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('pages and the menu are mirrored, and nothing overlaps', async ({ page, backend }) => {
      await startSignedIn(page, backend);
      for (const path of SIGNED_IN) {
        await open(page, path);
        await isMirrored(page, path);
      }
      await visitAnother(page, '/client/dashboard');
      await waitUntilAtRest(page);
      if (width === 360) {
        await navOpener(page).click();
        await expect.poll(async () => (await boxOf(navDrawer(page))).right).toBe(360);
        return;
      }
      const menu = await boxOfRole(page, 'complementary');
      const content = await boxOfRole(page, 'main');
      expect(menu.right).toBe(1440);
      expect(content.right).toBeLessThanOrEqual(menu.left);
      // The user menu is at the foot of the menu, and opens inside the page.
      expect((await boxOf(userMenu(page))).x).toBeGreaterThanOrEqual(menu.left);
      await openUserMenu(page);
      await expect(page.getByText(t('shell.greeting', { name: 'Demo Customer' }))).toBeInViewport({
        ratio: 1,
      });
      expect(await sidewaysScroll(page)).toBe(0);
      await page.keyboard.press('Escape');
      // The checks find mistakes when there are any.
      await page.addStyleTag({ content: 'h1 { translate: 0 80px } main { min-width: 2000px }' });
      const { overlapping } = await findCrowded(page);
      expect(overlapping).toContainEqual(expect.stringContaining('h1 "Dashboard" and'));
      expect(await sidewaysScroll(page)).toBeGreaterThan(0);
    });
  });
}

test('what stands over a page is mirrored and inside it', async ({ page, backend, context }) => {
  await startSignedIn(page, backend);
  await openFiveGb(page);
  await goToHostedPage(page);
  await open(page, '/account/resetpassword');
  const isInside = async (part: Locator, what: string) => {
    await expect(part, what).toBeInViewport({ ratio: 1 });
    await expect(part, what).toHaveCSS('direction', 'rtl');
    await waitUntilAtRest(page);
    expect.soft(await sidewaysScroll(page), `${what} scrolls sideways`).toBe(0);
  };
  const banner = page.getByRole('status').filter({ hasText: t('shell.offline') });
  const count = bell(page).locator('sup');
  const middle = async (one: Locator) => {
    const { left, right } = await boxOf(one);
    return (left + right) / 2;
  };
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await isInside(trackerOf(page), `the tracker, ${width} px,`);
    // The count stands at the end of its line: here that is the left of the bell.
    await expect(count).toHaveText(/^\d+$/);
    expect(await middle(count)).toBeLessThan(await middle(bell(page)));
  }
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await bell(page).click();
    await isInside(notices(page), `the bell, ${width} px,`);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await isInside(palette(page), `the palette, ${width} px,`);
    await page.keyboard.press('Escape');
    await context.setOffline(true);
    await isInside(banner, `the banner, ${width} px,`);
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
  }
});

test('usernames and lines, which machines read, stay left to right', async ({ page, backend }) => {
  await startSignedIn(page, backend);
  await open(page, '/residential?country=US');
  const segments = page.getByRole('list', { name: t('subaccount.username') }).getByRole('listitem');
  await expect(segments).toHaveCount(3);
  const places = await segments.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect().left),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  // A leading hyphen is drawn at the left of its word.
  await expect(segments.nth(1).locator('code')).toHaveText('-zone-resi');
  await expect(segments.nth(1).locator('code')).toHaveCSS('direction', 'ltr');
  await button(page, t('residential.generate')).click();
  const line = page.getByRole('region', { name: t('residential.list') }).getByRole('listitem');
  await expect(line.first()).toContainText('-zone-resi-region-us');
  await expect(line.first()).toHaveCSS('direction', 'ltr');
});
