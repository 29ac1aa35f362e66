import type { Page } from '@playwright/test';
import {
  bell,
  button,
  dialogField,
  dialogOf,
  expectTitle,
  field,
  focusedItem,
  heading,
  MENU,
  menuItem,
  menuLink,
  notices,
  palette,
  paletteChoice,
  paletteSearch,
  userChoice,
  userMenu,
  userPanel,
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
import { focusedName, tabTo } from '../support/playwright/keyboard';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

/** Opens a page that loads little. */
async function openPage(page: Page, backend: Backend, email: string = DEMO.email) {
  await openSignedIn(page, backend, '/proxysetting/whitelist', { email });
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
}

test.describe('signing in by keyboard alone', () => {
  test('Tab goes through the page in the order that it reads', async ({ page }) => {
    await page.goto('/client/user/login');
    await expect(heading(page, t('menu.login'))).toBeVisible();
    // Between the painted page and React's there is an instant without a focus to read.
    await waitUntilAtRest(page);
    const order: string[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      await page.keyboard.press('Tab');
      order.push(await focusedName(page));
    }
    expect(order).toEqual([
      'button "English"',
      'button "Русский"',
      `textbox "${t('user.email')}"`,
      `textbox "${t('user.password')}"`,
      `button "${t('common.show')}"`,
      `link "${t('user.forgot')}"`,
      `button "${t('user.signIn')}"`,
      `button "${t('user.signInGoogle')}"`,
      `button "${t('user.signInYandex')}"`,
      `link "${t('user.create')}"`,
    ]);
  });
});

test('the first Tab offers a way past the menu, into the content', async ({ page, backend }) => {
  await openPage(page, backend);
  const skip = page.getByRole('link', { name: t('shell.skip') });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').locator('#content')).toBeFocused();
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a pressed Retry leaves the focus in its card', async ({ page, backend, expectNoise }) => {
  expectNoise(failedLoad('/api/auth/whiteipget', 502));
  for (const isLeft of [false, true]) {
    await backend.post('fault', { call: 'auth.whiteipget', answer: 'status', times: 1 });
    await openPage(page, backend);
    const retry = page.getByRole('button', { name: t('common.retry') });
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route('**/whiteipget**', (route) => held.then(() => route.continue()));
    await retry.focus();
    await page.keyboard.press('Enter');
    if (isLeft) await page.getByText(t('whitelist.intro')).click();
    letGo();
    await expect(page.getByText(ENTRY)).toBeVisible();
    await expect(retry).toHaveCount(0);
    const focusedPart = () =>
      page.evaluate(() => document.activeElement?.role ?? document.activeElement?.id);
    await expect.poll(focusedPart).toBe(isLeft ? 'content' : 'region');
    await page.unrouteAll();
  }
});

test('a new page has the focus at its heading and its name as title', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/dashboard');
  await expectTitle(page, t('menu.dashboard'));
  for (const name of [...MENU.slice(1), t('menu.dashboard')]) {
    await tabTo(page, menuLink(page, name));
    await page.keyboard.press('Enter');
    await expect(heading(page, name)).toBeFocused();
    await expectTitle(page, name);
    await page.getByRole('link', { name: t('shell.skip') }).focus();
  }
  await page.goBack();
  const last = MENU.at(-1) ?? '';
  await expect(heading(page, last)).toBeFocused();
  await expectTitle(page, last);
});

test('the palette is opened, used and left by keyboard', async ({ page, backend }) => {
  await openPage(page, backend);
  const opener = page.getByRole('button', { name: t('palette.open') });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  await expect(paletteSearch(page)).toBeFocused();
  const chosen = paletteChoice(page);
  await expect(chosen).toHaveText(t.pattern('menu.dashboard'));
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveText(t.pattern('menu.neworder'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(chosen).toHaveText(t.pattern('shell.signOut'));
  const id = await chosen.getAttribute('id');
  await expect(paletteSearch(page)).toHaveAttribute('aria-activedescendant', id ?? '');
  await page.keyboard.type('zzzz');
  await expect(page.getByRole('status').filter({ hasText: t('palette.none') })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(paletteSearch(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();

  const before = userMenu(page);
  await tabTo(page, before);
  for (const keys of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(keys);
    await expect(paletteSearch(page)).toBeFocused();
    await page.keyboard.type('usage');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    await expect(before).toBeFocused();
  }
  await expect(page).toHaveURL(/\/client\/proxysetting\/whitelist$/);
});

test('the bell and the user menu are used and left by keyboard', async ({ page, backend }) => {
  await backend.post('scenario', { name: 'unpaid-order' });
  await openPage(page, backend, 'uma.unpaid@example.com');
  const list = page.getByRole('region', { name: t('order.myOrders') });
  for (const [opener, menu, first, target] of [
    [bell, notices, t.pattern('bell.recordUnpaid'), list],
    [userMenu, userPanel, t('menu.accountsetting'), heading(page, t('menu.accountsetting'))],
  ] as const) {
    await tabTo(page, opener(page));
    const chosen = menuItem(menu(page), first);
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(chosen).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(menu(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(chosen).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(target).toBeFocused();
    await expect(menu(page)).toBeHidden();
  }

  await tabTo(page, userMenu(page), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(menuItem(userPanel(page), t('menu.accountsetting'))).toBeFocused();
  const dark = userChoice(page, t('common.theme.dark'));
  for (const stop of [t('menu.accountresetpassword'), t('menu.recharge')]) {
    await page.keyboard.press('ArrowDown');
    await expect(userPanel(page).getByRole('link', { name: stop })).toBeFocused();
  }
  for (const stop of [
    'English',
    'Русский',
    t('common.theme.system'),
    t('common.theme.light'),
    t('common.theme.dark'),
  ]) {
    await page.keyboard.press('ArrowDown');
    await expect(userChoice(page, stop)).toBeFocused();
  }
  // The menu stays open for another choice.
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await expect(dark).toBeChecked();
  await expect(dark).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(userMenu(page)).toBeFocused();
});

test('the menu of a row is used and left by keyboard', async ({ page, backend }) => {
  const sub = SUB;
  await openSignedIn(page, backend, '/proxysetting/subaccount');
  const more = page.getByRole('button', { name: `${t('common.more')}: ${sub}` });
  await more.focus();
  const openMenu = async () => {
    await page.keyboard.press('Enter');
    // At its first item each time, not where it was left, on Delete.
    await expect(focusedItem(page)).toHaveText(t('subaccount.handover'));
  };
  /** Moves down the menu, one item at a time, until an item, or the link in it, has the focus. */
  const choose = async (name: string) => {
    const focused = () => focusedItem(page).textContent();
    for (let at = await focused(); at !== name; at = await focused()) {
      await page.keyboard.press('ArrowDown');
      // The menu moves the focus in the next frame: another key before it would skip an item.
      await expect.poll(focused).not.toBe(at);
    }
    await page.keyboard.press('Enter');
  };
  await openMenu();
  await page.keyboard.press('Escape');
  await expect(menuItem(page, t('subaccount.lines'))).toBeHidden();
  await expect(more).toBeFocused();

  await openMenu();
  await choose(t('subaccount.delete'));
  await expect(dialogField(page, t('subaccount.typeName', { name: sub }))).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(more).toBeFocused();

  await openMenu();
  await choose(t('subaccount.lines'));
  await expect(heading(page, t('menu.residential'))).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`account=${sub}`));
});

test('an export by keyboard gives the focus back to its button', async ({ page, backend }) => {
  await openPage(page, backend);
  await button(page, t('export.open')).focus();
  await page.keyboard.press('Enter');
  await expect(menuItem(page, t('export.csv'))).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await download;
  await expect(button(page, t('export.open'))).toBeFocused();
});

test('antd reads out no number of a tab, no internal value and no whole table', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/usage');
  // antd's own regions have no size, so they count as hidden for Playwright.
  const readOut = () =>
    page
      .locator('[aria-live]:not([aria-live="off"])')
      .evaluateAll((regions) =>
        regions.map((one) => (one.checkVisibility() ? one.textContent?.trim() : '')).join(''),
      );
  await expect(page.getByRole('table').first()).toBeVisible();
  await page.getByRole('tab').first().focus();
  expect(await focusedName(page)).toBe(`tab "${t('usage.changeRecord')}"`);
  expect(await readOut()).toBe('');
  await field(page, t('usage.account')).focus();
  expect(await readOut()).toBe('');
});

test('the page of a list that is shown is marked for screen readers', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/usage');
  await expect(page.getByRole('main').locator('[aria-current="page"]')).toHaveText('1');
});
