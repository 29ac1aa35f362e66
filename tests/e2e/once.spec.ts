import type { BrowserContext, Page, Route } from '@playwright/test';
import { expectNoFindings } from '../support/playwright/axe';
import {
  chooseFiveGb,
  chooseFiveGbFromBalance,
  FIVE_GB,
  findNewRecords,
  idsOf,
  openFiveGb,
  payButton,
  trackerOf,
} from '../support/playwright/buying';
import { button, dialogOf, field, pick, switchToRussian } from '../support/playwright/controls';
import { type Backend, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { recordCalls } from '../support/playwright/recorders';
import { ru, t } from '../support/texts';

const PAY = '**/api/order/pay';
const EXISTING = t.pattern('outcome.existing');
const FOUND = t.pattern('outcome.found', { kind: 'order' });

/** Records the calls that pay, and counts the records that are made, from now on. */
async function watchPurchases(
  backend: Backend,
  context: BrowserContext,
  path: '/order/pay' | '/recharge/cryptomusPay',
) {
  const before = await idsOf(backend);
  const calls = recordCalls(context, path);
  /** Checks that so many records were made, by one call each or by so many. */
  const expectMade = async (count: number, sent = count) =>
    expect([(await findNewRecords(backend, before)).length, calls.length]).toEqual([count, sent]);
  return { expectMade };
}

/** Lets the call reach the server, and loses its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch();
  await route.abort();
}

/** Sends Enter as a keyboard does while the key is held down. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

async function openRecharge(page: Page, backend: Backend) {
  await openSignedIn(page, backend, '/recharge');
  await amountField(page).fill('50');
}

const rechargeButton = (page: Page) => button(page, t('recharge.pay'));
const amountField = (page: Page) => field(page, t('recharge.amount'));

test.describe('an order is made once', () => {
  test('Enter held down, by crypto; Back from the hosted page, and another tab, and Pay now again: the order that waits is shown', async ({
    page,
    backend,
    context,
  }) => {
    const { expectMade } = await watchPurchases(backend, context, '/order/pay');
    await chooseFiveGb(page, backend);
    await payButton(page).focus();
    await holdEnter(page);
    await page.waitForURL('**/__mock/pay/**');
    await expectMade(1);
    await page.goBack();
    await expect(trackerOf(page).getByText(t('payment.status.check'))).toBeVisible();
    const other = await context.newPage();
    await other.goto('/client/neworder');
    for (const tab of [page, other]) {
      await pick(tab, FIVE_GB);
      await payButton(tab).click();
      await expect(tab.getByText(EXISTING)).toBeVisible();
    }
    await expectMade(1);
    await page.getByRole('status').filter({ hasText: EXISTING }).getByRole('button').click();
    await page.waitForURL('**/__mock/pay/**');
    await expectMade(1);
    expect((await backend.state()).charges).toBe(0);
  });

  test('two tabs pressed at the same moment', async ({ page, backend, context }) => {
    const { expectMade } = await watchPurchases(backend, context, '/order/pay');
    await chooseFiveGb(page, backend);
    const other = await context.newPage();
    await openFiveGb(other);
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    const hosted = (tab: Page) => tab.waitForURL('**/__mock/pay/**').then(() => true);
    await Promise.any([hosted(page), hosted(other)]);
    const left = page.url().includes('__mock') ? other : page;
    await expect(left.getByText(EXISTING)).toBeVisible();
    await expectMade(1);
  });

  test('a reload while it is on its way: found and told, in both languages', async ({
    page,
    backend,
    context,
  }) => {
    const calls = recordCalls(context, '/order/pay');
    await chooseFiveGbFromBalance(page, backend);
    let arrived = false;
    await page.route(PAY, async (route) => {
      await route.fetch();
      arrived = true;
      // The call stays unanswered: the page is gone before.
    });
    await payButton(page).click();
    await expect.poll(() => arrived).toBe(true);
    await page.reload();
    await expect(page.getByText(FOUND)).toBeVisible();
    await switchToRussian(page);
    await expect(page.getByText(ru.pattern('outcome.found', { kind: 'order' }))).toBeVisible();
    expect(calls).toHaveLength(1);
    expect((await backend.state()).charges).toBe(1);
  });

  test('while one is open, another one asks first; the first is found later', async ({
    page,
    backend,
    context,
    requireNoise,
  }) => {
    requireNoise(
      failedLoad('/api/order/pay', 'ERR_FAILED'),
      failedLoad('/api/order/rechargeRecord?', 'ERR_FAILED'),
    );
    const calls = recordCalls(context, '/order/pay');
    await chooseFiveGbFromBalance(page, backend);
    await page.route(PAY, loseAnswer);
    await page.route('**/api/order/rechargeRecord?*', (route) => route.abort());
    await payButton(page).click();
    await expect(page.getByText(t.pattern('outcome.unknown', { kind: 'order' }))).toBeVisible();
    await page.unroute(PAY);
    await pick(page, /^25 GB/);
    await expect(payButton(page)).toBeEnabled();
    await payButton(page).click();
    const question = dialogOf(page, t('open.title'));
    await expect(question).toBeVisible();
    await expectNoFindings(page, 'the question before another purchase');
    await question.getByRole('button', { name: t('open.wait') }).click();
    await expect(question).toHaveCount(0);
    expect(calls).toHaveLength(1);
    await payButton(page).click();
    await question.getByRole('button', { name: t('open.payAnyway') }).click();
    await expect(page.getByText(t.pattern('outcome.paid'))).toBeVisible();
    expect(new Set(calls.map(({ params }) => params.get('request_id'))).size).toBe(2);
    await page.unroute('**/api/order/rechargeRecord?*');
    await page.reload();
    await expect(page.getByText(FOUND)).toBeVisible();
    expect((await backend.state()).charges).toBe(2);
  });
});

test.describe('a recharge is made once', () => {
  test('Enter held down in the amount; Back, and another tab; a double click on another amount', async ({
    page,
    backend,
    context,
  }) => {
    const { expectMade } = await watchPurchases(backend, context, '/recharge/cryptomusPay');
    await openRecharge(page, backend);
    await amountField(page).focus();
    await holdEnter(page);
    await page.waitForURL('**/__mock/pay/**');
    await expectMade(1);
    await page.goBack();
    const other = await context.newPage();
    await other.goto('/client/recharge');
    for (const tab of [page, other]) {
      await amountField(tab).fill('50');
      await rechargeButton(tab).click();
      await expect(tab.getByText(EXISTING)).toBeVisible();
    }
    await expectMade(1);
    await amountField(page).fill('60');
    await rechargeButton(page).dblclick();
    await page.waitForURL('**/__mock/pay/**');
    await expectMade(2);
  });
});
