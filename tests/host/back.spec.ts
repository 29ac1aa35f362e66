/** Back from the payment page finds the portal in the browser's own cache, which Playwright turns off for all other tests. */
import { FIVE_GB, openFiveGb, payButton, trackerOf } from '../support/playwright/buying';
import { pickLabel } from '../support/playwright/controls';
import { expect, startSignedIn, test } from './fixtures';
import { playOtherSites } from './otherSites';

test.use({
  // A page whose certificate is passed over is not kept; this one's key is trusted (tests/host/fixtures.ts).
  ignoreHTTPSErrors: false,
  launchOptions: ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('Back from the hosted page checks the payment at once', async ({ page, context, backend }) => {
  await playOtherSites(context, backend);
  await startSignedIn(page, backend);
  await openFiveGb(page);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await payButton(page).click();
  await page.waitForURL('**/__mock/pay/**');
  const checked = page.waitForRequest('**/api/recharge/checkPay');
  // A page out of that cache does not load, so nothing else could be waited for.
  await page.goBack({ waitUntil: 'commit' });
  await checked;
  await expect(trackerOf(page)).toBeVisible();
  await expect(pickLabel(page, FIVE_GB)).toBeVisible();
  const [isFirst, reasons] = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return ['isFirstDocument' in window, JSON.stringify(entry?.toJSON().notRestoredReasons)];
  });
  expect(isFirst, `not kept because of ${reasons}`).toBe(true);
});
