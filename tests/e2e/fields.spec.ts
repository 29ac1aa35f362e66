/** Fields as customers use them: in any time zone, and without a layout jump. */
import type { Locator, Page } from '@playwright/test';
import { calendarOf, dayIn, expectToday, field, radioOf } from '../support/playwright/controls';
import { type Backend, expect, startSignedIn, test } from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitAnother } from '../support/playwright/visit';
import { ru, t } from '../support/texts';

async function open(page: Page, backend: Backend, path: string, locale = 'en-US') {
  await startSignedIn(page, backend, { locale });
  await page.goto(`/client${path}`);
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
