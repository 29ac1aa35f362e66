import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';
import { listen } from '../../mock/nodeBridge';
import { heading, link } from '../support/playwright/controls';
import { t } from '../support/texts';
import { test as benchTest, expect, panelIn, portalIn, signInTo } from './fixtures';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A plain static host, like nginx or python's: files, a folder's index.html behind a slash, and "not found" for anything else. The
 * folder's README.txt must be true there.
 */
const test = benchTest.extend<object, { readonly host: string }>({
  host: [
    async ({ dist }, use) => {
      const root = resolve(dist);
      const server = createServer((req, res) => {
        const { pathname, search } = new URL(req.url ?? '/', 'http://localhost');
        const path = join(root, pathname);
        const isFolder = existsSync(path) && statSync(path).isDirectory();
        if (isFolder && !pathname.endsWith('/')) {
          res.writeHead(301, { Location: `${pathname}/${search}` }).end();
          return;
        }
        const file = isFolder ? join(path, 'index.html') : path;
        if (req.method !== 'GET' || !existsSync(file)) {
          res.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
          return;
        }
        res.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
        createReadStream(file).pipe(res);
      });
      const { url, close } = await listen(server);
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
});

test.describe('on a host without settings', () => {
  test('the bench and each of its pages open by address and by a reload', async ({ page }) => {
    await page.goto('/');
    await expect(panelIn(page)).toBeVisible();
    const portal = portalIn(page);
    await signInTo(portal);
    await link(portal, t('menu.usage')).click();
    const usage = heading(portal, t('menu.usage'));
    await expect(usage).toBeVisible();
    await expect(page).toHaveURL(/\/client\/usage$/);
    await page.reload();
    await expect(usage).toBeVisible();
    await expect(page).toHaveTitle(/^Usage - /);
    await page.goto('/client/proxysetting/whitelist?panel=off');
    await expect(heading(page, t('menu.whitelist'))).toBeVisible();
    await page.goto('/client/?scenario=almost-out&panel=off');
    await expect(
      page.getByText(t.pattern('dashboard.shareLeft', { percent: '1%', amount: '25\u00a0GB' })),
    ).toBeVisible();
  });
});
