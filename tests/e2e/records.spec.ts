import type { Request } from '@playwright/test';
import { showIn } from '../support/playwright/axe';
import {
  button,
  confirmButton,
  doWithRow,
  FACT_TEXT,
  heading,
  menuItem,
  menuLink,
} from '../support/playwright/controls';
import { expect, openSignedIn, SUB, startSignedIn, test } from '../support/playwright/fixtures';
import { printed } from '../support/playwright/printed';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

/**
 * Returns the colours of the open dialog's facts, which the screen and the paper both show; a text, because it is also run while the
 * browser prints.
 */
const TEXT_COLOURS = `[...new Set([...document.querySelectorAll('[role=dialog] :is(h2, ${FACT_TEXT}):not(button *)')]
  .filter((one) => one.checkVisibility()).map((one) => getComputedStyle(one).color))].sort().join('; ')`;
const AT_PRINT = `new Promise((done) => addEventListener('beforeprint', () => done(${TEXT_COLOURS}), { once: true }))`;

test('receipts and handover cards print alone, in light colours', async ({ page, backend }) => {
  await startSignedIn(page, backend);
  for (const [path, last, open] of [
    [
      '/client/neworder',
      t('order.total'),
      // The receipt of an order with a coupon has the most lines.
      () => button(page, t.pattern('record.receipt')).nth(1).click(),
    ],
    [
      '/client/proxysetting/subaccount',
      t('handover.others'),
      () => doWithRow(page, 'subaccount.handover', SUB),
    ],
  ] as const) {
    await page.goto(path);
    await open();
    await expect(confirmButton(page, t('record.print'))).toBeVisible();
    await showIn(page, 'light');
    // The two sheets are compared: nothing may be loaded between them.
    await waitUntilAtRest(page);
    const light = await page.evaluate<string>(TEXT_COLOURS);
    const sheet = await printed(page, last);
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
    const fromDark = await printed(page, last);
    expect(await second).toBe(light);
    expect(fromDark.equals(sheet)).toBe(true);
    await isDark();
    await page.emulateMedia({ media: 'print' });
    await expect(confirmButton(page, t('record.print'))).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    // Else the next sheet would be printed as the screen is.
    await page.emulateMedia({ media: null });
  }
});

test('a reload and Back keep a list’s place; its link begins anew', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/proxysetting/subaccount');
  const search = page.getByRole('searchbox');
  const row = page.getByRole('row', { name: SUB });
  const isNarrowed = async () => {
    await expect(page.getByText(t('list.nothingFound'))).toBeVisible();
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

test('an export ends when its page is left', async ({ page, backend }) => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await openSignedIn(page, backend, '/recharge');
  await expect(page.getByRole('table', { name: t('recharge.record') })).toBeVisible();
  const isExport = (request: Request) => request.url().includes('page_size=200');
  // Never answered.
  await page.route('**/api/order/rechargeRecord?*page_size=200*', () => undefined);
  const asked = page.waitForRequest(isExport);
  const stopped = page.waitForEvent('requestfailed', isExport);
  await button(page, t('export.open')).click();
  await menuItem(page, t('export.csv')).click();
  await asked;
  await menuLink(page, t('menu.neworder')).click();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(heading(page, t('menu.neworder'))).toBeVisible();
  expect(downloads).toEqual([]);
});
