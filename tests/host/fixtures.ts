import { resolve } from 'node:path';
import { startServer } from '../../mock/server';
import { test as base } from '../support/playwright/fixtures';
import { type Host, startHost } from './nginx';

/** A test of the build behind nginx: as in `tests/e2e`, but the mock backend answers `/api` alone, and nginx serves the rest. */
export const test = base.extend<object, { readonly host: Host }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  host: [
    async ({ server, dist }, use) => {
      const host = await startHost({ backend: server.url });
      await host.release(resolve(dist));
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, host }, use) => {
      const trusted = `--ignore-certificate-errors-spki-list=${host.keyHash}`;
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), trusted] });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host.url),
});

export { expect, openSignedIn, startSignedIn } from '../support/playwright/fixtures';
