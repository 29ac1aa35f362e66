/** A bench whose host gets the next build while somebody works with it. */

import { appendFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { listen } from '../../mock/nodeBridge';
import { createStaticHost } from '../../mock/staticFiles';
import { nextBuild } from '../support/builds';
import { findings } from '../support/playwright/axe';
import { heading } from '../support/playwright/controls';
import { signIn } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { t } from '../support/texts';
import { test as benchTest, expect, openSection, panelIn, portalIn, signInTo } from './fixtures';

/** Makes the bench's next build: other names of scripts and sheets, and another worker. */
function nextBench(dist: string): string {
  const next = nextBuild(dist);
  appendFileSync(join(next, 'mockServiceWorker.js'), '\n// The next build.\n');
  return next;
}

/** A host that can be renewed. */
interface Renewable {
  readonly url: string;
  /** Replaces the build by the next one: for the next request, or from the next request for such a file on. */
  renew(when?: RegExp): void;
}

const test = benchTest.extend<object, { readonly renewable: Renewable }>({
  renewable: [
    async ({ dist }, use) => {
      const root = resolve(dist, 'client');
      const next = nextBench(root);
      let host = createStaticHost(root, { isFramed: true });
      let due: RegExp | null = null;
      const server = createServer((req, res) => {
        if (due?.test(req.url ?? '')) {
          host = createStaticHost(next, { isFramed: true });
          due = null;
        }
        void host(req, res);
      });
      const { url, close } = await listen(server);
      await use({
        url,
        renew(when = /^/) {
          host = createStaticHost(root, { isFramed: true });
          due = when;
        },
      });
      await close();
      rmSync(next, { recursive: true });
    },
    { scope: 'worker' },
  ],
  host: [async ({ renewable }, use) => use(renewable.url), { scope: 'worker' }],
  context: async ({ context }, use) => {
    // Prefetched code would be loaded before the host is renewed.
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await use(context);
  },
});

const FAULT = 'account.login~code~code-30001~msg-Wait%20a%20bit';
const RENEWED = 'The bench was renewed on its host';

test('in the middle of a session: the portal is loaded anew once, the panel says so, and world, faults and clock stay', async ({
  page,
  renewable,
  requireNoise,
}) => {
  requireNoise(failedLoad('/client/assets/', 404));
  await page.goto(`/client/user/login?section=calls&clock=3600&fault=${FAULT}`);
  const portal = portalIn(page);
  await signIn(portal);
  await expect(portal.getByText('Wait a bit').first()).toBeVisible();
  await signInTo(portal);
  await expect(panelIn(page).getByText('account.login', { exact: true })).toHaveCount(2);
  await expect(page.getByText(RENEWED)).toHaveCount(0);

  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  renewable.renew();
  await portal
    .getByRole('link', { name: t('menu.usage') })
    .first()
    .click();
  await expect(heading(portal, t('menu.usage'))).toBeVisible();
  await expect(portal.getByRole('tab', { name: t('usage.usageDetail') })).toBeVisible();
  await expect(panelIn(page).getByText(RENEWED)).toBeVisible();
  expect(loads).toBe(1);
  // The panel still listens to the portal.
  await expect(panelIn(page).getByText('account.login', { exact: true })).toHaveCount(2);
  await expect(panelIn(page).getByText('traffic.changelog').first()).toBeVisible();
  const faults = await openSection(page, 'Faults');
  await expect(faults.getByText('used up')).toBeVisible();

  await panelIn(page).getByRole('button', { name: 'Load the bench again' }).click();
  await expect(heading(portal, t('menu.usage'))).toBeVisible();
  await expect(page.getByText(RENEWED)).toHaveCount(0);
  await expect(page).toHaveURL(
    /\/client\/usage\?clock=3600&fault=account\.login~code.*&section=faults$/,
  );
  await expect(faults.getByText('used up')).toBeVisible();
  const calls = await openSection(page, 'Calls');
  await expect(calls.getByText('traffic.changelog').first()).toBeVisible();
  await expect(calls.getByText('account.login', { exact: true })).toHaveCount(0);
});

test('while it is being opened: it says what happened, and loading again helps', async ({
  page,
  renewable,
  requireNoise,
}) => {
  requireNoise(failedLoad('/client/assets/', 404));
  // The worker is requested when the bench's own code has loaded and the portal's has not.
  renewable.renew(/mockServiceWorker/);
  await page.goto('/client/user/login');
  const portal = portalIn(page);
  await expect(
    portal.getByRole('heading', { name: 'The support bench cannot start' }),
  ).toBeVisible();
  await expect(portal.getByText(/renewed on its host since this page was opened/)).toBeVisible();
  await portal.getByRole('button', { name: 'Load the page again' }).click();
  await signInTo(portal);
  await expect(panelIn(page).getByText(RENEWED)).toBeVisible();
  expect(await findings(page, 'a bench that was renewed')).toEqual([]);
  await panelIn(page).getByRole('button', { name: 'Not now' }).click();
  await expect(panelIn(page).getByText(RENEWED)).toHaveCount(0);
});
