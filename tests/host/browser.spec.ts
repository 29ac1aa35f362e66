import { doMainJob } from '../support/playwright/mainJob';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visitAnother } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';
import { expect, openSignedIn, test } from './fixtures';
import { playOtherSites } from './otherSites';

// A violation of the Content-Security-Policy is an error on the console, and any of these fails a test.

/** A tab of a page is no other page to go to. */
const OTHERS = SIGNED_IN.filter((path) => path !== '/dashboard' && !path.includes('tab='));

for (const texts of [t, ru]) {
  test.describe(texts.locale, () => {
    test.use({ locale: texts.locale });
    test('the main job, with the policies in force', ({ page, backend }) =>
      doMainJob(page, backend, texts));
  });
}

test('every page keeps to the policies, and may copy', async ({ page, backend }) => {
  for (const path of PUBLIC) {
    await page.goto(`/client${path}`);
    await waitUntilAtRest(page);
  }
  await openSignedIn(page, backend, '/dashboard');
  await waitUntilAtRest(page);
  for (const path of OTHERS) {
    await visitAnother(page, `/client${path}`);
    await waitUntilAtRest(page);
  }
  expect(await page.evaluate(() => isSecureContext && originAgentCluster)).toBe(true);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('copied'));
});

test('markup as a text makes no element', async ({ page, requireNoise }) => {
  requireNoise(/TrustedHTML/);
  await page.goto('/client/user/login');
  const write = (html: string) =>
    page.evaluate((text) => {
      document.body.append(Object.assign(document.createElement('p'), { innerHTML: text }));
    }, html);
  await write('a text');
  await expect(write('<b>bold</b>')).rejects.toThrow(/TrustedHTML/);
});

test('sign-in with Google, there and back', async ({ page, context, backend }) => {
  await playOtherSites(context, backend);
  await page.goto('/client/user/login?ref=friend7');
  await page.getByRole('button', { name: t('user.signInGoogle') }).click();
  await page.waitForURL(/oauth/);
  await page.getByRole('button', { name: /demo/i }).first().click();
  await expect(page).toHaveURL(/\/client\/dashboard$/);
});

test('no other site can show a page in a frame', async ({ page, host, backend, expectNoise }) => {
  // Not every version writes it.
  expectNoise(/frame-ancestors 'none'/);
  // Another site on this machine: pages of the internet may open no address of it at all.
  await page.goto(`${backend.url}/__mock/state`);
  const refused = page.waitForEvent('requestfailed');
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  }, `${host.url}/client/`);
  expect((await refused).failure()?.errorText).toBe('net::ERR_BLOCKED_BY_RESPONSE');
});
