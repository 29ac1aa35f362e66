import type { Page } from '@playwright/test';
import { GB } from '../../mock/world/state';
import { holdRequests } from '../support/playwright/answers';
import { FIVE_GB, trafficLeft } from '../support/playwright/buying';
import {
  bell,
  button,
  dialogField,
  dialogOf,
  expectChosen,
  expectPicked,
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
  pickedBeside,
  radioOf,
  selectOf,
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
import { focusedName, pressAt, tabTo } from '../support/playwright/keyboard';
import { PRICE } from '../support/playwright/mainJob';
import { failedLoad } from '../support/playwright/noise';
import { clipboardText } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

/** Opens a page that loads little. */
async function openPage(page: Page, backend: Backend, email: string = DEMO.email) {
  await openSignedIn(page, backend, '/proxysetting/whitelist', { email });
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
}

test('Tab goes through the sign-in page in the order that it reads', async ({ page }) => {
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
    const letGo = await holdRequests(page, '**/whiteipget**');
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

/** No group has more to pick from. */
const PRESSES_MAX = 12;

/** Goes by Tab to a group of radio buttons, and by the arrows to another one. */
async function arrowTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = radioOf(page, name);
  await tabTo(page, pickedBeside(page, name));
  for (let presses = 0; presses < PRESSES_MAX && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  await expectPicked(page, name);
}

test('the main job by keyboard alone', async ({ page, backend }) => {
  const before = trafficLeft(backend);
  await page.goto('/client/user/login');
  await tabTo(page, page.getByLabel(t('user.email')));
  await page.keyboard.type(DEMO.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(DEMO.password);
  await page.keyboard.press('Enter');
  await expect(heading(page, t('menu.dashboard'))).toBeVisible();

  await pressAt(page, page.getByRole('link', { name: t('dashboard.createOrder') }).first());
  await expect(heading(page, t('menu.neworder'))).toBeFocused();
  await arrowTo(page, FIVE_GB);
  await arrowTo(page, t.pattern('order.payWay.balance'));
  await expect(page.getByText(PRICE['en-US']).last()).toBeVisible();
  const pay = button(page, t('order.payNow'));
  await expect(pay).toBeEnabled();
  await pressAt(page, pay);
  await expect(page.getByText(t.pattern('outcome.paid')).first()).toBeVisible();
  expect(trafficLeft(backend) - before).toBe(5 * GB);

  await page.keyboard.press('Control+k');
  await expect(paletteSearch(page)).toBeFocused();
  await page.keyboard.type(t('menu.residential'));
  await page.keyboard.press('Enter');
  await expect(heading(page, t('menu.residential'))).toBeFocused();
  await expect(button(page, t('residential.generate'))).toBeVisible();
});

test('a list and all beside it are made by keyboard alone', async ({ page, backend, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSignedIn(page, backend, '/residential');
  const { keyboard } = page;
  const country = selectOf(page, t('residential.country'));
  await expect(button(page, t('residential.generate'))).toBeVisible();
  const expectSaid = (place: string, stock: RegExp) =>
    expect(country).toHaveAccessibleDescription(new RegExp(`^${place} ${stock.source}$`));
  await expectSaid(t('residential.any.country'), t.pattern('place.sum'));
  await tabTo(page, country);
  await keyboard.type('Germany');
  await keyboard.press('Enter');
  await expectChosen(page, t('residential.country'), /Germany/);
  await expectSaid('Germany', t.pattern('residential.ips'));
  // An open list keeps Tab.
  await expect(country).toHaveAttribute('aria-expanded', 'false');
  await pressAt(page, radioOf(page, t('residential.rotation.randomize')), 'ArrowDown');
  await expectPicked(page, t('residential.rotation.sticky'));
  await tabTo(page, page.getByLabel(t('residential.quantity')));
  await keyboard.press('Control+a');
  await keyboard.type('25');
  await pressAt(page, button(page, t('residential.generate')));
  await expect(page.getByText(t('residential.made', { count: 25 }))).toBeVisible();
  await pressAt(page, button(page, t('common.copy')));
  await expect.poll(async () => (await clipboardText(page)).split('\n').length).toBe(25);
  const download = page.waitForEvent('download');
  await pressAt(page, button(page, t('residential.download')));
  await download;
  const lines = page.getByRole('region', { name: t('residential.lines') });
  await pressAt(page, lines, 'End');
  await expect(lines.locator('[aria-posinset="25"]')).toBeVisible();

  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  /** Opens the next tab, from the one that is open. */
  const toNext = async (from: string, to: string) => {
    await tabTo(page, tab(from), 'Shift+Tab');
    await keyboard.press('ArrowRight');
    await keyboard.press('Enter');
    await expect(tab(to)).toHaveAttribute('aria-selected', 'true');
  };
  await toNext(t('residential.tab.list'), t('residential.tab.test'));
  await expect(tab('bash')).toBeVisible();
  await pressAt(page, tab('bash'), 'ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'PowerShell' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await tabTo(page, page.getByLabel(t('residential.errorPaste')));
  await keyboard.type('407');
  await expect(page.getByRole('heading', { name: /^407:/ })).toBeVisible();
  await toNext(t('residential.tab.test'), t('residential.tab.code'));
  const program = selectOf(page, t('samples.program'));
  await expect(program).toBeVisible();
  await tabTo(page, program);
  await keyboard.type('Go');
  await keyboard.press('Enter');
  await expectChosen(page, t('samples.program'), 'Go');
  await expect(program).toHaveAttribute('aria-expanded', 'false');
  await pressAt(page, button(page, `${t('common.copy')}: ${t('samples.code', { name: 'Go' })}`));
  await expect.poll(() => clipboardText(page)).toContain('package main');
  await toNext(t('residential.tab.code'), t('residential.tab.tools'));
  await toNext(t('residential.tab.tools'), t('residential.tab.api'));
  await pressAt(page, button(page, t('residential.generateApi')));
  await pressAt(page, button(page, t('residential.qr')));
  await expect(page.getByRole('img', { name: t('residential.qrName') })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: t('common.faq'), exact: true }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(tab(t('common.faq'))).toBeFocused();
  await tabTo(page, page.getByRole('searchbox'), 'Shift+Tab');
  await keyboard.type('token');
  const found = t.pattern('residential.helpFound', { count: 5 }).source.replace('5', '\\d+');
  await expect(page.getByText(new RegExp(`^${found}$`))).toBeVisible();
});

test('presets and the map give the focus back', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/residential?country=DE');
  const { keyboard } = page;
  await expect(button(page, t('residential.generate'))).toBeVisible();
  await pressAt(page, button(page, t('presets.saveAs')));
  // Keys before the dialog has the focus are lost, and the preset would get the rest as its name.
  await expect(dialogOf(page).getByLabel(t('presets.name'))).toBeFocused();
  await keyboard.type('Shop');
  await keyboard.press('Enter');
  await expect(dialogOf(page)).toHaveCount(0);
  await expectChosen(page, t('presets.preset'), /^Shop/);
  // The dialog gave the focus back; the preset's menu stands before it.
  await expect(button(page, t('presets.saveAs'))).toBeFocused();
  await keyboard.press('Shift+Tab');
  const more = button(page, `${t('common.more')}: Shop`);
  for (const [action, key] of [
    [t('presets.makeDefault'), 'Enter'],
    [t('presets.noDefault'), 'Escape'],
  ] as const) {
    await expect(more).toBeFocused();
    await keyboard.press('Enter');
    await expect(menuItem(page, action)).toBeFocused();
    await keyboard.press(key);
  }
  await expect(more).toBeFocused();
  await pressAt(page, button(page, t('place.map')));
  const table = page.getByRole('table', { name: t('place.table') });
  await expect(table).toBeVisible();
  await keyboard.press('Escape');
  await expect(table).toHaveCount(0);
  await expect(button(page, t('place.map'))).toBeFocused();
});
