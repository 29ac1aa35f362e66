import type { Locator, Page } from '@playwright/test';
import type { MessageKey } from '../../src/locales/keys';
import { textPattern } from '../support/eitherText';
import { trackerOf } from '../support/playwright/buying';
import {
  anyToast,
  button,
  dialogOf,
  doWithRow,
  field,
  heading,
  menuLink,
  openUserMenu,
  paletteSearch,
  pick,
  plainToast,
  reportDialog,
  reportItem,
  toast,
  userChoice,
  userMenu as userMenuButton,
} from '../support/playwright/controls';
import { DEMO, ENTRY, SUB, signIn } from '../support/playwright/fixtures';
import { OPENINGS } from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visit } from '../support/playwright/visit';
import { ru, t } from '../support/texts';

/** An action of a customer that loads a part of the portal's code. */
export interface ChunkScenario {
  readonly name: string;
  /** The page that it starts on; null where the scenario opens the page itself. */
  readonly start: string | null;
  act(page: Page): Promise<unknown>;
  /** Shown once all of the scenario's code has loaded. */
  ready(page: Page): Locator;
  /** The message that something did not load. */
  failure(page: Page): Locator;
  /** Files whose failure is shown once at most: they load by themselves, and each try would show the message again. */
  readonly shownOnce: RegExp | null;
  /** Tries again, as the customer does. */
  again(page: Page): Promise<unknown>;
}

/** A signed-in page that loads little. */
export const QUIET = '/client/account/resetpassword';
/** The page that scenarios before sign-in start on. */
export const LOGIN = '/client/user/login';
const LOST = new RegExp(
  (
    [
      'chunk.comes',
      'chunk.lost',
      'crash.chunkTitle',
      'startup.failed',
      'usage.chartFailed',
      'place.mapFailed',
    ] as const
  )
    .map((key) => t.pattern(key).source)
    .join('|'),
);

/** Finds the drawing of the usage chart. */
const drawing = (page: Page) =>
  page.getByRole('img', { name: t.pattern('usage.chartName') }).locator('svg');
/** Opens a tab of the generator's result. */
const openTab = (page: Page, key: MessageKey) =>
  page.getByRole('tab', { name: textPattern(key) }).click();
const notes = (page: Page) => page.getByRole('alert').filter({ hasText: LOST });
const note = (page: Page) => notes(page).first();
/** The button disappears if the code loads by itself meanwhile. */
const SOON = { timeout: 3000 };
const eitherNote = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ has: page.getByRole('button', { name: textPattern('common.retry') }) })
    .first();
/** Presses Retry in each place that failed to load. */
async function retry(page: Page) {
  const buttons = notes(page).getByRole('button', { name: t('common.retry') });
  await buttons.first().click(SOON);
  for (const button of (await buttons.all()).slice(1)) {
    await button.click(SOON).catch(() => undefined);
  }
}
const firstToast = (page: Page) => anyToast(page).first();

type Partial = Pick<ChunkScenario, 'name' | 'act' | 'ready'> &
  Omit<{ -readonly [K in keyof ChunkScenario]?: ChunkScenario[K] }, 'name' | 'act' | 'ready'>;

const scenario = (given: Partial): ChunkScenario => ({
  start: QUIET,
  failure: note,
  shownOnce: null,
  again: retry,
  ...given,
});

const menu = (name: string, ready: ChunkScenario['ready']): ChunkScenario =>
  scenario({
    name: `menu: ${name}`,
    act: (page) => menuLink(page, name).click(),
    ready,
  });

const userMenu = (name: string, ready: ChunkScenario['ready']): ChunkScenario =>
  scenario({
    name: `user menu: ${name}`,
    act: async (page) => {
      const panel = await openUserMenu(page);
      await panel.getByRole('link', { name }).click();
    },
    ready,
  });

/** Makes a scenario of a dialog, whose code loads when it is opened. */
const dialog = (name: string, start: string, act: ChunkScenario['act']): ChunkScenario =>
  scenario({ name, start, act, ready: (page) => dialogOf(page) });
const opening = (name: keyof typeof OPENINGS): ChunkScenario =>
  dialog(name, `/client${OPENINGS[name].path}`, OPENINGS[name].open);

async function openReport(page: Page) {
  const item = reportItem(page);
  // A message that appears meanwhile stands before the menu.
  if (!(await item.isVisible())) await userMenuButton(page).click(SOON);
  await item.click(SOON);
}

async function chooseRussian(page: Page) {
  const choice = userChoice(page, 'Русский');
  if (!(await choice.isVisible())) await openUserMenu(page);
  await choice.click(SOON);
}

/** The scenarios of a customer who is signed in. */
export const SIGNED_IN_SCENARIOS: readonly ChunkScenario[] = [
  scenario({
    name: 'opening the portal',
    start: null,
    act: (page) => page.goto(QUIET),
    ready: (page) => heading(page, t('menu.accountresetpassword')),
  }),
  menu(t('menu.dashboard'), drawing),
  menu(t('menu.neworder'), (page) => page.getByRole('table', { name: t('order.myOrders') })),
  opening('a receipt'),
  userMenu(t('menu.recharge'), (page) => page.getByRole('table', { name: t('recharge.record') })),
  dialog('the question before another purchase', '/client/recharge', async (page) => {
    await page.route('**/api/recharge/cryptomusPay', (route) => route.abort(), { times: 1 });
    const amount = field(page, t('recharge.amount'));
    const pay = page.getByRole('button', { name: t('recharge.pay') });
    await amount.fill('20');
    await pay.click();
    await page.getByRole('button', { name: t('outcome.checkAgain') }).waitFor();
    // The lost answer is told a moment before the button takes another click.
    await waitUntilAtRest(page);
    await amount.fill('30');
    await pay.click();
  }),
  menu(t('menu.subaccount'), (page) => page.getByText(SUB).first()),
  opening('moving traffic'),
  dialog('the handover card', '/client/proxysetting/subaccount', (page) =>
    doWithRow(page, 'subaccount.handover', SUB),
  ),
  opening('deleting a sub-account'),
  dialog('the dialog of an import', '/client/proxysetting/subaccount', (page) =>
    page.getByRole('button', { name: t('subaccount.import'), exact: true }).click(),
  ),
  menu(t('menu.whitelist'), (page) => page.getByText(ENTRY).first()),
  userMenu(t('menu.accountsetting'), (page) => heading(page, t('menu.accountsetting'))),
  opening('the question before a new token'),
  opening('a text to copy by hand'),
  scenario({
    name: 'an address that leads nowhere',
    act: (page) => visit(page, '/client/nowhere'),
    ready: (page) => heading(page, t('notFound.title')),
  }),
  scenario({
    name: 'the report of a problem',
    act: openReport,
    ready: reportDialog,
  }),
  scenario({
    name: 'a sub-account’s own page',
    act: (page) => visit(page, '/client/proxysetting/editsub?id=1&username=scraperteam01'),
    ready: (page) => heading(page, t('menu.editsub')),
  }),
  scenario({
    name: 'the change record of Usage',
    act: (page) => visit(page, '/client/usage?tab=changes'),
    ready: (page) => page.getByRole('table', { name: t('usage.changeRecord') }),
  }),
  scenario({
    name: 'usage, with the previous period',
    start: '/client/usage?tab=changes',
    act: (page) => page.getByRole('tab', { name: t('usage.usageDetail') }).click(),
    ready: (page) => drawing(page).locator('path[stroke-dasharray]').first(),
  }),
  scenario({
    name: 'usage, with a custom range',
    start: '/client/usage',
    act: (page) => pick(page, t('usage.range.custom')),
    ready: (page) => page.getByLabel(t('day.from')),
  }),
  // The result has code of its own, which loads last.
  menu(t('menu.residential'), (page) => page.getByRole('region', { name: t('credentials.title') })),
  scenario({
    name: 'the code samples of the generator',
    start: '/client/residential',
    act: (page) => openTab(page, 'residential.tab.code'),
    // The highlighter's colours appear last.
    ready: (page) =>
      page
        .getByRole('region', { name: t('samples.title') })
        .locator('pre span')
        .first(),
    // Without the highlighter code is shown in one colour, and no message is needed.
    shownOnce: /^highlight-/,
  }),
  scenario({
    name: 'the tools of the generator',
    start: '/client/residential',
    act: (page) => openTab(page, 'residential.tab.tools'),
    ready: (page) => page.getByRole('region', { name: t('tools.title') }),
  }),
  opening('the name of a preset'),
  scenario({
    name: 'the QR code of the API link',
    start: '/client/residential',
    act: async (page) => {
      await openTab(page, 'residential.tab.api');
      await page.getByRole('button', { name: t('residential.generateApi') }).click();
      await page.getByRole('button', { name: t('residential.qr') }).click();
    },
    ready: (page) => page.getByRole('img', { name: t('residential.qrName') }),
  }),
  scenario({
    name: 'the map of stock',
    start: '/client/residential',
    act: (page) => page.getByRole('button', { name: t('place.map') }).click(),
    ready: (page) => page.getByRole('img', { name: t('place.mapName') }).locator('svg'),
  }),
  scenario({
    name: 'the help of the proxy generator',
    act: (page) => visit(page, '/client/residential#faq-407'),
    ready: (page) => button(page, t('faq.407.q')),
  }),
  scenario({
    name: 'the test of the proxy generator',
    start: '/client/residential',
    act: (page) => openTab(page, 'residential.tab.test'),
    ready: (page) => page.getByLabel(t('residential.errorPaste')),
  }),
  scenario({
    name: 'another language',
    start: '/client/usage?tab=details',
    act: chooseRussian,
    // antd's own words appear last.
    ready: (page) => page.getByText('/ стр.'),
    failure: firstToast,
    shownOnce: /^ru_RU-/,
    again: chooseRussian,
  }),
  scenario({
    name: 'the errors of the proxy generator in another language',
    start: '/client/residential',
    act: async (page) => {
      await openTab(page, 'residential.tab.test');
      await page.getByLabel(t('residential.errorPaste')).or(note(page)).first().waitFor();
      await chooseRussian(page);
    },
    ready: (page) => page.getByLabel(ru('residential.errorPaste')),
    failure: (page) => firstToast(page).or(eitherNote(page)).first(),
    shownOnce: /^ru_RU-/,
    again: async (page) => {
      const button = eitherNote(page).getByRole('button', { name: textPattern('common.retry') });
      if (await button.isVisible()) await button.click(SOON);
      else await chooseRussian(page);
    },
  }),
  // After the generator’s scenarios: the palette loads the generator's long texts to search them, and says nothing when they fail.
  scenario({
    name: 'the palette',
    act: (page) => page.keyboard.press('Control+k'),
    ready: paletteSearch,
  }),
  scenario({
    name: 'from the palette to Add sub-account',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await paletteSearch(page).fill(t('menu.addsub'));
      await page.keyboard.press('Enter');
    },
    ready: (page) => heading(page, t('subaccount.add')),
  }),
  scenario({
    name: 'the free trial on the dashboard of a newcomer',
    start: '/client/dashboard',
    act: async (page) => {
      const answerWith = (path: string, fields: object) =>
        page.route(`**/api${path}*`, async (route) => {
          const response = await route.fetch();
          const json = await response.json();
          Object.assign(json.data, fields);
          await route.fulfill({ response, json });
        });
      await answerWith('/user/info', { traffic_left: 0, traffic_used: 0, can_trial: true });
      await answerWith('/auth/sublist', { list: [], total: 0 });
      await page.getByRole('button', { name: t('dashboard.refresh') }).click();
    },
    ready: (page) => page.getByRole('button', { name: t('order.trial') }),
  }),
  // The last, because the payment is followed from here on.
  scenario({
    name: 'a payment under way',
    start: '/client/recharge',
    act: async (page) => {
      // The hosted page answers with nothing, so that the browser stays.
      await page.route('**/__mock/pay/**', (route) => route.fulfill({ status: 204 }));
      await field(page, t('recharge.amount')).fill('20');
      await page.getByRole('button', { name: t('recharge.pay') }).click();
    },
    ready: (page) => trackerOf(page).getByRole('article'),
  }),
];

const link = (name: string, title: string): ChunkScenario =>
  scenario({
    name: `sign-in page: ${name}`,
    start: LOGIN,
    act: (page) => page.getByRole('link', { name }).click(),
    ready: (page) => heading(page, title),
  });

/** The scenarios before sign-in. */
export const ANONYMOUS_SCENARIOS: readonly ChunkScenario[] = [
  scenario({
    name: 'opening the sign-in page',
    start: null,
    act: (page) => page.goto(LOGIN),
    ready: (page) => heading(page, t('menu.login')),
  }),
  link(t('user.create'), t('user.create')),
  link(t('user.forgot'), t('menu.emailtoreset')),
  scenario({
    name: 'the toast about a wrong password',
    start: LOGIN,
    act: (page) => signIn(page, { ...DEMO, password: 'wrong12345' }),
    // The next click adds another message while the first still stands.
    ready: (page) => toast(page).first(),
    failure: (page) => plainToast(page).first(),
    again: (page) => page.getByRole('button', { name: t('user.signIn'), exact: true }).click(),
  }),
];
