import type { Locator, Page, Route } from '@playwright/test';
import { GB } from '../../mock/world/state';
import { expectNoFindings } from '../support/playwright/axe';
import { trafficLeft } from '../support/playwright/buying';
import {
  bars,
  button,
  confirmButton,
  dialogOf,
  entriesOf,
  expectTitle,
  heading,
  MENU,
  menuLink,
  openUserMenu,
  sideIcons,
  toast,
  userFigure,
  userMenu,
} from '../support/playwright/controls';
import {
  type Backend,
  DEMO,
  ENTRY,
  expect,
  openSignedIn,
  SUB,
  test,
} from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAtRest } from '../support/playwright/rest';
import { BREAK_NOISE, breakUsageDetail } from '../support/playwright/states';
import { t } from '../support/texts';

/** Opens a page with few calls. */
const openPlain = (page: Page, backend: Backend) =>
  openSignedIn(page, backend, '/account/resetpassword');

test('the banner of a lost network comes and goes by itself', async ({
  page,
  context,
  backend,
  requireNoise,
}) => {
  requireNoise(failedLoad('/api/auth/sublist?', 'ERR_INTERNET_DISCONNECTED'));
  await openPlain(page, backend);
  const banner = page.getByRole('status').filter({ hasText: t('shell.offline') });
  await openUserMenu(page);
  const left = userFigure(page, t('shell.trafficLeft'));
  await expect(left).toHaveText(/GB$/);
  await waitUntilAtRest(page);
  const before = await left.textContent();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await backend.post('consume', { email: DEMO.email, bytes: GB });
  await expect(left).toHaveText(before ?? '');
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  const now = trafficLeft(backend) / GB;
  await expect(left).toHaveText(`${Number(now.toFixed(2))}\u00a0GB`);
  await expect(left).not.toHaveText(before ?? '');
  await page.keyboard.press('Escape');

  await menuLink(page, t('menu.subaccount')).click();
  await expect(page.getByText(SUB).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('searchbox').fill('price');
  await expect(page.getByRole('button', { name: t('common.retry') })).toBeVisible();
  await expect(menuLink(page, t('menu.usage'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('pricemonitor2').first()).toBeVisible();
  await expect(page.getByRole('button', { name: t('common.retry') })).toHaveCount(0);
});

test('a page that breaks leaves the menu, and Retry shows it again', async ({
  page,
  backend,
  requireNoise,
}) => {
  requireNoise(BREAK_NOISE);
  await breakUsageDetail(page);
  // Usage opens on the detail, which breaks.
  const openDetails = () => menuLink(page, t('menu.usage')).click();
  await openPlain(page, backend);
  await openDetails();
  const crash = page.getByRole('alert').filter({ hasText: t('crash.title') });
  await expect(crash).toBeVisible();
  await expect(userMenu(page)).toBeVisible();
  await expectTitle(page, t('menu.usage'));

  await menuLink(page, t('menu.whitelist')).click();
  await expect(heading(page, t('menu.whitelist'))).toBeFocused();
  await expect(page.getByText(ENTRY)).toBeVisible();
  await openDetails();
  await expect(crash).toBeVisible();
  await crash.getByRole('button', { name: t('common.report') }).click();
  await expect(dialogOf(page, t('common.report'))).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate('mend()');
  await crash.getByRole('button', { name: t('common.retry') }).click();
  await expect(heading(page, t('menu.usage'))).toBeVisible();
  await expect(crash).toHaveCount(0);
});

test('a dialog stays during its call, and a failure shows above it', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/account/setting');
  const held: Route[] = [];
  await page.route('**/api/user/genToken', (route) => void held.push(route));
  const dialog = dialogOf(page, t('account.regenerateTitle'));
  await button(page, t('account.regenerate')).click();
  await confirmButton(page, t('account.regenerateConfirm')).click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(confirmButton(page, t('common.cancel'))).toBeDisabled();
  await expect(dialog).toBeVisible();

  const refusal = { code: 99999, msg: 'Not now', data: null };
  await held[0]?.fulfill({ json: refusal });
  const message = toast(page, refusal.msg);
  // A toast stays while the pointer is over it.
  await message.hover();
  const isOnTop = await message.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  expect(isOnTop).toBe(true);
  await expectNoFindings(page, 'a toast');
  await expect(message).toBeVisible();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, t('account.regenerate'))).toBeFocused();
});

test('under the pointer only links of the page are underlined', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/dashboard');
  const line = (link: Locator) =>
    link.evaluate((element) => getComputedStyle(element).textDecorationLine);
  const link = menuLink(page, t('menu.usage'));
  await link.hover();
  expect(await line(link)).toBe('none');
  const onPage = page.getByRole('link', { name: t('dashboard.usageMore') });
  await onPage.hover();
  expect(await line(onPage)).toBe('underline');
});

/** The middles, or the starts, of what is drawn, each once. */
const columnsOf = (signs: Locator, side: 'middle' | 'start') =>
  signs.evaluateAll(
    (all, at) => [
      ...new Set(
        all
          .map((one) => one.getBoundingClientRect())
          .filter(({ width }) => width > 0)
          .map(({ left, width }) => Math.round(at === 'middle' ? left + width / 2 : left)),
      ),
    ],
    side,
  );

test('the icons of the rail stand in one column', async ({ page, backend }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openSignedIn(page, backend, '/dashboard');
  await expect(menuLink(page, t('menu.usage'))).toBeVisible();
  const icons = sideIcons(page);
  expect(await icons.count()).toBeGreaterThan(MENU.length);
  const middles = await columnsOf(icons, 'middle');
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
});

test('the entries of the user menu have one indent', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/dashboard');
  const panel = await openUserMenu(page);
  const entries = entriesOf(panel);
  expect(await entries.count()).toBeGreaterThan(6);
  expect(await columnsOf(entries, 'start')).toHaveLength(1);
});

test('the bars of a table and of shares are of one length each', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/proxysetting/subaccount');
  for (const [path, all] of [
    ['/proxysetting/subaccount', bars(page.getByRole('table'))],
    ['/usage?tab=details', bars(page.locator('ol'))],
  ] as const) {
    await page.goto(`/client${path}`);
    await expect(all.nth(2)).toBeVisible();
    const lengths = await all.evaluateAll((found) =>
      found.map((bar) => Math.round(bar.getBoundingClientRect().width)),
    );
    expect(Math.max(...lengths) - Math.min(...lengths), path).toBeLessThanOrEqual(1);
  }
});
