import type { CDPSession, Page } from '@playwright/test';
import { closeButton, confirm, dialogOf, heading, link } from '../support/playwright/controls';
import { signIn } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAnswered, waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import { control, expect, portalIn, signInTo, test } from './fixtures';

/**
 * Calls the mock from the portal's window and returns the type of its answer: "number" when the
 * mock answers.
 */
const asks = async (page: Page) => typeof (await control(page, 'state')).seed;

/** Stops the service worker as a browser does when it has been idle, or when memory is short. */
async function stopWorker(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // A page's next message restarts the worker: the stopped state may last only a moment.
  const stopped = new Promise<void>((done) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      if (versions.some(({ runningStatus }) => runningStatus === 'stopped')) done();
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await stopped;
  await devtools.detach();
}

test('every tab is answered after the browser stopped the worker', async ({ page, context }) => {
  await page.goto('/client/?panel=off');
  await signInTo(page);
  const other = await context.newPage();
  await other.goto('/client/dashboard?panel=off');
  await expect(heading(other, t('menu.dashboard'))).toBeVisible();
  await waitUntilAnswered(page);
  await waitUntilAnswered(other);
  for (const _time of [1, 2]) {
    await stopWorker(page);
    // Both at once: one worker starts for them.
    expect(await Promise.all([asks(page), asks(other), asks(page)])).toEqual(
      Array(3).fill('number'),
    );
  }
  await stopWorker(page);
  await link(page, t('menu.usage')).click();
  await expect(heading(page, t('menu.usage'))).toBeVisible();
  await waitUntilAnswered(page);
  await stopWorker(page);
  await page.reload();
  await expect(heading(page, t('menu.usage'))).toBeVisible();
});

test('a page that is about to be left, and stays, goes on being answered', async ({ page }) => {
  await page.goto('/client/?panel=off');
  await signInTo(page);
  await waitUntilAnswered(page);
  await page.evaluate(() => {
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { once: true });
  });
  const asked = page.waitForEvent('dialog');
  // The evaluation of a reload would end only with the page, so nothing waits for the reload.
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  await (await asked).dismiss();
  expect(await asks(page)).toBe('number');
});

test('a tab is opened while the only other one closes', async ({ page, context }) => {
  await page.goto('/client/?panel=off');
  await signInTo(page);
  await waitUntilAnswered(page);
  let last = page;
  for (const _time of [1, 2, 3]) {
    const next = await context.newPage();
    await Promise.all([next.goto('/client/dashboard?panel=off'), last.close()]);
    await expect(heading(next, t('menu.dashboard'))).toBeVisible();
    await waitUntilAnswered(next);
    expect(await asks(next)).toBe('number');
    last = next;
  }
});

test('two tabs open at once in a browser that has no worker yet', async ({ page, context }) => {
  const other = await context.newPage();
  await Promise.all([page, other].map((one) => one.goto('/client/user/login?panel=off')));
  for (const one of [page, other]) {
    await expect(one.getByLabel(t('user.email'))).toBeVisible();
    expect(await asks(one)).toBe('number');
  }
});

/** "Bypass for network" of the developer tools. */
async function bypassWorker(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setBypassServiceWorker', { bypass: true });
  return devtools;
}

test.describe('a call that goes past the bench', () => {
  const title = 'The bench did not answer';

  test('is said not to reach the backend; a reload helps', async ({ page, requireNoise }) => {
    requireNoise(failedLoad('/api/user/info', 404));
    await page.goto('/client/?panel=off');
    await signInTo(page);
    // The code that follows payments loads late, and asks too.
    await waitUntilAtRest(page);
    await expect(dialogOf(page, title)).toHaveCount(0);
    const devtools = await bypassWorker(page);
    await page.evaluate(() => fetch('/api/user/info'));
    await expect(dialogOf(page, title)).toContainText('/api/user/info');
    await closeButton(page, title).click();
    await expect(dialogOf(page, title)).toHaveCount(0);
    await page.evaluate(() => fetch('/api/user/info'));
    await devtools.send('Network.setBypassServiceWorker', { bypass: false });
    await confirm(page, 'Load the page again', title);
    await expect(heading(page, t('menu.dashboard'))).toBeVisible();
    await expect(dialogOf(page, title)).toHaveCount(0);
    expect(await asks(page)).toBe('number');
  });

  test('keeps the portal from starting, with words that help', async ({ page }) => {
    const devtools = await bypassWorker(page);
    await page.goto('/client/user/login');
    const portal = portalIn(page);
    await expect(
      portal.getByRole('heading', { name: 'The support bench cannot start' }),
    ).toBeVisible();
    await expect(portal.getByText(/switch off “Bypass for network”/)).toBeVisible();
    await devtools.send('Network.setBypassServiceWorker', { bypass: false });
    await portal.getByRole('button', { name: 'Load the page again' }).click();
    await expect(portal.getByLabel(t('user.email'))).toBeVisible();
  });

  test('a fault that breaks the connection is none', async ({ page, requireNoise }) => {
    requireNoise(failedLoad('/api/account/login', 'ERR_FAILED'));
    await page.goto('/client/user/login?panel=off&fault=account.login~drop');
    await signIn(page);
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(dialogOf(page, title)).toHaveCount(0);
    await signInTo(page);
  });
});
