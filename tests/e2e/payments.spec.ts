import { holdRequests } from '../support/playwright/answers';
import { creditedOf, pressOnHostedPage, trackerOf } from '../support/playwright/buying';
import { expectToast, field, signOut, userMenu } from '../support/playwright/controls';
import { expect, openSignedIn, signIn, test } from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

/** How long one step of time waits for a toast, in ms. */
const A_LOOK_MS = 200;
const CREDITED = t.pattern('payment.credited');

test.describe('the payment tracker', () => {
  test('has its ID on one line, and is back after a sign-out', async ({ page, backend }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await openSignedIn(page, backend, '/recharge');
    await field(page, t('recharge.amount')).fill('50');
    await page.getByRole('button', { name: t('recharge.pay') }).click();
    await page.waitForURL('**/__mock/pay/**');
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto('/client/account/resetpassword');
    await waitUntilAtRest(page);
    const box = await trackerOf(page).getByText(id, { exact: true }).boundingBox();
    expect(box?.height).toBeLessThan(30);
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
    await field(page, t('recharge.amount')).fill('50');
    await page.getByRole('button', { name: t('recharge.pay') }).click();
    await page.waitForURL('**/__mock/pay/**');
    await expect(trackerOf(other).getByText(t('payment.status.check'))).toBeVisible();
    // The unpaid order of the seed is asked for, too.
    const id = new URL(page.url()).pathname.split('/').at(-1);
    const checks = recordCalls(context, '/recharge/checkPay');
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
