import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../support/fixtures';

const PUBLIC = ['/user/login', '/user/register', '/user/emailtoreset', '/user/resetpassword'];
const SIGNED_IN = [
  '/dashboard',
  '/neworder',
  '/residential?country=US&rotation=sticky',
  '/proxysetting/subaccount',
  '/proxysetting/addsub',
  '/proxysetting/whitelist',
  '/usage',
  '/usage?tab=details',
  '/recharge',
  '/account/setting',
  '/account/resetpassword',
  '/nowhere',
];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function isClean(page: Page, path: string) {
  await page.goto(`/client${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(told).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(width, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const locale of ['en-US', 'ru-RU']) {
  for (const appearance of ['light', 'dark']) {
    for (const width of [1440, 360]) {
      test(`axe finds nothing: ${locale}, ${appearance}, ${width} px`, async ({
        page,
        backend,
      }) => {
        test.slow();
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(
          ([lang, theme]) => {
            localStorage.setItem('umi_locale', lang ?? '');
            localStorage.setItem('appearance', theme ?? '');
          },
          [locale, appearance],
        );
        for (const path of PUBLIC) await isClean(page, path);
        await signedIn(page, backend);
        for (const path of SIGNED_IN) await isClean(page, path);
      });
    }
  }
}
