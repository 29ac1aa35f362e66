/**
 * axe finds nothing on every page, in each of its states, and in everything that opens over it.
 * A page has two languages, two appearances and two widths: eight combinations. All states of all pages in all of them would be 500
 * looks, so some are chosen. Each state of a page is looked at in one combination, such that on each page every two of language,
 * appearance and width meet in all four ways, and that the states change places from page to page. A page with its data is looked
 * at in the opposite combination too, and so is everything that opens. "The choice has every pair", below, checks the choice. With
 * ALL_LOOKS=1 all of them are taken (docs/decisions/018-own-parts.md).
 * A test takes the two combinations of a language and a width, and opens one page after the other as by links, because a new
 * document costs more than a look. A new one is opened only for another customer, and for a silent or failing network: then no data
 * are known before the first page, and none are loaded with the pages after it.
 */

import type { Page } from '@playwright/test';
import { textPattern, textStartPattern, textWithinPattern } from '../support/eitherText';
import { findings, showIn } from '../support/playwright/axe';
import { goToHostedPage, openFiveGb, payButton, trackerOf } from '../support/playwright/buying';
import {
  allRows,
  button,
  clickWave,
  dialogOf,
  emptyStates,
  field,
  fieldError,
  mainMenu,
  menuItem,
  menuLink,
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
import { sidewaysScroll, smallTargets, unstyled } from '../support/playwright/layout';
import { failedLoad } from '../support/playwright/noise';
import {
  OPENINGS,
  type Opening,
  openingsFor,
  PHONE,
  whileOpen,
} from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import {
  BREAK_NOISE,
  breakUsageDetail,
  chooseAppearance,
  type Network,
  networkSwitch,
} from '../support/playwright/states';
import { visitAnother } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';

const DESKTOP = { width: 1440, height: 900 };

const LOCALES = ['en-US', 'ru-RU'] as const;
const APPEARANCES = ['light', 'dark'] as const;
const VIEWPORTS = [DESKTOP, PHONE] as const;

/** The combinations, by number: one bit each for language, appearance and width. */
const COMBINATIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => ({
  number,
  locale: LOCALES[number & 1] ?? 'en-US',
  appearance: APPEARANCES[(number >> 1) & 1] ?? 'light',
  viewport: VIEWPORTS[(number >> 2) & 1] ?? DESKTOP,
}));
/** Four combinations in which every two of the three meet in all four ways, and the other four. */
const HALVES = [
  [0, 3, 5, 6],
  [7, 4, 2, 1],
] as const;
const opposite = (number: number) => 7 - number;
/** True when everything is looked at in every combination, which takes too long for each run of the tests. */
const IS_ALL = process.env.ALL_LOOKS === '1';
/** Longest time for the looks of one test then, in ms. */
const ALL_LIMIT = 1_800_000;

/** A page's state: with data, without any, loading, failed, or as a form that refuses. */
type State = 'filled' | 'empty' | 'loading' | 'failed' | 'refused';
const OF_DATA: readonly State[] = ['filled', 'empty', 'loading', 'failed'];
const OF_FORM: readonly State[] = ['filled', 'refused'];

const NETWORKS: Readonly<Record<State, Network>> = {
  filled: 'open',
  empty: 'open',
  loading: 'silent',
  failed: 'failing',
  refused: 'open',
};

/** Pages that are a form, and pages that read no data of their own. */
const FORMS = [...PUBLIC, '/proxysetting/addsub', '/account/resetpassword'];
const NOT_FOUND = '/proxysetting/subaccount?search=nobody';
const STILL = ['/account/setting', '/nowhere', NOT_FOUND];
/** Pages that show what everybody has: a customer who has nothing finds no empty state there. */
const NEVER_EMPTY = ['/residential?country=US&rotation=sticky'];
const EDIT = '/proxysetting/editsub';

function statesOf(path: string): readonly State[] {
  if (FORMS.includes(path)) return OF_FORM;
  return STILL.includes(path) ? ['filled'] : OF_DATA;
}

interface Look {
  readonly path: string;
  readonly state: State;
  /** The number of a combination. */
  readonly number: number;
}

/** The look at all combinations found a link here that was too small for a finger. */
const FOUND: Look = { path: NEVER_EMPTY[0] ?? '', state: 'empty', number: 4 };

const CHOSEN: readonly Look[] = [...PUBLIC, ...SIGNED_IN, EDIT, NOT_FOUND].flatMap(
  (path, index) => {
    const half = HALVES[index % 2] ?? HALVES[0];
    return statesOf(path).flatMap((state, at): Look[] => {
      const number = half[(at + (index >> 1)) % 4] ?? 0;
      const look = { path, state, number };
      if (IS_ALL) return COMBINATIONS.map((one) => ({ ...look, number: one.number }));
      return state === 'filled' ? [look, { ...look, number: opposite(number) }] : [look];
    });
  },
);

const LOOKS = IS_ALL ? CHOSEN : [...CHOSEN, FOUND];

/** Returns the combinations of an opening: two opposite ones, among those that have it. */
function combinationsOf({ isFor }: Opening, index: number): readonly number[] {
  if (IS_ALL) {
    const all = COMBINATIONS.filter(({ viewport }) => isFor === undefined || viewport === isFor);
    return all.map(({ number }) => number);
  }
  const numbers = [index % 8, opposite(index % 8)];
  // On phones the bit of the width is set; the other two stay opposite.
  return isFor === undefined ? numbers : [4, 7];
}

test('the choice has every pair', () => {
  const bit = (number: number, factor: number) => (number >> factor) & 1;
  for (const path of new Set(LOOKS.map((look) => look.path))) {
    const numbers = LOOKS.filter((look) => look.path === path).map(({ number }) => number);
    for (const factor of [0, 1, 2]) {
      expect(new Set(numbers.map((number) => bit(number, factor))).size, path).toBe(2);
    }
    if (statesOf(path) !== OF_DATA) continue;
    for (const [a, b] of [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const) {
      const pairs = numbers.map((number) => `${bit(number, a)}${bit(number, b)}`);
      expect(new Set(pairs).size, path).toBe(4);
    }
  }
  for (const state of OF_DATA) {
    const numbers = LOOKS.filter((look) => look.state === state).map(({ number }) => number);
    for (const factor of [0, 1, 2]) {
      expect(new Set(numbers.map((number) => bit(number, factor))).size, state).toBe(2);
    }
  }
});

/** Checks that axe finds nothing on the present page, that nothing scrolls sideways, and that antd's parts have stylesheets. */
async function nowClean(page: Page, what: string) {
  expect.soft(await findings(page, what)).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${what} scrolls sideways`).toBe(0);
  expect.soft(await unstyled(page), `${what} has parts of antd without a stylesheet`).toEqual([]);
}

async function isIn(page: Page, { state, path }: Look) {
  const retry = page.getByRole('button', { name: textPattern('common.retry') });
  if (state === 'loading') await expect(skeletons(page).first()).toBeVisible();
  if (state === 'failed') await expect(retry.first()).toBeVisible();
  if (state === 'filled') await expect(retry).toHaveCount(0);
  if (state === 'empty' && !NEVER_EMPTY.includes(path)) {
    await expect(emptyStates(page).first()).toBeVisible();
  }
  if (state === 'refused') {
    await page.locator('form button[type=submit]').first().click();
    await expect(fieldError(page).first()).toBeVisible();
    // While antd's wave runs over the button, axe cannot compute the contrast of its text.
    await expect(clickWave(page)).toHaveCount(0);
  }
}

for (const locale of LOCALES) {
  for (const viewport of VIEWPORTS) {
    test(`axe finds nothing: ${locale}, light and dark, ${viewport.width} px`, async ({
      page,
      backend,
    }) => {
      if (IS_ALL) test.setTimeout(ALL_LIMIT);
      else test.slow();
      await page.setViewportSize(viewport);
      const own = COMBINATIONS.filter((one) => one.locale === locale && one.viewport === viewport);
      let [shown] = own;
      await page.addInitScript(
        ([lang, theme]) => {
          localStorage.setItem('umi_locale', lang);
          localStorage.setItem('appearance', localStorage.getItem('appearance') ?? theme);
        },
        [locale, shown?.appearance ?? 'light'] as const,
      );
      const network = await networkSwitch(page);
      const edit = editAddress(backend);
      await page.goto('/client/user/login');
      await waitUntilAtRest(page);
      // Opened as by a link, or in a new document where data that are loaded already would be shown.
      let isNewDocument = false;
      // A form is opened again before its next look, because the refused input would still stand there.
      let isUsed = false;
      const open = async (path: string) => {
        const { pathname, href } = new URL(`/client${path}`, backend.url);
        const isSamePage = new URL(page.url()).pathname === pathname;
        if (!isNewDocument && !isUsed && page.url() === href) return;
        if (isNewDocument || isSamePage) await page.goto(href);
        else await visitAnother(page, href);
        isNewDocument = false;
        isUsed = false;
      };
      const comesAs = async (email: string) => {
        await storeSession(page, backend, email);
        isNewDocument = true;
      };
      /** Runs the work in the combinations one after the other, beginning with the one that is shown. */
      const inEach = async (work: (number: number) => Promise<void>) => {
        for (const one of shown === own[0] ? own : own.toReversed()) {
          if (one !== shown) await chooseAppearance(page, one.appearance);
          shown = one;
          await work(one.number);
        }
      };
      const look = async (one: Look) => {
        const isPlain = one.state === 'empty' || one.path !== EDIT;
        await open(isPlain ? one.path : edit);
        await waitUntilAtRest(page, network.held);
        await isIn(page, one);
        const what = `${one.path}, ${one.state}, ${shown?.appearance},`;
        await expect(page.locator('html')).toHaveAttribute(
          'data-appearance',
          `${shown?.appearance}`,
        );
        await nowClean(page, what);
        if (viewport === PHONE && one.state !== 'loading') {
          expect.soft(await smallTargets(page), `small targets of ${what}`).toEqual([]);
        }
        isUsed = FORMS.includes(one.path);
      };
      const lookAtAll = async (looks: readonly Look[]) => {
        await inEach(async (number) => {
          for (const one of looks.filter((each) => each.number === number)) await look(one);
        });
      };
      await lookAtAll(LOOKS.filter(({ path }) => PUBLIC.includes(path)));
      await comesAs(DEMO.email);
      const inside = LOOKS.filter(({ path }) => !PUBLIC.includes(path));
      await lookAtAll(inside.filter(({ state }) => state === 'filled' || state === 'refused'));
      await inEach(async (number) => {
        for (const [at, name] of openingsFor(viewport).entries()) {
          if (!combinationsOf(OPENINGS[name], at).includes(number)) continue;
          await open(OPENINGS[name].path);
          await waitUntilAtRest(page);
          await whileOpen(page, name, async () => {
            await waitUntilAtRest(page);
            await nowClean(page, `${name}, ${shown?.appearance},`);
          });
        }
      });
      for (const state of ['loading', 'failed'] as const) {
        network.to(NETWORKS[state]);
        isNewDocument = true;
        await lookAtAll(inside.filter((one) => one.state === state));
      }
      network.to('open');
      await comesAs(NEWCOMER.email);
      await lookAtAll(inside.filter(({ state }) => state === 'empty'));
    });
  }
}

test('axe finds nothing where the menu is a bar of icons, and each of them has its name', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 900, height: 900 });
  await openSignedIn(page, backend, '/dashboard');
  await waitUntilAtRest(page);
  await nowClean(page, '/dashboard');
  for (const menu of ['dashboard', 'neworder', 'residential', 'usage'] as const) {
    await expect(menuLink(page, t(`menu.${menu}`))).toBeVisible();
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
      for (const colorScheme of APPEARANCES) {
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
    await expect(dialogOf(page, texts('open.title'))).toBeVisible();
    await cleanInBoth('the question before another purchase');
  });
}

/** A wide window in both languages and appearances, and a phone. */
for (const { locale, appearance, viewport } of COMBINATIONS.filter(({ number }) =>
  [0, 3, 6].includes(number),
)) {
  test(`axe finds nothing in what stands for a while: ${locale}, ${appearance}, ${viewport.width} px`, async ({
    page,
    context,
    backend,
    expectNoise,
    requireNoise,
  }) => {
    requireNoise(BREAK_NOISE);
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
    await page
      .getByRole('button', { name: textStartPattern('whitelist.editRemark') })
      .first()
      .click();
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

    const undo = page.getByRole('button', { name: textPattern('whitelist.undo') });
    // On a busy machine the five seconds may be over before the look is: then the next address is looked at.
    await expect(async () => {
      await page
        .getByRole('button', { name: textStartPattern('whitelist.delete') })
        .first()
        .click();
      await expect(undo).toBeVisible();
      const found = await findings(page, 'a deletion that can be undone');
      await expect(undo).toBeVisible({ timeout: 1 });
      expect.soft(found).toEqual([]);
    }).toPass();
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
