import type { Page } from '@playwright/test';
import { findings } from '../support/axe';
import { openFive, payButton, toHostedPage, trackerOf, WORDS } from '../support/buying';
import { dialogOf, doWithRow } from '../support/controls';
import { expect, signedIn, test } from '../support/fixtures';
import { sidewaysScroll, smallTargets, unstyled } from '../support/layout';
import { isAtRest } from '../support/rest';
import { PUBLIC, SIGNED_IN } from '../support/routes';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 900 };

async function isClean(page: Page, path: string) {
  await page.goto(`/client${path}`);
  await isAtRest(page);
  await nowClean(page, path);
}

/** The page as it stands has nothing for axe to find, nothing to scroll sideways for, and its stylesheets. */
async function nowClean(page: Page, path: string) {
  expect.soft(await findings(page, path)).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0);
  expect.soft(await unstyled(page), `${path} has parts of antd without a stylesheet`).toEqual([]);
}

/** The same page on a phone, where every control is a target of 24 px at least, too. */
async function isCleanOnPhone(page: Page, path: string) {
  await page.setViewportSize(PHONE);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  await nowClean(page, `${path}, 360 px,`);
  expect.soft(await smallTargets(page), `small targets of ${path}`).toEqual([]);
  await page.setViewportSize(DESKTOP);
}

for (const locale of ['en-US', 'ru-RU']) {
  for (const appearance of ['light', 'dark']) {
    test(`axe finds nothing at 1440 and 360 px: ${locale}, ${appearance}`, async ({
      page,
      backend,
    }) => {
      test.slow();
      const check = async (path: string) => {
        await isClean(page, path);
        await isCleanOnPhone(page, path);
      };
      await page.addInitScript(
        ([lang, theme]) => {
          localStorage.setItem('umi_locale', lang ?? '');
          localStorage.setItem('appearance', theme ?? '');
        },
        [locale, appearance],
      );
      for (const path of PUBLIC) await check(path);
      await signedIn(page, backend);
      for (const path of SIGNED_IN) await check(path);
    });
  }
}

test('axe finds nothing where the menu is a bar of icons, and each of them has its name', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await signedIn(page, backend);
  await isClean(page, '/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const name of ['Dashboard', 'New order', 'Residential proxies', 'Usage']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(menu.getByRole('menuitem', { name: 'Proxy settings' })).toBeVisible();
});

for (const words of WORDS) {
  for (const appearance of ['light', 'dark']) {
    test(`axe finds nothing while money moves: ${words.locale}, ${appearance}, 360 px`, async ({
      page,
      backend,
    }) => {
      await page.setViewportSize(PHONE);
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
      await expect(dialogOf(page)).toBeVisible();
      await nowClean(page, 'a receipt');
      await page.goto('/client/recharge');
      await page.getByLabel(words.amount, { exact: true }).fill('1');
      await page.getByRole('button', { name: words.payWithCrypto }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await nowClean(page, 'a recharge that is refused');
    });
  }
}

for (const [locale, appearance] of [
  ['en-US', 'light'],
  ['ru-RU', 'dark'],
] as const) {
  test(`axe finds nothing in dialogs, menus and empty tables: ${locale}, ${appearance}`, async ({
    page,
    backend,
  }) => {
    const isRussian = locale === 'ru-RU';
    const check = async (what: string) => {
      await isAtRest(page);
      await nowClean(page, what);
      await isCleanOnPhone(page, what);
    };
    await signedIn(page, backend, { locale, appearance });
    await page.goto('/client/proxysetting/subaccount');
    // The menu of a row is opened again on the phone, which draws the row in another way.
    const more = page.getByRole('button', { name: /^(More|Ещё): scraperteam01/ });
    const menu = page.getByRole('menu', { name: 'scraperteam01' });
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await more.click();
      await expect(menu).toBeVisible();
      await isAtRest(page);
      await nowClean(page, `the menu of a row, ${viewport.width} px,`);
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
    }
    for (const action of isRussian ? ['Выделить', 'Удалить'] : ['Allocate', 'Delete']) {
      await doWithRow(page, action, 'scraperteam01');
      await expect(dialogOf(page)).toBeVisible();
      await check(`the dialog ${action}`);
      await page.keyboard.press('Escape');
      await expect(dialogOf(page)).toHaveCount(0);
    }
    await page.getByRole('searchbox').fill('nobody');
    await expect(
      page.getByText(isRussian ? /ничего не найдено/ : 'No sub-account matches the search'),
    ).toBeVisible();
    await check('an empty table');
  });
}

test('the checks see what they look for', async ({ page }) => {
  await page.goto('/client/user/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    document
      .querySelector('form')
      ?.insertAdjacentHTML(
        'afterbegin',
        '<button type="button" class="ant-nothing" style="width:9px"></button><p style="color:#ddd">grey</p>',
      );
  });
  expect((await findings(page, '')).join()).toMatch(
    /button-name.*color-contrast|color-contrast.*button-name/,
  );
  expect(await unstyled(page)).toEqual(['ant-nothing']);
  expect(await smallTargets(page)).toHaveLength(1);
});
