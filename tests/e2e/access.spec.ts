/**
 * axe finds nothing on every page, in each of its states, and in everything that opens over it. Of the eight combinations of language,
 * appearance and width four are taken, in which every two of them meet in all ways (LOOKS). A page with its data is looked at in three
 * of the four, and so is what opens over it; a page that reads data is empty in the fourth, and loading and failed in one each
 * (docs/decisions/018-own-parts.md); the parts of the generator in all four.
 * A test opens one page after the other as by links, because a new document costs more than a look. A new one is opened only for
 * another customer, and for a silent or failing network: then no data are known before the first page, and none are loaded with the
 * pages after it.
 */

import type { Locator, Page } from '@playwright/test';
import { textPattern, textStartPattern, textWithinPattern } from '../support/eitherText';
import { findings, showIn } from '../support/playwright/axe';
import { goToHostedPage, openFiveGb, payButton, trackerOf } from '../support/playwright/buying';
import {
  allRows,
  button,
  choose,
  dialogOf,
  emptyStates,
  expectChosen,
  field,
  heading,
  mainMenu,
  menuItem,
  menuLink,
  sendRefused,
  skeletons,
} from '../support/playwright/controls';
import {
  DEMO,
  editAddress,
  expect,
  NEWCOMER,
  openSignedIn,
  startSignedIn,
  storeSession,
  test,
} from '../support/playwright/fixtures';
import {
  brokenWords,
  LOOKS,
  PHONE,
  sidewaysScroll,
  smallTargets,
  unstyled,
} from '../support/playwright/layout';
import { failedLoad } from '../support/playwright/noise';
import { OPENINGS, openingsFor, whileOpen } from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import { BREAK_NOISE, breakUsageDetail, networkSwitch } from '../support/playwright/states';
import { visitAnother } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { MENU_ENTRIES, PUBLIC, SIGNED_IN } from '../support/world/routes';

/** A page's state: with data, without any, loading, failed, or as a form that refuses. */
type State = 'filled' | 'empty' | 'loading' | 'failed' | 'refused';

/** The other states of a page that reads data. */
const OTHER_STATES = [
  { state: 'empty', network: 'open', email: NEWCOMER.email },
  { state: 'loading', network: 'silent', email: DEMO.email },
  { state: 'failed', network: 'failing', email: DEMO.email },
] as const;

const INFO = '/api/user/info';
const FORMS = [...PUBLIC, '/proxysetting/addsub', '/account/resetpassword'];
const NOT_FOUND = '/proxysetting/subaccount?search=nobody';
/** Pages that read no data of their own. */
const STILL = ['/account/setting', '/nowhere', NOT_FOUND];
/** Pages that show what everybody has: a customer who has nothing finds no empty state there. */
const NEVER_EMPTY = ['/residential?country=US&rotation=sticky'];

/**
 * Checks that axe finds nothing on the page, that nothing scrolls sideways, no word breaks, and antd's parts have stylesheets. `within` as
 * `findings` takes it.
 */
async function nowClean(page: Page, what: string, within?: string) {
  expect.soft(await findings(page, what, within)).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${what} scrolls sideways`).toBe(0);
  expect.soft(await brokenWords(page), `${what} breaks words`).toEqual([]);
  expect.soft(await unstyled(page), `${what} has parts of antd without a stylesheet`).toEqual([]);
}

const expectLargeTargets = async (page: Page, what: string) =>
  expect.soft(await smallTargets(page), `small targets of ${what}`).toEqual([]);

async function isIn(page: Page, path: string, state: State) {
  const retry = page.getByRole('button', { name: textPattern('common.retry') });
  if (state === 'loading') await expect(skeletons(page).first()).toBeVisible();
  if (state === 'failed') await expect(retry.first()).toBeVisible();
  if (state === 'filled') await expect(retry).toHaveCount(0);
  if (state === 'empty' && !NEVER_EMPTY.includes(path)) {
    await expect(emptyStates(page).first()).toBeVisible();
  }
  if (state === 'refused') await sendRefused(page);
}

for (const [number, { locale, appearance, viewport }] of LOOKS.entries()) {
  test(`axe finds nothing: ${locale}, ${appearance}, ${viewport.width} px`, async ({
    page,
    backend,
  }) => {
    test.slow();
    await page.setViewportSize(viewport);
    await page.addInitScript((stored) => Object.assign(localStorage, stored), {
      umi_locale: locale,
      appearance,
    });
    const network = await networkSwitch(page);
    const isItsTurn = (index: number) => index % LOOKS.length === number;
    const open = async (path: string, isNewDocument: boolean) => {
      const { pathname, href } = new URL(`/client${path}`, backend.url);
      if (!isNewDocument && page.url() === href) return;
      if (isNewDocument || new URL(page.url()).pathname === pathname) await page.goto(href);
      else await visitAnother(page, href);
    };
    const look = async (path: string, state: State) => {
      await waitUntilAtRest(page, network.held);
      await isIn(page, path, state);
      await nowClean(page, `${path}, ${state},`);
      if (viewport === PHONE && state !== 'loading')
        await expectLargeTargets(page, `${path}, ${state}`);
    };
    /** Looks at pages of another customer, or in another network. */
    const lookAtAll = async (paths: readonly string[], state: State) => {
      for (const [index, path] of paths.entries()) {
        await open(path, index === 0);
        await look(path, state);
        if (FORMS.includes(path)) await look(path, 'refused');
      }
    };
    await lookAtAll(PUBLIC, 'filled');
    await expect(page.locator('html')).toHaveAttribute('data-appearance', appearance);
    await storeSession(page, backend);
    const inside = [...SIGNED_IN, editAddress(backend), NOT_FOUND];
    const notEmpty = inside.filter((_, index) => !isItsTurn(index));
    await lookAtAll(notEmpty, 'filled');
    for (const [index, name] of openingsFor(viewport).entries()) {
      if (isItsTurn(index)) continue;
      await open(OPENINGS[name].path, false);
      await waitUntilAtRest(page);
      await whileOpen(page, name, async () => {
        await waitUntilAtRest(page);
        await nowClean(page, `${name},`);
      });
    }
    const readsData = (path: string) => !FORMS.includes(path) && !STILL.includes(path);
    for (const [turn, { state, network: to, email }] of OTHER_STATES.entries()) {
      network.to(to);
      await storeSession(page, backend, email);
      const its = inside.filter((path, index) => isItsTurn(index + turn) && readsData(path));
      await lookAtAll(its, state);
    }
  });
}

/**
 * Looks at a page in the two looks of its language, beginning with the present one, because a change of colours and width draws the whole
 * page again. `within` as `findings` takes it.
 */
function looker(page: Page, ofLocale: readonly (typeof LOOKS)[number][]) {
  let looks = ofLocale;
  return async (part: string, within?: string) => {
    for (const { appearance, viewport } of looks) {
      await showIn(page, appearance);
      await page.setViewportSize(viewport);
      await waitUntilAtRest(page);
      await nowClean(page, `${part}, ${appearance}, ${viewport.width} px,`, within);
      if (viewport === PHONE) await expectLargeTargets(page, part);
    }
    looks = looks.toReversed();
  };
}

/** Opens a tab of the result, and returns its content. */
async function openTab(page: Page, name: string): Promise<Locator> {
  await page.getByRole('tab', { name, exact: true }).click();
  return page.getByRole('tabpanel', { name, exact: true });
}

/** The open tab of the result, for `findings`. */
const PANEL = '[id^="result-panel-"]:not([aria-hidden="true"])';

for (const texts of [t, ru]) {
  test(`axe finds nothing in the generator: ${texts.locale}`, async ({ page, backend }) => {
    test.slow();
    const looks = LOOKS.filter(({ locale }) => locale === texts.locale);
    const check = looker(page, looks);
    await page.emulateMedia({ colorScheme: looks[0]?.appearance });
    await startSignedIn(page, backend, { locale: texts.locale });

    await page.goto('/client/residential?country=US&rotation=sticky');
    await button(page, texts('residential.generate')).click();
    await expect(page.getByRole('region', { name: texts('residential.lines') })).toBeVisible();
    await check('the generator');

    // Each tab: an answer of the decoder and an error that is not recognised, the password in the sample, the QR code.
    const tryIt = await openTab(page, texts('residential.tab.test'));
    const error = tryIt.getByLabel(texts('residential.errorPaste'));
    await error.fill('CONNECT tunnel failed, response 407');
    await expect(tryIt.getByRole('heading', { name: /^407:/ })).toBeVisible();
    await check('the answer to an error', PANEL);
    await tryIt.getByRole('tab', { name: 'PowerShell' }).click();
    await error.fill('no such words');
    await expect(tryIt.getByText(texts('residential.errorUnknown'))).toBeVisible();
    await check('the other shell', PANEL);
    const samples = await openTab(page, texts('residential.tab.code'));
    await choose(samples, texts('samples.program'), 'Java java.net.http');
    await samples.getByRole('checkbox', { name: texts('samples.fillIn') }).check();
    await expect(samples.getByRole('figure')).toBeVisible();
    await check('a sample', PANEL);
    const tools = await openTab(page, texts('residential.tab.tools'));
    await expect(tools.getByText(texts('tools.line')).first()).toBeVisible();
    await check('a tool', PANEL);
    await openTab(page, texts('residential.tab.api'));
    await button(page, texts('residential.generateApi')).click();
    await button(page, texts('residential.qr')).click();
    await expect(page.getByRole('img', { name: texts('residential.qrName') })).toBeVisible();
    await check('the API link', PANEL);

    // The drawer: an answer, the API document, search results.
    await page.getByRole('link', { name: texts('common.faq'), exact: true }).click();
    const help = dialogOf(page);
    await help.getByRole('button', { name: /GB|ГБ/ }).first().click();
    await check('the FAQ', '[role=dialog]');
    await help.getByRole('tab', { name: texts('common.apiDocument') }).click();
    await expect(help.getByRole('heading', { name: 'sessTime' })).toBeVisible();
    await check('the API document', '[role=dialog]');
    await help.getByRole('searchbox').fill('sessTime');
    // The finds take the place of the tabs.
    await expect(help.getByRole('tab')).toHaveCount(0);
    await check('a search in the help', '[role=dialog]');
    await help.getByRole('searchbox').fill('quux');
    await expect(help.getByText(texts('residential.helpNothing'))).toBeVisible();
    await help.getByRole('button', { name: texts('common.close') }).click();
    await expect(dialogOf(page)).toHaveCount(0);

    // Whitelist mode, and a saved preset.
    await page.goto('/client/residential?country=US&auth=whitelist');
    await expect(page.getByText(texts('credentials.linesOnly'))).toBeVisible();
    await check('whitelist mode');
    await button(page, texts('presets.saveAs')).click();
    await dialogOf(page).getByLabel(texts('presets.name')).fill('Shop');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toHaveCount(0);
    await expectChosen(page, texts('presets.preset'), /^Shop/);

    // A place without stock.
    await page.goto('/client/residential?country=AQ');
    await expect(page.getByText(texts('place.noneHere')).first()).toBeVisible();
    await check('a place without stock, and a preset');
  });
}

test('axe finds nothing where the menu is a bar of icons with names', async ({ page, backend }) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await openSignedIn(page, backend, '/dashboard');
  await waitUntilAtRest(page);
  await nowClean(page, '/dashboard');
  // The pages of a group are shown once it is opened.
  for (const { text } of MENU_ENTRIES.filter(({ path }) => path.lastIndexOf('/') === 0)) {
    await expect(menuLink(page, t(text))).toBeVisible();
  }
  await expect(menuItem(mainMenu(page), t('menu.proxysetting'))).toBeVisible();
});

for (const texts of [t, ru]) {
  test(`axe finds nothing while money moves: ${texts.locale}, light and dark, 360 px`, async ({
    page,
    backend,
    requireNoise,
  }) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await startSignedIn(page, backend, { locale: texts.locale });
    const cleanInBoth = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await showIn(page, colorScheme);
        await waitUntilAtRest(page);
        await nowClean(page, `${what}, ${colorScheme},`);
      }
    };
    await openFiveGb(page, texts);
    await goToHostedPage(page, texts);
    await page.getByRole('button', { name: 'Underpaid' }).click();
    await page.waitForURL('**/client/**');
    await openFiveGb(page, texts);
    await payButton(page, texts).click();
    const message = page.getByText(textWithinPattern('outcome.existing'));
    await expect(message).toBeVisible();
    await expect(trackerOf(page, texts)).toBeVisible();
    await cleanInBoth('an order that waits');
    await page.goto('/client/recharge');
    await field(page, texts('recharge.amount')).fill('1');
    await button(page, texts('recharge.pay')).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await cleanInBoth('a recharge that is refused');

    requireNoise(
      failedLoad('/api/recharge/cryptomusPay', 'ERR_FAILED'),
      failedLoad('/api/order/rechargeRecord?', 'ERR_FAILED'),
    );
    for (const call of ['recharge/cryptomusPay', 'order/rechargeRecord?*'])
      await page.route(`**/api/${call}`, (route) => route.abort());
    await field(page, texts('recharge.amount')).fill('50');
    await button(page, texts('recharge.pay')).click();
    await expect(page.getByText(textWithinPattern('outcome.unknown')).first()).toBeVisible();
    await field(page, texts('recharge.amount')).fill('60');
    await button(page, texts('recharge.pay')).click();
    await expect(dialogOf(page, texts('payTwice.title'))).toBeVisible();
    await cleanInBoth('the question before another purchase');
  });
}

for (const { locale, appearance, viewport } of LOOKS.slice(0, 3)) {
  test(`axe finds nothing in what stands for a while: ${locale}, ${appearance}, ${viewport.width} px`, async ({
    page,
    context,
    backend,
    expectNoise,
    requireNoise,
  }) => {
    requireNoise(BREAK_NOISE, failedLoad(INFO, 500));
    expectNoise(failedLoad('/api/', 'ERR_INTERNET_DISCONNECTED'));
    await page.setViewportSize(viewport);
    await startSignedIn(page, backend, { locale, appearance });
    await breakUsageDetail(page);

    await page.goto('/client/usage?tab=details');
    await expect(page.getByText(textStartPattern('crash.title'))).toBeVisible();
    await waitUntilAtRest(page);
    await nowClean(page, 'a page that broke');

    await visitAnother(page, '/client/proxysetting/subaccount');
    await allRows(page).check();
    await waitUntilAtRest(page);
    await nowClean(page, 'selected rows');

    await visitAnother(page, '/client/proxysetting/whitelist');
    await button(page, textStartPattern('whitelist.editRemark')).first().click();
    await expect(
      page.getByRole('textbox', { name: textStartPattern('whitelist.remarkOf') }),
    ).toBeFocused();
    await waitUntilAtRest(page);
    await nowClean(page, 'a remark that is edited');
    await page.keyboard.press('Escape');

    await context.setOffline(true);
    await expect(page.getByText(textStartPattern('shell.offline')).first()).toBeVisible();
    await nowClean(page, 'a page without a network');
    await context.setOffline(false);

    const undo = page.getByRole('button', { name: textStartPattern('whitelist.undo') }).last();
    // On a busy machine the five seconds may be over before the look is: then the next address is looked at.
    await expect(async () => {
      await button(page, textStartPattern('whitelist.delete')).first().click();
      await expect(undo).toBeVisible();
      const found = await findings(page, 'a deletion that can be undone');
      await expect(undo).toBeVisible({ timeout: 1 });
      expect.soft(found).toEqual([]);
    }).toPass();

    await storeSession(page, backend, 'noaccess@example.com');
    await page.goto('/client/usage');
    await expect(heading(page, textPattern('shell.forbidden.title'))).toBeVisible();
    await nowClean(page, 'no access');
    await page.route(`**${INFO}`, (route) => route.fulfill({ status: 500 }));
    await page.reload();
    await expect(heading(page, textPattern('startup.failed'))).toBeVisible();
    await nowClean(page, 'a start that failed');
  });
}

test('the checks see what they look for', async ({ page }) => {
  await page.goto('/client/user/login');
  // The painted page is replaced by React's.
  await waitUntilAtRest(page);
  await page.evaluate(() => {
    const nameless = document.createElement('button');
    Object.assign(nameless, { type: 'button', className: 'ant-nothing' }).style.width = '9px';
    const pale = document.createElement('p');
    Object.assign(pale, { textContent: 'grey' }).style.color = '#ddd';
    document.querySelector('form')?.prepend(nameless, pale);
  });
  expect((await findings(page, '')).join()).toMatch(
    /button-name.*color-contrast|color-contrast.*button-name/s,
  );
  expect(await unstyled(page)).toEqual(['ant-nothing']);
  expect(await smallTargets(page)).toHaveLength(1);
});
