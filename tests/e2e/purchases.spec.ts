/** The main job and purchases on the build: the hosted page, reloads, Back, and several tabs. */
import type { BrowserContext, Page } from '@playwright/test';
import { GB, totalOf } from '../../mock/world/state';
import { holdRequests } from '../support/playwright/answers';
import {
  chooseFiveGb,
  chooseFiveGbFromBalance,
  creditedOf,
  FIVE_GB,
  findNewRecords,
  idsOf,
  openFiveGb,
  payButton,
  pressOnHostedPage,
  trackerOf,
  trafficLeft,
} from '../support/playwright/buying';
import {
  button,
  expectToast,
  field,
  pick,
  signOut,
  userMenu,
} from '../support/playwright/controls';
import { type Backend, expect, openSignedIn, signIn, test } from '../support/playwright/fixtures';
import { boxOf } from '../support/playwright/layout';
import { doMainJob } from '../support/playwright/mainJob';
import { recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { ru, t } from '../support/texts';

const EXISTING = t.pattern('outcome.existing');
/** How long one step of time waits for a toast, in ms. */
const A_LOOK_MS = 200;
const CREDITED = t.pattern('payment.credited');

for (const texts of [t, ru]) {
  test.describe(texts.locale, () => {
    test.use({ locale: texts.locale });

    test(
      'the main job: sign in, buy 5 GB, see the traffic grow, get lines',
      { tag: '@main' },
      ({ page, backend }) => doMainJob(page, backend, texts),
    );
  });
}

test('paying with crypto: the payment survives the way by the hosted page and is credited once', {
  tag: '@main',
}, async ({ page, backend }) => {
  const before = trafficLeft(backend);
  const ids = idsOf(backend);
  await chooseFiveGb(page, backend);
  await payButton(page).dblclick();
  await page.waitForURL('**/__mock/pay/**');
  await pressOnHostedPage(page, 'Paid');
  await expect(trackerOf(page)).toBeVisible();
  await page.reload();
  await expect(trackerOf(page)).toBeVisible();
  await backend.post('advance', { seconds: 600 });
  await expect(creditedOf(page)).toBeVisible();
  await expect.poll(() => trafficLeft(backend) - before).toBe(5 * GB);
  expect(backend.server.world.state.charges).toHaveLength(1);
  const made = findNewRecords(backend, ids);
  expect(made.map((one) => [one.status, totalOf(one)])).toEqual([['paid', 1597]]);
});

/** Returns what expects that from now on one record was made, by one call. */
function watchPurchases(backend: Backend, context: BrowserContext) {
  const before = idsOf(backend);
  const calls = recordCalls(context, '/order/pay');
  return () => expect([findNewRecords(backend, before).length, calls.length]).toEqual([1, 1]);
}

/** Sends Enter as a keyboard does while the key is held down. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test.describe('an order is made once', () => {
  test('by crypto, despite Enter, Back and another tab', async ({ page, backend, context }) => {
    const expectOne = watchPurchases(backend, context);
    await chooseFiveGb(page, backend);
    await payButton(page).focus();
    await holdEnter(page);
    await page.waitForURL('**/__mock/pay/**');
    expectOne();
    await page.goBack();
    await expect(trackerOf(page).getByText(t('payment.status.check'))).toBeVisible();
    const other = await context.newPage();
    await other.goto('/client/neworder');
    for (const tab of [page, other]) {
      await pick(tab, FIVE_GB);
      await payButton(tab).click();
      await expect(tab.getByText(EXISTING)).toBeVisible();
    }
    expectOne();
    await page.getByRole('status').filter({ hasText: EXISTING }).getByRole('button').click();
    await page.waitForURL('**/__mock/pay/**');
    expectOne();
    expect(backend.server.world.state.charges).toEqual([]);
  });

  test('two tabs pressed at the same moment', async ({ page, backend, context }) => {
    const expectOne = watchPurchases(backend, context);
    await chooseFiveGb(page, backend);
    const other = await context.newPage();
    await openFiveGb(other);
    await Promise.all([payButton(page).click(), payButton(other).click()]);
    const hosted = (tab: Page) => tab.waitForURL('**/__mock/pay/**').then(() => true);
    await Promise.any([hosted(page), hosted(other)]);
    const left = page.url().includes('__mock') ? other : page;
    await expect(left.getByText(EXISTING)).toBeVisible();
    expectOne();
  });

  test('a reload while it is on its way: found and told', async ({ page, backend, context }) => {
    const calls = recordCalls(context, '/order/pay');
    await chooseFiveGbFromBalance(page, backend);
    const { state } = backend.server.world;
    // The answer never comes: the page is gone before.
    await backend.post('fault', { call: 'order.pay', answer: 'hang', effect: 'done' });
    await payButton(page).click();
    await expect.poll(() => state.charges).toHaveLength(1);
    await page.reload();
    await expect(page.getByText(t.pattern('outcome.found', { kind: 'order' }))).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(state.charges).toHaveLength(1);
  });
});

/** Tops up by 50 USD as far as the hosted page. Returns the payment's ID. */
async function topUp(page: Page): Promise<string> {
  await field(page, t('recharge.amount')).fill('50');
  await button(page, t('recharge.pay')).click();
  await page.waitForURL('**/__mock/pay/**');
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

test.describe('the payment tracker', () => {
  test('has its ID on one line, and is back after a sign-out', async ({ page, backend }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openSignedIn(page, backend, '/recharge');
    const id = await topUp(page);
    await page.goto('/client/account/resetpassword');
    await waitUntilAtRest(page);
    const box = await boxOf(trackerOf(page).getByText(id, { exact: true }));
    expect(box.height).toBeLessThan(30);
    await signOut(page);
    await expect(page).toHaveURL(/user\/login/);
    await expect(trackerOf(page)).toHaveCount(0);
    await signIn(page);
    await expect(trackerOf(page).getByText(t('payment.status.check'))).toBeVisible();
  });

  test('asks in one tab, and every tab shows the answer', async ({ page, context, backend }) => {
    await context.clock.install();
    await openSignedIn(page, backend, '/recharge');
    const other = await context.newPage();
    await other.goto('/client/recharge');
    const id = await topUp(page);
    await expect(trackerOf(other).getByText(t('payment.status.check'))).toBeVisible();
    const checks = recordCalls(context, '/recharge/checkPay');
    // The unpaid order of the seed is asked for, too.
    const count = () => checks.filter(({ params }) => params.get('order_id') === id).length;
    // The other tab would learn of the payment before this one is back from the hosted page, and tell it alone.
    const showCheck = await holdRequests(context, '**/api/recharge/checkPay**');
    await pressOnHostedPage(page, 'Paid');
    await expect(trackerOf(page)).toBeVisible();
    showCheck();
    await expect(async () => {
      await backend.post('advance', { seconds: 5 });
      await context.clock.fastForward(5000);
      for (const tab of [page, other]) await expectToast(tab, CREDITED, { timeout: A_LOOK_MS });
    }).toPass();
    for (const tab of [page, other]) {
      await expect(creditedOf(tab)).toBeVisible();
      await expect(userMenu(tab)).toContainText('392.79');
    }
    const asked = count();
    await context.clock.fastForward(120_000);
    await expect(creditedOf(other)).toBeVisible();
    // Final is final: no poll follows.
    expect(count()).toBe(asked);
    expect(backend.server.world.state.charges).toHaveLength(1);
  });
});
