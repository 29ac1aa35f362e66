/** Fields as customers use them: in any time zone, without a layout jump, and asked for once they are complete. */
import type { Locator, Page } from '@playwright/test';
import {
  button,
  calendarOf,
  dayIn,
  expectToday,
  field,
  heading,
  radioOf,
} from '../support/playwright/controls';
import { type Backend, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitAnother } from '../support/playwright/visit';
import { ru, t } from '../support/texts';

async function open(page: Page, backend: Backend, path: string, locale = 'en-US') {
  await openSignedIn(page, backend, path, { locale });
  await waitUntilAtRest(page);
}

/** Clicks a radio button, and returns whether it is the picked one at once and in the next frames. */
const looks = (radio: Locator) =>
  radio.evaluate(async (input: HTMLInputElement) => {
    input.click();
    const seen = [input.checked];
    for (let frame = 0; frame < 5; frame += 1) {
      await new Promise(requestAnimationFrame);
      seen.push(input.checked);
    }
    return [...new Set(seen)];
  });

test('a choice never jumps back; less motion leaves a page as it is', async ({ page, backend }) => {
  await open(page, backend, '/neworder');
  for (const name of [
    /^5 GB/,
    /^25 GB/,
    t.pattern('order.payWay.balance'),
    t('order.days', { days: 90 }),
    t.pattern('order.payWay.cryptomus'),
  ])
    expect.soft(await looks(radioOf(page, name)), String(name)).toEqual([true]);

  await visitAnother(page, '/client/recharge');
  await waitUntilAtRest(page);
  const amount = field(page, t('recharge.amount'));
  await amount.fill('77');
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.evaluate(() => new Promise(requestAnimationFrame));
    // A page that is mounted again has another field, without the focus.
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue('77');
  }
});

const DAY_MS = 86_400_000;

test('a typed day is asked for once it is complete and left', async ({ page, backend }) => {
  const dayAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  const [first, second, third, fourth] = [dayAgo(9), dayAgo(6), dayAgo(4), dayAgo(2)];
  const asked = recordCalls(page, '/traffic/details');
  const orders = recordCalls(page, '/order/rechargeRecord');
  const starts = (calls: typeof asked) => calls.map(({ params }) => params.get('start'));
  await open(page, backend, `/usage?range=custom&start=${second}&end=${third}`);
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

/** Returns a day of the month before this one, in UTC, as calls and as Russian write it. */
function dayOfLastMonth(day: number) {
  const now = new Date();
  const iso = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, day))
    .toISOString()
    .slice(0, 10);
  return { iso, russian: iso.split('-').reverse().join('.') };
}
const FIRST = dayOfLastMonth(1);
const SECOND = dayOfLastMonth(2);
const THIRD = dayOfLastMonth(3);
const FOURTH = dayOfLastMonth(4);

// Time zones in the east and in the west where most of the day has another date than UTC.
for (const timezoneId of ['Pacific/Auckland', 'Pacific/Honolulu']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('the calendar shows UTC days in Russian, and asks for them', async ({ page, backend }) => {
      const calls = recordCalls(page, '/traffic/changelog');
      const asked = () => calls.map(({ params }) => `${params.get('start')} ${params.get('end')}`);
      const query = `range=custom&start=${THIRD.iso}&end=${FOURTH.iso}`;
      await open(page, backend, `/usage?tab=changes&${query}`, 'ru-RU');
      const from = page.getByLabel(ru('day.from'));
      await expect(from).toHaveValue(THIRD.russian);
      expect(asked()).toContain(`${THIRD.iso} ${FOURTH.iso}`);
      await from.click();
      const calendar = calendarOf(page);
      await expect(calendar.getByText(/^[А-Я][а-я]{2,3}$/).first()).toBeVisible();
      // The week begins on Monday.
      await expect(calendar.locator('thead th').first()).toHaveText(/^пн$/i);
      const today = new Date().toISOString().slice(0, 10);
      await expectToday(calendar, today);
      await dayIn(calendar, SECOND.iso).click();
      await dayIn(calendar, FOURTH.iso).click();
      await expect(page).toHaveURL(new RegExp(`start=${SECOND.iso}&end=${FOURTH.iso}`));
      await expect.poll(asked).toContain(`${SECOND.iso} ${FOURTH.iso}`);
      for (const [end, day] of [
        [from, FIRST.russian],
        [page.getByLabel(ru('day.to')), SECOND.russian],
      ] as const) {
        await end.fill(day);
        await end.press('Enter');
      }
      await expect(page).toHaveURL(new RegExp(`start=${FIRST.iso}&end=${SECOND.iso}`));
    });
  });
}
