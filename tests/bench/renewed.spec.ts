/** A bench whose host gets the next build while somebody opens it. */
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { listen } from '../../mock/nodeBridge';
import { createStaticHost } from '../../mock/staticFiles';
import { nextBuild } from '../support/builds';
import { failedLoad } from '../support/playwright/noise';
import { test as benchTest, expect, portalIn, signInTo } from './fixtures';

const test = benchTest.extend<object, { readonly host: string }>({
  host: [
    async ({ dist }, use) => {
      const root = resolve(dist, 'client');
      const next = nextBuild(root);
      let host = createStaticHost(root, { isFramed: true });
      const server = createServer((req, res) => {
        // The worker is requested when the bench's own code has loaded and the portal's has not.
        if (req.url?.includes('mockServiceWorker'))
          host = createStaticHost(next, { isFramed: true });
        void host(req, res);
      });
      const { url, close } = await listen(server);
      await use(url);
      await close();
      rmSync(next, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test('it says what happened, and loading again helps', async ({ page, requireNoise }) => {
  requireNoise(failedLoad('/client/assets/', 404));
  await page.goto('/client/user/login');
  const portal = portalIn(page);
  await expect(
    portal.getByRole('heading', { name: 'The support bench cannot start' }),
  ).toBeVisible();
  await expect(portal.getByText(/renewed on its host since this page was opened/)).toBeVisible();
  await portal.getByRole('button', { name: 'Load the page again' }).click();
  await signInTo(portal);
});
