import type { Page } from '@playwright/test';
import type { TextKey } from '../support/messages';
import { showIn } from '../support/playwright/axe';
import { chooseFiveGb, FIVE_GB, payButton, trackerOf } from '../support/playwright/buying';
import {
  button,
  confirmButton,
  dialogOf,
  doWithRow,
  FACT_TEXT,
  fact,
  focusPick,
  heading,
  menuLink,
} from '../support/playwright/controls';
import {
  DEMO,
  expect,
  openSignedIn,
  SUB,
  startSignedIn,
  test,
} from '../support/playwright/fixtures';
import { printed } from '../support/playwright/printed';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

const cents = (text: string) => Math.round(Number(text.replace(/[^\d.-]/g, '')) * 100);

test('a receipt of a paid order: its sums add up, and it alone is printed', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/neworder');
  await page
    .getByRole('button', { name: t.pattern('record.receipt') })
    .first()
    .click();
  const receipt = dialogOf(page, t('record.receipt'));
  /** Sums of zero are left out. */
  const value = async (key: TextKey, absent = 0) => {
    const one = fact(receipt, t.pattern(key));
    return (await one.count()) === 0 ? absent : cents((await one.textContent()) ?? '');
  };
  const total = await value('order.total');
  const net = await value('record.net', total);
  expect((await value('order.originalPrice', net)) - (await value('order.discount'))).toBe(net);
  expect(net + (await value('order.fee'))).toBe(total);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText(DEMO.email)).toBeVisible();
  await expect(confirmButton(page, t('record.print'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(receipt).toHaveCount(0);
});

/**
 * Returns the colours of the open dialog's facts, which the screen and the paper both show; a text, because it is also run while the
 * browser prints.
 */
const TEXT_COLOURS = `[...new Set([...document.querySelectorAll('[role=dialog] :is(h2, ${FACT_TEXT}):not(button *)')]
  .filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color))].sort().join('; ')`;
const AT_PRINT = `new Promise((done) => addEventListener('beforeprint', () => done(${TEXT_COLOURS}), { once: true }))`;

/** The least share of a sheet that is paper, and that is dark text. */
const MOSTLY = 0.8;
const READABLE = 0.001;

test('receipts and handover cards are printed in light colours from a dark screen', async ({
  page,
  backend,
}) => {
  await startSignedIn(page, backend);
  for (const [path, open] of [
    [
      '/client/neworder',
      // That of a coupon has the most lines.
      () =>
        page
          .getByRole('button', { name: t.pattern('record.receipt') })
          .nth(1)
          .click(),
    ],
    ['/client/proxysetting/subaccount', () => doWithRow(page, t('subaccount.handover'), SUB)],
  ] as const) {
    await page.goto(path);
    await open();
    await expect(confirmButton(page, t('record.print'))).toBeVisible();
    await showIn(page, 'light');
    // The two sheets are compared: nothing may be loaded between them.
    await waitUntilAtRest(page);
    const light = await page.evaluate<string>(TEXT_COLOURS);
    const sheet = await printed(page);
    expect(sheet.paper).toBeGreaterThan(MOSTLY);
    expect(sheet.dark).toBeGreaterThan(READABLE);
    await showIn(page, 'dark');
    const dark = await page.evaluate<string>(TEXT_COLOURS);
    expect(dark).not.toBe(light);
    const paper = page.evaluate<string>(AT_PRINT);
    await confirmButton(page, t('record.print')).click();
    expect(await paper).toBe(light);
    // The end of this printing would take the next sheet's light colours away.
    const isDark = () => expect.poll(() => page.evaluate<string>(TEXT_COLOURS)).toBe(dark);
    await isDark();
    // And once more by the browser's own menu.
    const second = page.evaluate<string>(AT_PRINT);
    const fromDark = await printed(page);
    expect(await second).toBe(light);
    expect(fromDark.picture.equals(sheet.picture)).toBe(true);
    await isDark();
  }
});

test('each of several handover cards is printed on a sheet of its own', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/proxysetting/subaccount');
  await page.getByRole('checkbox', { name: t('subaccount.selectAll') }).check();
  await button(page, t('subaccount.moveSelected', { count: 4 })).click();
  await dialogOf(page).getByLabel(t('moveMany.same')).fill('1');
  await button(dialogOf(page), t('subaccount.allocate')).click();
  await button(dialogOf(page), t('moveMany.handover')).click();
  const cards = dialogOf(page, t.pattern('handover.titleMany'));
  await expect(button(cards, t.pattern('handover.copyOf')).first()).toBeVisible();
  const count = await button(cards, t.pattern('handover.copyOf')).count();
  expect(count).toBeGreaterThan(1);
  const sheets = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g);
  expect(sheets).toHaveLength(count);
});

test('on a phone Tab leads from the package to Pay now, Enter to the hosted page, and the payment is followed', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await chooseFiveGb(page, backend);
  // The sum and the button stay in sight while the packages are chosen.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await focusPick(page, FIVE_GB);
  const reach = async (name: string) => {
    const target = button(page, name);
    for (let stop = 0; stop < 30; stop += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`Tab does not reach ${name}`);
  };
  await reach(t('order.payNow'));
  await toHostedPageByEnter(page);
  await page.goto('/client/neworder');
  await expect(trackerOf(page).getByText(t('payment.status.check'))).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

async function toHostedPageByEnter(page: Page) {
  await page.keyboard.press('Enter');
  await page.waitForURL('**/__mock/pay/**');
}

test('a list is where it was after a reload and after Back, and its own link in the menu begins anew', async ({
  page,
  backend,
}) => {
  await openSignedIn(page, backend, '/proxysetting/subaccount');
  const search = page.getByRole('searchbox');
  const row = page.getByRole('row', { name: SUB });
  const isNarrowed = async () => {
    await expect(page.getByText(t('subaccount.notFound'))).toBeVisible();
    await expect(search).toHaveValue('nobody');
    await expect(row).toHaveCount(0);
  };
  await expect(row).toBeVisible();
  await search.fill('nobody');
  await isNarrowed();
  await expect(page).toHaveURL(/\/subaccount\?search=nobody$/);
  await page.reload();
  await isNarrowed();
  await menuLink(page, t('menu.whitelist')).click();
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
  await expect(search).toHaveValue('');
  // Typing replaced the address: one step back is the list as it was left.
  await page.goBack();
  await isNarrowed();
  await menuLink(page, t('menu.subaccount')).click();
  await expect(row).toBeVisible();
  await expect(search).toHaveValue('');
});
