import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { NOT_LOADED_MESSAGES } from '../../config/notLoadedMessages';
import { type ReplacementAnswer, replaceAnswers } from '../support/playwright/answers';
import { findings } from '../support/playwright/axe';
import { drawingChunk, lazyChunks } from '../support/playwright/buildChunks';
import {
  anyToast,
  button,
  field,
  heading,
  MENU,
  menuLink,
  openReport,
  openUserMenu,
  radioGroup,
  reportDialog,
  userChoice,
  userMenu,
} from '../support/playwright/controls';
import {
  type Backend,
  DEMO,
  ENTRY,
  expect,
  openSignedIn,
  signIn,
  startSignedIn,
  test,
} from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { countLoads } from '../support/playwright/recorders';
import { waitUntilAtRest, waitUntilPrefetched } from '../support/playwright/rest';
import { t } from '../support/texts';

const ENTRY_ADDRESS = /\/client\/assets\/umi-[\w-]+\.js/;
const OTHER_ENTRY = '/client/assets/umi-NEXTBUILD.js';
const THIRD_ENTRY = '/client/assets/umi-THIRDBUILD.js';

const alert = (page: Page) => page.getByRole('alert');
const retryButton = (page: Page) => button(alert(page), t('common.retry'));
const retry = (page: Page) => retryButton(page).click();
/** Waits until a try has failed: while it is under way its button is named as loading. */
const expectFailed = async (page: Page) => {
  await expect(retryButton(page)).toBeVisible();
  await expect(heading(page, t('crash.chunkTitle'))).toBeVisible();
};

/**
 * Removes the code of one page, as a release does; `index.html` names the build that `entry` belongs to. Returns a function that names
 * another build.
 */
async function release(page: Page, dist: string, chunk: RegExp, entry: string | null) {
  let named = entry;
  await replaceAnswers(page, { pattern: '*/assets/*.js*', matches: chunk }, () => ({
    status: 404,
    contentType: 'text/plain',
    body: 'Not found',
  }));
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  expect(html).toMatch(ENTRY_ADDRESS);
  await replaceAnswers(page, { pattern: '*/client/index.html*', matches: /./ }, () =>
    named === null
      ? 'pass'
      : { contentType: 'text/html', body: html.replace(ENTRY_ADDRESS, named) },
  );
  return (next: string) => {
    named = next;
  };
}

/** Opens a page with few calls as a signed-in customer: the code of the other pages has not loaded yet. */
async function openPasswordPage(page: Page, backend: Backend): Promise<void> {
  await openSignedIn(page, backend, '/account/resetpassword');
  await expect(heading(page, t('menu.accountresetpassword'))).toBeVisible();
  // The layout's requests must be answered: a broken one would write to the console, too.
  await waitUntilAtRest(page);
}

/** The browser's messages about code requested without a network, and about the question which build the server has. */
const codeLost = (path: string) => [
  failedLoad(path, 'ERR_INTERNET_DISCONNECTED'),
  failedLoad('/client/index.html', 'ERR_INTERNET_DISCONNECTED'),
];
/** The page whose code the tests remove. */
const WHITELIST = '/client/assets/whitelist-';

/** Tells whether the page of usage has its stylesheets. */
const isStyled = (page: Page) =>
  radioGroup(page, t('usage.range')).evaluate(
    (group) => getComputedStyle(group).backgroundColor !== 'rgba(0, 0, 0, 0)',
  );

test.describe('a release while the tab is open', () => {
  test('reloads it once, and typed text stays', async ({ page, backend, dist, requireNoise }) => {
    requireNoise(failedLoad(WHITELIST, 404));
    await openSignedIn(page, backend, '/proxysetting/addsub');
    await field(page, t('subaccount.username')).fill('halfwaydone01');
    const releaseAgain = await release(page, dist, /\/whitelist-/, OTHER_ENTRY);
    const loads = countLoads(page);
    await menuLink(page, t('menu.whitelist')).click();
    // This host announces a new build and goes on sending the old one: one reload is enough.
    await expect.poll(loads).toBe(1);
    await expectFailed(page);
    await expect(page).toHaveURL(/\/proxysetting\/whitelist$/);
    await expect(alert(page)).toContainText(t('chunk.released'));
    await expect(alert(page).getByRole('button', { name: t('common.reload') })).toBeVisible();
    await retry(page);
    // A try that is still under way would give the next release the answer about this one.
    await expectFailed(page);
    await menuLink(page, t('menu.subaccount')).click();
    await page.getByRole('link', { name: t('subaccount.add') }).click();
    await expect(field(page, t('subaccount.username'))).toHaveValue('halfwaydone01');
    expect(loads()).toBe(1);
    releaseAgain(THIRD_ENTRY);
    await menuLink(page, t('menu.whitelist')).click();
    await expect.poll(loads).toBe(2);
    await expectFailed(page);
    expect(loads()).toBe(2);
  });

  test('no reload offline, nor when the server has no other build: Retry, and Reload after two', async ({
    page,
    context,
    backend,
    dist,
    requireNoise,
  }) => {
    requireNoise(
      failedLoad(WHITELIST, 404),
      failedLoad('/client/index.html', 'ERR_INTERNET_DISCONNECTED'),
    );
    await openPasswordPage(page, backend);
    await release(page, dist, /\/whitelist-/, null);
    const loads = countLoads(page);
    await menuLink(page, t('menu.whitelist')).click();
    await expect(heading(page, t('crash.chunkTitle'))).toBeVisible();
    const reload = alert(page).getByRole('button', { name: t('common.reload') });
    await expect(reload).toHaveCount(0);
    await context.setOffline(true);
    await expect(async () => {
      await retry(page);
      await expect(reload).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(reload).toBeDisabled();
    // The layout works all the while.
    await menuLink(page, t('menu.usage')).focus();
    await context.setOffline(false);
    await expect(reload).toBeEnabled();
    expect(loads()).toBe(0);
  });

  test('a remembered failure is fetched anew', async ({ page, backend, requireNoise }) => {
    requireNoise(failedLoad(WHITELIST, 'ERR_CONNECTION_RESET'));
    await openPasswordPage(page, backend);
    // Older browsers remember a failed import: whatever the network does, the import of this address keeps failing.
    const code = { pattern: '*/assets/whitelist-*.js*', matches: /./ };
    await replaceAnswers(page, code, (url, resourceType) =>
      resourceType === 'Script' && !url.includes('?again=') ? 'reset' : 'pass',
    );
    await menuLink(page, t('menu.whitelist')).click();
    await expect(page.getByText(ENTRY)).toBeVisible();
  });
});

test.describe('offline', () => {
  test('a first sign-in says so, and typed text stays', async ({ page, context, requireNoise }) => {
    requireNoise(
      failedLoad('/api/account/login', 'ERR_INTERNET_DISCONNECTED'),
      ...codeLost('/client/assets/ToastHost-'),
    );
    await page.goto('/client/user/login');
    // All of it must be there, its picture too.
    await waitUntilAtRest(page);
    await context.setOffline(true);
    await signIn(page);
    const lost = t('failure.network');
    await expect(anyToast(page, lost)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(page.getByLabel(t('user.email'))).toHaveValue(DEMO.email);
    await expect(field(page, t('user.password'))).toHaveValue(DEMO.password);
    // The first toast must be gone before the next one appears.
    await expect(anyToast(page)).toHaveCount(0);
    await page.getByRole('button', { name: t('user.signInGoogle') }).click();
    await expect(anyToast(page, t('leave.offline'))).toBeVisible();
    await expect(page).toHaveURL(/\/user\/login$/);
    await context.setOffline(false);
    await button(page, t('user.signIn')).click();
    await expect(heading(page, t('menu.dashboard'))).toBeVisible();
  });

  test('a new page says so, and loads later', async ({ page, context, backend, requireNoise }) => {
    requireNoise(...codeLost('/client/assets/'), ...codeLost('/client/assets/portal-ru-RU-'));
    await openPasswordPage(page, backend);
    await context.setOffline(true);
    await menuLink(page, t('menu.usage')).click();
    await expect(heading(page, t('crash.chunkTitle'))).toBeVisible();
    await expect(alert(page)).toContainText(t('chunk.comes'));
    await context.setOffline(false);
    await expect(page.getByText(t.pattern('usage.sharesAddUp'))).toBeVisible();
    expect(await isStyled(page)).toBe(true);

    await waitUntilAtRest(page);
    await openUserMenu(page);
    await context.setOffline(true);
    await userChoice(page, 'Русский').click();
    await expect(anyToast(page, t('chunk.lost'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(userChoice(page, 'English')).toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem('umi_locale'))).not.toBe('ru-RU');
    await context.setOffline(false);
    await userChoice(page, 'Русский').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  });
});

test.describe('a device that may fetch ahead', () => {
  test.use({ fetchesAhead: true });

  test('after three idle seconds every page and part is here, and a report of a failure', async ({
    page,
    context,
    backend,
    dist,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/', 'ERR_INTERNET_DISCONNECTED'));
    await openPasswordPage(page, backend);
    const has = (name: string) =>
      page.evaluate(
        (part) => performance.getEntriesByType('resource').some((one) => one.name.includes(part)),
        name,
      );
    expect(await has('/whitelist-')).toBe(false);
    await waitUntilPrefetched(page);
    for (const name of [
      'UsageDrawing',
      'StockMap',
      drawingChunk(dist),
      'CodeSamples',
      'highlight',
      'ApiQr',
    ]) {
      expect(lazyChunks(dist)).toContainEqual(expect.stringMatching(`^${name}`));
      expect([name, await has(`/${name}`)]).toEqual([name, false]);
    }
    await context.setOffline(true);
    for (const name of MENU) {
      await menuLink(page, name).click();
      await expect(heading(page, name)).toBeVisible();
    }

    await openReport(page);
    const dialog = reportDialog(page);
    await button(dialog, t.pattern('report.exchanges')).click();
    await button(dialog, /^\d\d:\d\d:\d\d user\.info/)
      .first()
      .click();
    await expect(dialog.locator('pre')).toBeVisible();
    expect(await findings(page, 'the report with its calls')).toEqual([]);
    const saved = page.waitForEvent('download');
    await button(dialog, t('report.download')).click();
    const { log } = JSON.parse(readFileSync(await (await saved).path(), 'utf8')) as {
      log: { entries: unknown[] };
    };
    const response = expect.objectContaining({ status: 0 });
    expect(log.entries).toContainEqual(
      expect.objectContaining({ _call: 'auth.whiteipget', response }),
    );
    await context.setOffline(false);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(userMenu(page)).toBeFocused();
  });

  test('a report is made without a network before sign-in, too', async ({ page, context }) => {
    await page.goto('/client/user/login');
    await waitUntilPrefetched(page, 'ReportDialog');
    await context.setOffline(true);
    await button(page, t('common.report')).click();
    await expect(reportDialog(page)).toBeVisible();
    await context.setOffline(false);
  });
});

test('one Retry is enough once a captive portal opens', async ({ page, backend, requireNoise }) => {
  requireNoise(/^Failed to load module script: Expected a JavaScript-or-Wasm module script/);
  await openPasswordPage(page, backend);
  const portal = { contentType: 'text/html', body: '<!doctype html><title>Sign in</title>' };
  let answer: ReplacementAnswer = portal;
  await replaceAnswers(page, { pattern: '*/assets/*.js*', matches: /./ }, () => answer);
  await menuLink(page, t('menu.neworder')).click();
  await expect(heading(page, t('crash.chunkTitle'))).toBeVisible();
  await retry(page);
  await expectFailed(page);
  answer = 'pass';
  await retry(page);
  await expect(page.getByRole('table', { name: t('order.myOrders') })).toBeVisible();
});

test('a page works without its sheets until they load', async ({ page, backend, requireNoise }) => {
  requireNoise(failedLoad(/\/client\/assets\/.*\.css/, 'ERR_CONNECTION_RESET'));
  await openPasswordPage(page, backend);
  let answer: ReplacementAnswer = 'reset';
  await replaceAnswers(page, { pattern: '*/assets/*.css', matches: /./ }, () => answer);
  await menuLink(page, t('menu.usage')).click();
  await expect(page.getByText(t.pattern('usage.sharesAddUp'))).toBeVisible();
  expect(await isStyled(page)).toBe(false);
  answer = 'pass';
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => isStyled(page)).toBe(true);
});

test('a page works without the script that fetches ahead', async ({ page }) => {
  await replaceAnswers(page, { pattern: '*/preload-*', matches: /./ }, () => 'silence');
  await page.goto('/client/user/login', { waitUntil: 'commit' });
  await page.getByLabel(t('user.email')).fill(DEMO.email);
  const paints = () => page.evaluate(() => performance.getEntriesByType('paint').length);
  await expect.poll(paints).toBeGreaterThan(0);
  await field(page, t('user.password')).fill(DEMO.password);
  await button(page, t('user.signIn')).click();
  await expect(heading(page, t('menu.dashboard'))).toBeVisible();
});

/** Expects that after the 15 s of an animation, played faster, a line in both languages leads on. */
async function expectWayOut(page: Page, landing: string) {
  const line = page.getByText(NOT_LOADED_MESSAGES['en-US'].text);
  await expect(line).toBeAttached();
  await expect(line).toBeHidden();
  const due = await line.evaluate((element) => {
    const [animation] = element.parentElement?.getAnimations() ?? [];
    const delay = animation?.effect?.getTiming().delay;
    animation?.finish();
    return delay;
  });
  expect(due).toBe(15_000);
  await expect(line).toBeVisible();
  await expect(page.getByText(NOT_LOADED_MESSAGES['ru-RU'].text)).toBeVisible();
  await page.getByRole('link', { name: NOT_LOADED_MESSAGES['en-US'].link }).click();
  await expect(heading(page, landing)).toBeVisible();
  await expect(line).toHaveCount(0);
}

// A first script that fails, is missing or is too new is told at once (missingParts.spec.ts); one that hangs is in start.spec.ts.
test('a signed-in page without its code shows a way on after 15 s', async ({ page, backend }) => {
  await startSignedIn(page, backend);
  const answers: ReplacementAnswer[] = ['silence'];
  const frame = { pattern: '*/assets/MainLayout-*.js', matches: /./ };
  await replaceAnswers(page, frame, () => answers.pop() ?? 'pass');
  const asked = page.waitForResponse('**/api/user/info');
  await page.goto('/client/usage?range=30d#top', { waitUntil: 'commit' });
  await asked;
  await expectWayOut(page, t('menu.usage'));
  await expect(page).toHaveURL(/\/usage\?range=30d#top$/);
});

test('a later page whose code hangs shows a way on after 15 s', async ({ page, backend }) => {
  await openPasswordPage(page, backend);
  const answers: ReplacementAnswer[] = ['silence'];
  const code = { pattern: `*${WHITELIST}*.js*`, matches: /./ };
  await replaceAnswers(page, code, () => answers.pop() ?? 'pass');
  await menuLink(page, t('menu.whitelist')).click();
  await expectWayOut(page, t('menu.whitelist'));
});
