import type { BrowserContext, Page } from '@playwright/test';
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
import { pick } from '../support/playwright/controls';
import { type Backend, expect, test } from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { t } from '../support/texts';

const PAY = '**/api/order/pay';
const EXISTING = t.pattern('outcome.existing');

/** Records the calls that pay, and counts the records that are made, from now on. */
async function watchPurchases(backend: Backend, context: BrowserContext) {
  const before = idsOf(backend);
  const calls = recordCalls(context, '/order/pay');
  /** Checks that so many records were made, by one call each or by so many. */
  const expectMade = async (count: number, sent = count) =>
    expect([findNewRecords(backend, before).length, calls.length]).toEqual([count, sent]);
  return { expectMade };
}

/** Sends Enter as a keyboard does while the key is held down. */
async function holdEnter(page: Page): Promise<void> {
  for (let repeats = 0; repeats < 20; repeats += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
}

test.describe('an order is made once', () => {
  test('by crypto, despite Enter, Back and another tab', async ({ page, backend, context }) => {
    const { expectMade } = await watchPurchases(backend, context);
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
    expect(backend.server.world.state.charges).toEqual([]);
  });

  test('two tabs pressed at the same moment', async ({ page, backend, context }) => {
    const { expectMade } = await watchPurchases(backend, context);
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

  test('a reload while it is on its way: found and told', async ({ page, backend, context }) => {
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
    await expect(page.getByText(t.pattern('outcome.found', { kind: 'order' }))).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(backend.server.world.state.charges).toHaveLength(1);
  });
});
