import { existsSync, lstatSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { nextBuild } from '../support/builds';
import { heading, menuLink } from '../support/playwright/controls';
import type { Backend } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { countLoads } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import { expect, startSignedIn, test } from './fixtures';
import { type Host, startHost } from './nginx';

const DAY_S = 86_400;
const HASHED = /-[\w-]{8}\.(js|css)$/;

const entryOf = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');

let host: Host;
let next = '';

/** Opens a tab, and then publishes the next release. */
async function openBeforeRelease(page: Page, backend: Backend) {
  await startSignedIn(page, backend);
  await page.goto(`${host.url}/client/account/resetpassword`);
  await waitUntilAtRest(page);
  const loads = countLoads(page);
  const old = await entryOf(page);
  await host.release(next);
  return { loads, old };
}

test.beforeAll(async ({ server, dist }) => {
  next = nextBuild(dist);
  host = await startHost({ backend: server.url });
});
test.beforeEach(({ dist }) => host.release(dist));
test.afterAll(async () => {
  await host.stop();
  rmSync(next, { recursive: true });
});

test.describe.configure({ mode: 'serial' });

test('an open tab keeps its own assets until its next navigation', async ({ page, backend }) => {
  const { loads, old } = await openBeforeRelease(page, backend);
  await menuLink(page, t('menu.whitelist')).click();
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
  await waitUntilAtRest(page);
  expect([loads(), await entryOf(page)]).toEqual([0, old]);
  await page.goto(`${host.url}/client/usage`);
  await waitUntilAtRest(page);
  expect(loads()).toBe(1);
  expect(await entryOf(page)).not.toBe(old);
});

test('a tab without assets reloads once', async ({ page, backend, expectNoise, requireNoise }) => {
  requireNoise(failedLoad('/client/assets/', 404));
  // The 404's own text is no sheet.
  expectNoise(/^Refused to apply style from .*\('text\/html'\)/);
  const { loads, old } = await openBeforeRelease(page, backend);
  rmSync(join(host.root, 'kept'), { recursive: true });
  await menuLink(page, t('menu.whitelist')).click();
  await expect.poll(loads).toBe(1);
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
  await waitUntilAtRest(page);
  expect(loads()).toBe(1);
  expect(await entryOf(page)).not.toBe(old);
});

test('assets are kept for 14 days after their release', async ({ dist }) => {
  await host.release(next);
  const kept = join(host.root, 'kept/client/assets');
  // Pictures have the same names in both builds.
  const [young = '', old = ''] = readdirSync(join(dist, 'assets')).filter((name) =>
    HASHED.test(name),
  );
  const aged = (name: string, days: number) => {
    const time = Date.now() / 1000 - days * DAY_S;
    utimesSync(join(kept, name), time, time);
  };
  aged(young, 13);
  aged(old, 16);
  // The present assets are the next build's, so none of these two is kept anew.
  await host.release(next);
  expect([existsSync(join(kept, young)), existsSync(join(kept, old))]).toEqual([true, false]);
});

test('no request fails during a release; a folder without a build is none', async ({ dist }) => {
  let isOver = false;
  const publish = async () => {
    for (const build of [next, dist, next]) await host.release(build);
    isOver = true;
  };
  const statuses = new Set<number>();
  const visit = async () => {
    while (!isOver) statuses.add((await host.ask('/client/')).status);
  };
  await Promise.all([publish(), visit(), visit()]);
  expect([...statuses]).toEqual([200]);
  const current = join(host.root, 'current');
  expect(lstatSync(current).isSymbolicLink()).toBe(true);
  await expect(host.release(join(dist, 'assets'))).rejects.toThrow('has no index.html');
  expect((await host.ask('/client/')).status).toBe(200);
  expect(readdirSync(join(host.root, 'releases')).length).toBeLessThanOrEqual(5);
});
