import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { startServer } from '../../mock/server';
import { findings } from '../support/playwright/axe';
import { button, heading, signOut } from '../support/playwright/controls';
import { FAILED, failToOrder, reportProblem } from '../support/playwright/failedOrder';
import { failedLoad } from '../support/playwright/noise';
import { countRequests, waitUntilAtRest } from '../support/playwright/rest';
import { ru, t } from '../support/texts';
import { storedSession } from '../support/world/storedSession';
import { control, expect, openSection, portalIn, resetWorld, signInTo, test } from './fixtures';

const FIXTURES = join(__dirname, '../../mock/replay/fixtures');
const fixture = (name: string) => join(FIXTURES, name);
const HOUR = 3600;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SENTENCE = 'I wanted 5 GB and got an error.';
/** The time line at its end. */
const AT_END = /^Step (\d+) of \1$/;

/** Makes a dropped file, as the browser passes it on. */
const dropped = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

async function openReplay(page: Page) {
  await page.goto('/client/?section=replay');
  return openSection(page, 'Replay');
}

/** Records all requests that leave the browser with content: a service worker answers the calls, and all else is fetched by GET. */
function hearLeaving(page: Page): readonly string[] {
  const left: string[] = [];
  page.context().on('request', (request) => {
    const isAnswered = new URL(request.url()).pathname.startsWith('/api/');
    const holdsFile = (request.postData() ?? request.url()).includes('order.pay');
    if ((request.method() !== 'GET' && !isAnswered) || holdsFile) left.push(request.url());
  });
  return left;
}

/**
 * Returns the lines of a page's content in the order of the alphabet: nobody presses Pay now in a replay, so the note about the order
 * stands above the page, as after a reload, instead of beside the button.
 */
const linesOf = async (portal: Page | FrameLocator): Promise<string[]> =>
  (await portal.getByRole('main').ariaSnapshot())
    .split('\n')
    .map((line) => line.trim())
    .sort();

test('a report shows the screen it was made on', async ({ page, browser, noise, requireNoise }) => {
  requireNoise(failedLoad('/api/auth/whiteipget', 'ERR_CONTENT_LENGTH_MISMATCH'));
  test.setTimeout(90_000);
  const server = await startServer({ dist: resolve(process.env.DIST ?? 'dist') });
  const session = [{ name: 'userAuthData', value: storedSession(server.world).userAuthData }];
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    locale: 'en-US',
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage: session }] },
  });
  noise.listen(context);
  countRequests(context);
  const customer = await context.newPage();
  await failToOrder(customer, server);
  const seen = await linesOf(customer);
  const report = await reportProblem(customer, SENTENCE);
  const { actions } = JSON.parse(report).log._report;
  expect(actions.map(({ name }: { readonly name: string }) => name).slice(-5)).toEqual([
    `5 GB $15.50 ${t('order.before')} $17.50 $3.10 per GB save 11%`,
    `Balance $342.79 ${t('order.feeOf.balance')}`,
    'Pay now',
    'User menu Demo Customer $342.79',
    'Report a problem',
  ]);
  await context.close();
  await server.close();

  const section = await openReplay(page);
  await section.locator('input[type=file]').setInputFiles(dropped('report.har', report));
  await page.keyboard.press('Alt+b');
  const portal = portalIn(page);
  await expect(portal.getByText(FAILED)).toBeVisible();
  await expect.poll(() => linesOf(portal), { timeout: 15_000 }).toEqual(seen);
});

test('a report: its time line goes back, forth and by itself, it is saved as a scenario, and nothing leaves the browser', async ({
  page,
  expectNoise,
  requireNoise,
}) => {
  // Calls that the file does not hold, once they are made to fail. Usage may still be reading its rows then.
  requireNoise(failedLoad('/api/dynamic/', 501));
  expectNoise(failedLoad('/api/traffic/', 501));
  const left = hearLeaving(page);
  const section = await openReplay(page);
  await section.locator('input[type=file]').setInputFiles(fixture('report.har'));
  const portal = portalIn(page);
  await expect(heading(portal, t('menu.neworder'))).toBeVisible();
  await expect(portal.getByText(FAILED)).toBeVisible();
  await expect(section.getByText(SENTENCE)).toBeVisible();
  await expect(section.getByText(AT_END)).toBeVisible();
  await expect(section.getByText(/Balance.*→ Pay now/)).toBeVisible();
  expect(await findings(page, 'the replay')).toEqual([]);
  await section.locator('input[type=file]').setInputFiles(dropped('no.har', '{"log":{}}'));
  await expect(section.getByText('This is no HAR file: it has no log with entries.')).toBeVisible();
  await expect(section.getByText(AT_END)).toBeVisible();
  await expect(portal.getByText(FAILED)).toBeVisible();
  // The customer's window was larger than the room beside the panel.
  const { width = 0 } = (await page.locator('iframe').boundingBox()) ?? {};
  expect(width).toBeLessThan(1000);
  expect(await portal.locator('html').evaluate(() => window.innerWidth)).toBe(1440);

  const saved = page.waitForEvent('download');
  await section.getByLabel('Title of the scenario').fill('An order that failed');
  await section.getByRole('button', { name: 'Save as a scenario' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('an-order-that-failed.json');
  const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
  expect(file).toMatchObject({
    format: 'portal-scenario/1',
    name: 'an-order-that-failed',
    title: 'An order that failed',
    sentence: SENTENCE,
  });
  const { log } = JSON.parse(readFileSync(fixture('report.har'), 'utf8'));
  const all = log.entries.length;
  expect(file.har.log.entries).toHaveLength(all);

  await section.getByRole('button', { name: 'Step back' }).click();
  await expect(section.getByText(`Step ${all - 1} of ${all}`)).toBeVisible();
  await button(section, 'Play').click();
  await expect(section.getByText(AT_END)).toBeVisible();
  await section.getByRole('button', { name: 'user.info' }).first().click();
  await expect(section.getByText(`Step 1 of ${all}`)).toBeVisible();
  // A step that was chosen stays.
  await expect(button(section, 'Play')).toBeVisible();
  await expect(section.getByRole('button', { name: 'Step back' })).toBeDisabled();
  await section.getByRole('button', { name: 'Step forward' }).click();
  await expect(section.getByText(`Step 2 of ${all}`)).toBeVisible();

  await section.getByRole('button', { name: 'order.pay' }).click();
  await expect(heading(portal, t('menu.neworder'))).toBeVisible();
  await portal.getByRole('link', { name: t('menu.usage') }).click();
  await expect(section.getByText(/traffic\.\w+ .*: (not|other|comes)/).first()).toBeVisible();
  await expect(heading(portal, t('menu.usage'))).toBeVisible();
  await section.getByRole('checkbox', { name: 'Calls that are not in the file fail' }).click();
  await expect(heading(portal, t('menu.neworder'))).toBeVisible();
  const timed = section.getByRole('checkbox', {
    name: 'Answers take as long as the customer’s did',
  });
  await timed.click();
  await expect(timed).toBeChecked();
  await expect(portal.getByText(FAILED)).toBeVisible();
  await portal.getByRole('link', { name: 'Residential' }).click();
  await expect(portal.getByText(t.pattern('failure.http', { status: 501 })).first()).toBeVisible();

  await section.getByRole('button', { name: 'Stop the replay' }).click();
  await expect(portal.getByLabel(t('user.email'))).toBeVisible();
  expect(left).toEqual([]);
});

test('a reset of the world leaves a replay at its own time', async ({ page }) => {
  const section = await openReplay(page);
  const { text, madeAt } = reportAhead({});
  await section.locator('input[type=file]').setInputFiles(dropped('report.har', text));
  const portal = portalIn(page);
  await expect(portal.getByText(FAILED)).toBeVisible();
  await resetWorld(page);
  await expect(page.getByText('The world is new.')).toBeVisible();
  await waitUntilAtRest(page);
  await expect(portal.getByText(FAILED)).toBeVisible();
  const now = await portal.locator('html').evaluate(() => Date.now());
  expect(Math.abs(now - madeAt)).toBeLessThan(MINUTE_MS);
});

/** A browser's HAR of the same session, as another customer's. */
const ofAnotherCustomer = readFileSync(fixture('devtools.har'), 'utf8')
  .replaceAll('U1001', 'U2002')
  .replaceAll('342.79', '77.01');

test('two replays and a signed-in tab keep apart, whatever one does', async ({ page, context }) => {
  test.setTimeout(90_000);
  const third = await context.newPage();
  await third.goto('/client/user/login?panel=off');
  await signInTo(third);
  const section = await openReplay(page);
  await section.locator('input[type=file]').setInputFiles(fixture('report.har'));
  await expect(section.getByText(SENTENCE)).toBeVisible();
  const other = await context.newPage();
  const others = await openReplay(other);
  await others.locator('input[type=file]').setInputFiles(dropped('other.har', ofAnotherCustomer));
  await expect(others.getByText(/other requests of the file are left out/)).toBeVisible();
  const shows = async (tab: Page, balance: string, title = t('menu.neworder')) => {
    const portal = portalIn(tab);
    await expect(heading(portal, title)).toBeVisible();
    await expect(portal.getByRole('button', { name: t.pattern('shell.userMenu') })).toContainText(
      balance,
    );
  };
  await shows(other, '$77.01');
  await page.reload();
  await shows(page, '$342.79');
  // Only this tab's file holds an order that may not have arrived.
  await expect(portalIn(page).getByText(FAILED)).toBeVisible();
  await expect(portalIn(other).getByText(FAILED)).toHaveCount(0);
  await others.getByRole('button', { name: 'Step back' }).click();
  await shows(other, '$77.01');
  await shows(page, '$342.79');

  // The reset world knows none of the old sessions: the tab without a replay signs out, and in the others calls that the files do
  // not hold are answered all the same.
  await expect(heading(third, t('menu.dashboard'))).toBeVisible();
  await control(third, 'reset', { seed: 2 });
  await third.reload();
  await expect(third.getByLabel(t('user.email'))).toBeVisible();
  await portalIn(page).getByRole('link', { name: 'Residential' }).click();
  await shows(page, '$342.79', t('menu.residential'));
  await expect(button(portalIn(page), t('residential.generate'))).toBeVisible();
  await signOut(portalIn(page));
  await expect(portalIn(page).getByLabel(t('user.email'))).toBeVisible();
  await others.getByRole('button', { name: 'order.pay' }).click();
  await shows(other, '$77.01');
  await others.getByRole('button', { name: 'Stop the replay' }).click();
  await expect(portalIn(other).getByLabel(t('user.email'))).toBeVisible();
  await waitUntilAtRest(other);
  await page.reload();
  await expect(section.getByText(SENTENCE)).toBeVisible();
});

/** Makes the fixture's report another customer's, whose clock is two to three days ahead of this machine's. */
function reportAhead(about: object): { readonly text: string; readonly madeAt: number } {
  const { log } = JSON.parse(readFileSync(fixture('report.har'), 'utf8'));
  const days = Math.ceil((Date.now() - log._report.madeAt) / DAY_MS) + 2;
  const later = (time: string | number) => new Date(new Date(time).getTime() + days * DAY_MS);
  for (const entry of log.entries) {
    entry.startedDateTime = later(entry.startedDateTime).toISOString();
    // The days that the portal asked for.
    entry.request.url = entry.request.url.replace(/\d{4}-\d\d-\d\d/g, (day: string) =>
      later(day).toISOString().slice(0, 10),
    );
    // The account's first day is one of them.
    if (entry.request.url.endsWith('/user/info'))
      entry.response.content.text = entry.response.content.text.replace(
        /(?<="created_at":)\d+/,
        (at: string) => String(Number(at) + (days * DAY_MS) / 1000),
      );
  }
  const madeAt = later(log._report.madeAt).getTime();
  const report = { ...log._report, ...about, madeAt };
  return { text: JSON.stringify({ log: { ...log, _report: report } }), madeAt };
}

test('a report sets language, appearance, width and clock as they were', async ({ page }) => {
  const section = await openReplay(page);
  const { text, madeAt } = reportAhead({
    locale: 'ru-RU',
    theme: 'dark (dark)',
    viewport: '360 × 640 @ 2',
    clockDifference: -29 * HOUR,
  });
  // Only the file answers: the portal makes no call that the customer's did not make, not even for a new token.
  await section.locator('input[type=file]').setInputFiles(dropped('report.har', text));
  const portal = portalIn(page);
  await expect(heading(portal, ru('menu.neworder'))).toBeVisible();
  await section.getByRole('checkbox', { name: 'Calls that are not in the file fail' }).click();
  await expect(portal.getByText(ru.pattern('outcome.unknown')).first()).toBeVisible();
  await expect(portal.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await expect(section.getByText('1 d 05:00 ahead of the backend’s')).toBeVisible();
  // The customer's order is not made here; every other call is as in the file.
  const departures = section.getByRole('region', { name: 'Departs from the file' });
  await expect(departures.getByText('order.pay: in the file, not asked')).toBeVisible();
  await expect(
    departures.getByRole('listitem').filter({ hasNotText: 'in the file, not asked' }),
  ).toHaveCount(0);
  const frame = page.locator('iframe');
  const size = async () => {
    const { width = 0, height = 0 } = (await frame.boundingBox()) ?? {};
    return [width, height];
  };
  expect(await size()).toEqual([360, 640]);
  const now = await portal.locator('html').evaluate(() => Date.now());
  expect(Math.abs(now - madeAt)).toBeLessThan(MINUTE_MS);
  const spills = await portal
    .locator('html')
    .evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(spills).toBe(0);
  await section.getByRole('checkbox', { name: 'In the customer’s window (360 × 640)' }).click();
  await expect.poll(async () => ((await size())[0] ?? 0) > 360).toBe(true);

  await section.getByRole('button', { name: 'Stop the replay' }).click();
  await expect(button(portal, t('user.signIn'))).toBeVisible();
  await expect(portal.locator('html')).toHaveAttribute('data-appearance', 'light');
  await expect(page).not.toHaveURL(/clock|window/);
});

test('a replay that finds no room says so, and the one before goes on', async ({ page }) => {
  const section = await openReplay(page);
  const portal = portalIn(page);
  const input = section.locator('input[type=file]');
  /** Drops a file in a browser that behaves as if its storage were full. */
  const dropWithoutRoom = async () => {
    const put = await page.evaluateHandle(() => {
      const original = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('', 'QuotaExceededError');
      };
      return original;
    });
    await input.setInputFiles(fixture('report.har'));
    await expect(section.getByText(/This browser has no room left/)).toBeVisible();
    await page.evaluate((original) => {
      IDBObjectStore.prototype.put = original;
    }, put);
  };
  await expect(portal.getByLabel(t('user.email'))).toBeVisible();
  await dropWithoutRoom();
  await expect(portal.getByLabel(t('user.email'))).toBeVisible();
  await input.setInputFiles(fixture('report.har'));
  await expect(section.getByText(SENTENCE)).toBeVisible();
  await expect(section.getByText(/has no room/)).toHaveCount(0);
  await expect(portal.getByText(FAILED)).toBeVisible();
  await dropWithoutRoom();
  await expect(portal.getByText(FAILED)).toBeVisible();
});
