/**
 * The page's statements are true: no figure is guessed, no decision rests on cached data, and nothing is shown before it is
 * known.
 */

import type { Locator, Request } from '@playwright/test';
import { button, heading, menuItem, menuLink } from '../support/playwright/controls';
import { expect, openSignedIn, test } from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { visitAnother } from '../support/playwright/visit';
import { t } from '../support/texts';

const DAY = 86_400;

test('a typed day is asked for once it is complete and left', async ({ page, backend }) => {
  const dayAgo = (days: number) =>
    new Date(Date.now() - days * DAY * 1000).toISOString().slice(0, 10);
  const [first, second, third, fourth] = [dayAgo(9), dayAgo(6), dayAgo(4), dayAgo(2)];
  const asked = recordCalls(page, '/traffic/details');
  const orders = recordCalls(page, '/order/rechargeRecord');
  const starts = (calls: typeof asked) => calls.map(({ params }) => params.get('start'));
  await openSignedIn(page, backend, `/usage?range=custom&start=${second}&end=${third}`);
  const [from, to] = [page.getByLabel(t('day.from')), page.getByLabel(t('day.to'))];
  const type = async (box: Locator, day: string) => {
    await box.click();
    await box.press('ControlOrMeta+a');
    await page.keyboard.type(day);
  };
  const leave = () => heading(page, t('menu.usage')).click();
  const expectDays = async (start: string, end: string) => {
    await expect(from).toHaveValue(start);
    await expect(to).toHaveValue(end);
    const daysOf = (query: URLSearchParams) => [query.get('start'), query.get('end')];
    await expect.poll(() => daysOf(new URL(page.url()).searchParams)).toEqual([start, end]);
    await expect.poll(() => asked.map(({ params }) => daysOf(params))).toContainEqual([start, end]);
  };
  await expectDays(second, third);
  await type(from, first);
  await expect(from).toHaveValue(first);
  expect(starts(asked)).not.toContain(first);
  await leave();
  await expectDays(first, third);
  await type(from, first.slice(0, 6));
  await leave();
  await expectDays(first, third);
  await type(to, fourth);
  await leave();
  await expectDays(first, fourth);
  // A day after the last one: the calendar puts them in their order.
  await type(from, dayAgo(1));
  await leave();
  await expectDays(fourth, dayAgo(1));
  // A range has 366 days at most.
  await type(from, '2020-01-01');
  await leave();
  await expectDays(fourth, dayAgo(1));
  // The future has no figures.
  await type(to, `2999${third.slice(4)}`);
  await leave();
  await expectDays(fourth, dayAgo(1));

  await type(from, third);
  const saved = page.waitForEvent('download');
  await button(page, t('export.open')).click();
  await page.getByText(t('export.csv'), { exact: true }).click();
  expect((await saved).suggestedFilename()).toBe(`traffic-usage-${third}-${dayAgo(1)}.csv`);
  await expectDays(third, dayAgo(1));

  await visitAnother(page, '/client/neworder?dates=custom');
  await expect(from).toHaveAccessibleDescription(/Jan\s1,\s2000/);
  await type(from, first);
  expect(starts(orders)).not.toContain(first);
  await heading(page, t('menu.neworder')).click();
  await expect(page).toHaveURL(new RegExp(`start=${first}`));
  await expect.poll(() => starts(orders).at(-1)).toBe(first);
  await expect(to).toHaveValue('');
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
  await page.getByRole('button', { name: t('export.open'), exact: true }).click();
  await menuItem(page, t('export.csv')).click();
  await asked;
  await menuLink(page, t('menu.neworder')).click();
  expect((await stopped).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(heading(page, t('menu.neworder'))).toBeVisible();
  expect(downloads).toEqual([]);
});
