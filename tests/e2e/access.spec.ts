import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openFive, payButton, toHostedPage, trackerOf, WORDS } from '../support/buying';
import { expect, signedIn, test } from '../support/fixtures';
import { sidewaysScroll, unstyled } from '../support/layout';
import { PUBLIC, SIGNED_IN } from '../support/routes';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function isClean(page: Page, path: string) {
  await page.goto(`/client${path}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await nowClean(page, path);
}

/** The page as it stands has nothing for axe to find, nothing to scroll sideways for, and its stylesheets. */
async function nowClean(page: Page, path: string) {
  // A button that has just been enabled is on its way from one colour to the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  const told = violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
  expect.soft(told).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0);
  expect.soft(await unstyled(page), `${path} has parts of antd without a stylesheet`).toEqual([]);
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

for (const words of WORDS) {
  for (const appearance of ['light', 'dark']) {
    test(`axe finds nothing while money moves: ${words.locale}, ${appearance}, 360 px`, async ({
      page,
      backend,
    }) => {
      await page.setViewportSize({ width: 360, height: 900 });
      await signedIn(page, backend, { locale: words.locale, appearance });
      await openFive(page, words);
      await toHostedPage(page, words);
      await page.getByRole('button', { name: 'Underpaid' }).click();
      await page.waitForURL('**/client/**');
      await openFive(page, words);
      await payButton(page, words).click();
      const told = page.getByText(/exactly this already|Точно такой заказ уже есть/);
      await expect(told).toBeVisible();
      await expect(trackerOf(page, words)).toBeVisible();
      await nowClean(page, 'an order that waits');
      await page
        .getByRole('button', { name: /^(Receipt|Квитанция)/ })
        .first()
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await nowClean(page, 'a receipt');
      await page.goto('/client/recharge');
      await page.getByLabel(words.amount, { exact: true }).fill('1');
      await page.getByRole('button', { name: words.payWithCrypto }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await nowClean(page, 'a recharge that is refused');
    });
  }
}
