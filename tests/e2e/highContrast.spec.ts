/**
 * High contrast of Windows (`forced-colors`): the system replaces colours and backgrounds and removes shadows. A state shows when a
 * picture with it differs from the one before. Computed styles cannot tell: some still have the page's own colours, which nobody sees.
 */

import type { Locator, Page } from '@playwright/test';
import { findings } from '../support/playwright/axe';
import {
  choose,
  frameOf,
  menuEntry,
  openOptions,
  pick,
  pickLabel,
  radioOf,
  selectOf,
} from '../support/playwright/controls';
import { expect, openSignedIn, test } from '../support/playwright/fixtures';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitAnother } from '../support/playwright/visit';
import { t } from '../support/texts';

/** Room for an outline around an element, in px. */
const AROUND = 6;

/** Takes a picture of an element and what is right around it. */
async function picture(part: Locator): Promise<Buffer> {
  await part.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 };
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
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
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

/** Contrast is left out: axe computes it from the page's own colours. */
const expectNoOtherFindings = async (page: Page, what: string) =>
  expect
    .soft((await findings(page, what)).filter((one) => !one.includes(' color-contrast: ')))
    .toEqual([]);

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in high contrast all that is chosen, focused, disabled or wrong shows, ${colorScheme}`, async ({
    page,
    backend,
  }) => {
    await page.emulateMedia({ colorScheme, forcedColors: 'active' });
    await openSignedIn(page, backend, '/neworder');
    await waitUntilAtRest(page);
    for (const name of [
      /\b5 GB/,
      t.pattern('order.way.balance'),
      t.pattern('order.days', { days: 90 }),
    ]) {
      await expectToShow(pickLabel(page, name), () => pick(page, name), `${name} is chosen`);
    }
    await expectFocusToShow(pickLabel(page, /\b5 GB/), radioOf(page, /\b5 GB/), 'a chosen package');
    await expectNoOtherFindings(page, 'a new order');

    const entry = menuEntry(page, t('menu.usage'));
    await expectToShow(entry, () => visitAnother(page, '/client/usage'), 'the menu');
    const tab = page.getByRole('tab', { name: t('usage.changeRecord') });
    await expectToShow(tab, () => tab.click(), 'the tab');
    await page.getByRole('tab', { selected: false }).click();
    await waitUntilAtRest(page);
    const second = page.getByTitle('2', { exact: true });
    await expectToShow(second, () => second.click(), 'the page of a list');
    const account = selectOf(page, t('usage.account'));
    await expectFocusToShow(frameOf(account), account, 'a list to choose from');
    await account.click();
    await page.keyboard.press('ArrowDown');
    const option = openOptions(page).nth(2);
    const before = await picture(option);
    await page.keyboard.press('ArrowDown');
    expect.soft((await picture(option)).equals(before), 'the option that Enter takes').toBe(false);
    await page.keyboard.press('Escape');
    await expectNoOtherFindings(page, 'usage');

    await visitAnother(page, '/client/residential');
    await waitUntilAtRest(page);
    const sticky = t.pattern('residential.rotation.sticky');
    await expectToShow(pickLabel(page, sticky), () => pick(page, sticky), 'the rotation');
    const state = frameOf(selectOf(page, t.pattern('residential.state')));
    await expectToShow(
      state,
      () => choose(page, t.pattern('residential.country'), /Germany/),
      'a disabled list',
    );

    await visitAnother(page, '/client/proxysetting/addsub');
    const field = page.getByLabel(t('subaccount.username'), { exact: true });
    const submit = page.locator('form button[type=submit]');
    await expectToShow(field, () => submit.click(), 'a wrong field');
    const remark = page.getByLabel(t('subaccount.remark'), { exact: true });
    await expectFocusToShow(remark, remark, 'a field');
    await expectNoOtherFindings(page, 'a refused form');
  });
}
