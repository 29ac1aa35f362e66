/**
 * High contrast of Windows (`forced-colors`): the system replaces colours and backgrounds and removes shadows. A state shows when a
 * picture with it differs from the one before. Computed styles cannot tell: some still have the page's own colours, which nobody sees.
 */
import type { Locator, Page } from '@playwright/test';
import { findings } from '../support/playwright/axe';
import {
  allRows,
  button,
  calendarOf,
  choose,
  dayIn,
  dialogField,
  dialogOf,
  expectChosen,
  field,
  frameOf,
  menuEntry,
  menuItem,
  menuLink,
  openOptions,
  openUserMenu,
  paletteOptions,
  pick,
  pickLabel,
  previousPage,
  radioOf,
  rowsOf,
  selectOf,
  sortMark,
  userChoice,
} from '../support/playwright/controls';
import { expect, openSignedIn, test } from '../support/playwright/fixtures';
import { boxOf } from '../support/playwright/layout';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitAnother } from '../support/playwright/visit';
import { t } from '../support/texts';

/** Room for an outline around an element, in px. */
const AROUND = 6;

/** Takes a picture of an element and what is right around it. */
async function picture(part: Locator): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await boxOf(part);
  const clip = {
    x: x - AROUND,
    y: y - AROUND,
    width: width + 2 * AROUND,
    height: height + 2 * AROUND,
  };
  return part.page().screenshot({ clip });
}

/** Checks that a change is seen on an element, without the focus and the pointer. */
async function expectToShow(part: Locator, change: () => Promise<void>, what: string) {
  const page = part.page();
  const before = await picture(part);
  await change();
  await waitUntilAtRest(page);
  await page.mouse.move(0, 0);
  await part.evaluate((element) => {
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && element.contains(activeElement))
      activeElement.blur();
  });
  expect.soft((await picture(part)).equals(before), `the same picture: ${what}`).toBe(false);
}

/** Checks that the focus is seen on an element, once it is there by keyboard. */
async function expectFocusToShow(part: Locator, focused: Locator, what: string) {
  const before = await picture(part);
  await focused.focus();
  await part.page().keyboard.press('Tab');
  await part.page().keyboard.press('Shift+Tab');
  await expect(focused).toBeFocused();
  expect.soft((await picture(part)).equals(before), `the same picture: ${what}`).toBe(false);
  await focused.blur();
}

/** Checks that a key leaves another entry of an open list seen as the one that Enter takes. */
async function expectKeyToShow(entry: Locator, key: string, what: string) {
  const before = await picture(entry);
  await entry.page().keyboard.press(key);
  expect.soft((await picture(entry)).equals(before), `the same picture: ${what}`).toBe(false);
}

/** Takes a picture of the first option of a list, while the pointer is on another one. */
async function firstOption(list: Locator): Promise<Buffer> {
  await list.click();
  const options = openOptions(list.page());
  await options.last().hover();
  const seen = await picture(options.first());
  await list.page().keyboard.press('Escape');
  return seen;
}

/** Saves the settings as a preset. */
async function savePreset(page: Page, name: string): Promise<void> {
  await button(page, t('presets.saveAs')).click();
  await dialogField(page, t('presets.name')).fill(name);
  await page.keyboard.press('Enter');
  await expectChosen(page, t('presets.preset'), new RegExp(`^${name}`));
}

/** Pages with what is done on them. */
const LOOKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/neworder': async (page) => {
    for (const name of [/\b5 GB/, /^Balance/, /^90 days/]) {
      await expectToShow(pickLabel(page, name), () => pick(page, name), `${name} is chosen`);
      await expectFocusToShow(pickLabel(page, name), radioOf(page, name), `the focus on ${name}`);
    }
    const coupon = field(page, t('order.coupon'));
    await coupon.fill('EXPIRED');
    const apply = button(page, t('order.apply'));
    await expectFocusToShow(apply, apply, 'the focus on a button');
    await expectToShow(coupon, () => apply.click(), 'a refused coupon');
    await pick(page, t('order.custom'));
    const quantity = field(page, t('order.quantity'));
    await quantity.fill('8');
    const pay = button(page, t('order.payNow'));
    await waitUntilAtRest(page);
    await expectToShow(pay, () => quantity.fill('0'), 'a disabled button');

    await choose(page, t('record.dates'), t('record.dates.custom'));
    await field(page, t('day.from')).click();
    const day = dayIn(
      calendarOf(page),
      `${new Date().toISOString().slice(0, 'YYYY-MM'.length)}-01`,
    );
    await expectToShow(day, () => day.click(), 'a chosen day');
    await page.keyboard.press('Escape');
  },

  '/usage': async (page) => {
    const day = pickLabel(page, t('usage.range.24h'));
    await expectToShow(day, () => pick(page, t('usage.range.24h')), 'a segment');
    await pick(page, t('usage.range.7d'));
    await waitUntilAtRest(page);
    const spike = page.getByRole('img', { name: /MB|GB/ }).getByText('▲').last();
    const hide = () => spike.evaluate((mark) => mark.setAttribute('visibility', 'hidden'));
    await expectToShow(spike, hide, 'a spike');
    const tab = page.getByRole('tab', { name: t('usage.changeRecord') });
    await expectToShow(tab, () => tab.click(), 'a tab');
    await expectFocusToShow(tab, tab, 'the focus on a tab');
    await page.getByRole('tab', { selected: false }).click();
    await waitUntilAtRest(page);
    const back = previousPage(page);
    const second = page.getByRole('listitem', { name: '2', exact: true });
    const before = await picture(back);
    await expectToShow(second, () => second.click(), 'the page of a list');
    expect.soft((await picture(back)).equals(before), 'the first page has none before').toBe(false);
    const account = selectOf(page, t('usage.account'));
    await expectFocusToShow(frameOf(account), account, 'the focus on a list to choose from');
    await account.click();
    await page.keyboard.press('ArrowDown');
    await expectKeyToShow(openOptions(page).nth(2), 'ArrowDown', 'the option that Enter takes');
    await page.keyboard.press('Escape');
  },

  '/residential': async (page) => {
    for (const name of [
      /^Sticky IP/,
      t('residential.auth.whitelist'),
      t('residential.auth.password'),
    ])
      await expectToShow(pickLabel(page, name), () => pick(page, name), `${name} is chosen`);
    const state = frameOf(selectOf(page, /^State/));
    await expectToShow(state, () => choose(page, /^Country/, /Germany/), 'a disabled list');
    const star = button(page, t.pattern('place.favourite'));
    await expectToShow(star, () => star.click(), 'a favourite');

    const preset = selectOf(page, t('presets.preset'));
    await savePreset(page, 'Shop');
    await savePreset(page, 'Store');
    const free = await firstOption(preset);
    await choose(page, t('presets.preset'), 'Shop');
    expect.soft((await firstOption(preset)).equals(free), 'the same picture: a preset').toBe(false);

    await button(page, t('place.map')).click();
    const column = page.getByRole('columnheader', { name: t('place.ips'), exact: true });
    await expectToShow(sortMark(column), () => column.click(), 'the order of a table');
    const level = page.locator('figcaption li > span').first();
    await expect(level).toHaveCSS('forced-color-adjust', 'none');
    // Escape would close a tooltip of the table first.
    await dialogOf(page)
      .getByRole('button', { name: t('common.close'), exact: true })
      .last()
      .click();
    await page.getByRole('tab', { name: t('residential.tab.api'), exact: true }).click();
    await button(page, t('residential.generateApi')).click();
    await button(page, t('residential.qr')).click();
    // A camera needs the light edge around it.
    const code = page.getByRole('img', { name: t('residential.qrName') }).locator('..');
    await expect(code).toHaveCSS('forced-color-adjust', 'none');
  },

  '/proxysetting/subaccount': async (page) => {
    const [row, all] = [rowsOf(page).first().getByRole('checkbox'), allRows(page)];
    await row.check();
    await waitUntilAtRest(page);
    const half = await picture(all);
    await expectToShow(row, () => row.uncheck(), 'a row that is selected');
    expect.soft((await picture(all)).equals(half), 'some rows are selected').toBe(false);
    await expectToShow(all, () => all.check(), 'all rows are selected');
    await expectFocusToShow(row, row, 'the focus on a checkbox');

    await visitAnother(page, '/client/proxysetting/addsub');
    const username = field(page, t('subaccount.username'));
    const submit = page.locator('form button[type=submit]').first();
    await expectToShow(username, () => submit.click(), 'a wrong field');
    const remark = field(page, t('subaccount.remark'));
    await expectFocusToShow(remark, remark, 'the focus on a field');
  },

  '/account/setting': async (page) => {
    const entry = menuEntry(page, t('menu.usage'));
    const link = menuLink(page, t('menu.usage'));
    await expectFocusToShow(entry, link, 'the focus in the menu');
    await expectToShow(entry, () => visitAnother(page, '/client/usage'), 'the page in the menu');
    const menu = await openUserMenu(page);
    for (const name of [t('common.theme.dark'), 'Русский']) {
      const choice = userChoice(page, name);
      await expectToShow(choice, () => choice.click(), `${name} is chosen`);
    }
    await menu.press('Home');
    await expectKeyToShow(menuItem(menu, /./).nth(1), 'ArrowDown', 'the focus in the user menu');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expectKeyToShow(paletteOptions(page).nth(1), 'ArrowDown', 'the command that Enter takes');
    await page.keyboard.press('Escape');
  },
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [path, look] of Object.entries(LOOKS)) {
    test(`high contrast shows every state: ${path}, ${colorScheme}`, async ({ page, backend }) => {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' });
      // More in an hour than on other days: a spike.
      await backend.post('consume', { bytes: 15 * 1024 ** 3 });
      await openSignedIn(page, backend, path);
      await waitUntilAtRest(page);
      await look(page);
      // Contrast is left out: axe computes it from the page's own colours.
      const found = await findings(page, path);
      expect.soft(found.filter((one) => !one.includes(' color-contrast: '))).toEqual([]);
    });
  }
}

for (const [colorScheme, appearance] of [
  ['light', 'dark'],
  ['dark', 'light'],
] as const) {
  test(`charts have system colours: ${appearance}, ${colorScheme}`, async ({ page, backend }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await openSignedIn(page, backend, '/usage?tab=details', { appearance });
    const chart = page.getByRole('img', { name: t.pattern('usage.chartName') });
    const systemColor = await page
      .locator('h1')
      .evaluate((heading) => getComputedStyle(heading).color);
    await expect(chart.locator('text').first()).toHaveCSS('fill', systemColor);
    await expect(chart.locator('path[stroke-dasharray]').first()).toHaveCSS('stroke', systemColor);
  });
}
