import {
  cpSync,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { heading, menuLink } from '../support/playwright/controls';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import { expect, startSignedIn, test } from './fixtures';
import { type Host, startHost } from './nginx';

const DAY_S = 86_400;
const HASHED = /-([\w-]{8})(?=\.(js|css)$)/;

/** Makes another build of a build: each asset has another name, as after a change of all code. */
function renamedBuild(dist: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'portal-build-'));
  cpSync(dist, folder, { recursive: true, filter: (name) => !/\.(br|gz)$/.test(name) });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => HASHED.test(name));
  const nextOf = (name: string) =>
    name.replace(HASHED, (_, hash: string) => `-${hash.slice(1)}${hash[0]}`);
  const all = new RegExp(names.join('|').replaceAll('.', '\\.'), 'g');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|html)$/.test(name)) continue;
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(all, nextOf));
  }
  for (const name of names) renameSync(join(assets, name), join(assets, nextOf(name)));
  return folder;
}

const entryOf = (page: Page) => page.locator('script[type="module"][src]').getAttribute('src');

/** Counts the documents that the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

let host: Host;
let next = '';
test.beforeAll(async ({ server, dist }) => {
  next = renamedBuild(dist);
  host = await startHost({ backend: server.url });
});
test.beforeEach(({ dist }) => host.release(dist));
test.afterAll(async () => {
  await host.stop();
  rmSync(next, { recursive: true });
});

test.describe.configure({ mode: 'serial' });

test('an open tab goes on with its own assets, and has the new release after its next navigation', async ({
  page,
  backend,
}) => {
  await startSignedIn(page, backend);
  await page.goto(`${host.url}/client/account/resetpassword`);
  await waitUntilAtRest(page);
  const loads = countLoads(page);
  const old = await entryOf(page);
  await host.release(next);
  await menuLink(page, t('menu.whitelist')).click();
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
  await waitUntilAtRest(page);
  expect([loads(), await entryOf(page)]).toEqual([0, old]);
  await page.goto(`${host.url}/client/usage`);
  await waitUntilAtRest(page);
  expect(loads()).toBe(1);
  expect(await entryOf(page)).not.toBe(old);
});

test('a tab whose assets are gone loads itself anew once', async ({
  page,
  backend,
  expectNoise,
  requireNoise,
}) => {
  requireNoise(failedLoad('/client/assets/', 404));
  // The 404's own text is no sheet.
  expectNoise(/^Refused to apply style from .*\('text\/html'\)/);
  await startSignedIn(page, backend);
  await page.goto(`${host.url}/client/account/resetpassword`);
  await waitUntilAtRest(page);
  const loads = countLoads(page);
  const old = await entryOf(page);
  await host.release(next);
  rmSync(join(host.root, 'kept'), { recursive: true });
  await menuLink(page, t('menu.whitelist')).click();
  await expect.poll(loads).toBe(1);
  await expect(heading(page, t('menu.whitelist'))).toBeVisible();
  await waitUntilAtRest(page);
  expect(loads()).toBe(1);
  expect(await entryOf(page)).not.toBe(old);
});

test('assets are kept for 14 days after their release', async () => {
  await host.release(next);
  const kept = join(host.root, 'kept/client/assets');
  // Pictures have the same names in both builds.
  const [young = '', old = ''] = readdirSync(kept).filter((name) => HASHED.test(name));
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

test('no request fails while a release is published, and a folder without a build is none', async ({
  dist,
}) => {
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
