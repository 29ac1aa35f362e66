/** The actions of the random customer. Each finds its controls by their accessible names, and ends when one is missing. */
import type { Page } from '@playwright/test';
import { activate } from '../../mock/world/account';
import { integer, type Random } from '../../mock/world/random';
import { ACCOUNTS } from '../../mock/world/seed';
import type { CallName } from '../../src/api/contract';
import { textPattern } from '../support/eitherText';
import { menuItem, paletteSearch, signOutItem, userChoices } from '../support/playwright/controls';
import {
  addIp,
  addSub,
  bulkAdd,
  button,
  choosePackage,
  choosePayWay,
  deleteIp,
  deleteSub,
  expectStillTyped,
  field,
  generate,
  go,
  importSubs,
  inMain,
  isAt,
  MENU_TEXTS,
  moveMany,
  moveTraffic,
  PATHS,
  payNow,
  pressAnything,
  randomClicks,
  requireControl,
  signIn,
  signInOtherCustomer,
  typeAndLeave,
  userMenu,
} from './errands';
import { chance, pick } from './random';
import type { Scene } from './scene';
import { ControlNotAvailable, isShown, press, type } from './touch';

/** The place where the customer is. */
export type Place = 'hosted' | 'anonymous' | 'portal' | 'elsewhere';

export interface Action {
  readonly name: string;
  readonly weight: number;
  readonly at: readonly Place[];
  /** True when the action loads a document: without a network, the browser would show its own error page. */
  readonly loads?: boolean;
  /** The calls that the action makes: they fail more often than others. */
  readonly calls?: readonly CallName[];
  readonly run: (scene: Scene, random: Random) => Promise<unknown>;
}

const TABS = 3;

export const ACTIONS: readonly Action[] = [
  {
    name: 'signs in',
    calls: ['account.login', 'user.info'],
    weight: 40,
    at: ['anonymous'],
    run: (scene, random) => {
      const { email, password } = chance(random, 0.9) ? ACCOUNTS.demo : ACCOUNTS.newcomer;
      return signIn(scene, email, password);
    },
  },
  {
    name: 'signs in with a wrong password',
    weight: 1,
    at: ['anonymous'],
    run: (scene) => signIn(scene, ACCOUNTS.demo.email, 'notthisone1'),
  },
  {
    name: 'registers and signs in',
    weight: 1,
    at: ['anonymous'],
    loads: true,
    run: async (scene, random) => {
      const { page, world } = scene;
      const email = `chaos${integer(random, 0, 1e6)}@example.com`;
      await page.goto('/client/user/register', { waitUntil: 'commit' });
      await type(field(page, 'user.email'), email);
      await type(page.getByLabel(textPattern('user.password')), 'letters123');
      await type(page.getByLabel(textPattern('user.confirmPassword')), 'letters123');
      await press(button(page, 'user.createAction'), randomClicks(random));
      await scene.rest();
      const mail = world.state.mails.find(({ to, used }) => to === email && !used);
      if (!mail) throw new ControlNotAvailable('no mail was sent');
      activate(world, mail.token);
      await signIn(scene, email, 'letters123');
    },
  },
  {
    name: 'signs in with Google',
    calls: ['user.info'],
    weight: 2,
    at: ['anonymous'],
    loads: true,
    run: async (scene, random) => {
      await press(button(scene.page, 'user.signInGoogle'));
      const answer = pick(random, ['Continue as demo', /^Continue as Gina/, 'Cancel']);
      await press(scene.page.getByRole('button', { name: answer }));
      await scene.rest();
    },
  },
  {
    name: 'changes the language before signing in',
    weight: 1,
    at: ['anonymous'],
    run: (scene, random) =>
      press(scene.page.getByRole('button', { name: pick(random, ['English', 'Русский']) })),
  },
  {
    name: 'does something on the hosted page',
    calls: ['recharge.checkPay', 'user.info'],
    weight: 16,
    at: ['hosted'],
    loads: true,
    run: async ({ page }, random) => {
      const buttons = page.getByRole('button');
      if (!(await isShown(buttons))) throw new ControlNotAvailable('nothing to do here');
      // The first button pays, or continues as the demo customer.
      const most = chance(random, 0.5) ? 0 : (await buttons.count()) - 1;
      await press(buttons.nth(integer(random, 0, most)));
    },
  },
  {
    name: 'leaves the hosted page by its link',
    weight: 3,
    at: ['hosted'],
    loads: true,
    run: (scene) => press(scene.page.getByRole('link')),
  },
  {
    name: 'buys a package',
    calls: ['order.pay', 'order.pay', 'order.pay', 'order.pay', 'order.rechargeRecord'],
    weight: 30,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/neworder');
      await choosePackage(scene, random);
      await choosePayWay(scene, random);
      await payNow(scene, random);
    },
  },
  {
    name: 'buys a quantity, perhaps with a coupon',
    calls: ['order.pay', 'order.pay', 'order.pay', 'order.check'],
    weight: 14,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/neworder');
      const main = inMain(scene.page);
      await type(main.getByLabel(textPattern('order.quantity')), String(integer(random, 1, 8)));
      await choosePayWay(scene, random);
      if (chance(random, 0.5)) {
        await type(field(main, 'order.coupon'), pick(random, ['SAVE10', 'EXPIRED']));
        await press(button(main, 'order.apply'));
        await scene.rest();
      }
      await payNow(scene, random);
    },
  },
  {
    name: 'presses Pay now again',
    calls: ['order.pay', 'order.pay', 'order.pay', 'order.pay', 'order.rechargeRecord'],
    weight: 8,
    at: ['portal'],
    run: async (scene, random) => {
      await requireControl(button(inMain(scene.page), 'order.payNow'));
      await payNow(scene, random);
    },
  },
  {
    name: 'orders the same again',
    calls: ['order.pay', 'order.pay', 'order.pay', 'order.pay', 'order.rechargeRecord'],
    weight: 10,
    at: ['portal'],
    run: async (scene, random) => {
      await requireControl(button(inMain(scene.page), 'record.buyAgain'));
      await press(button(inMain(scene.page), 'record.buyAgain'));
      await payNow(scene, random);
    },
  },
  {
    name: 'starts the free trial',
    calls: ['order.pay'],
    weight: 3,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/neworder');
      await press(button(inMain(scene.page), 'order.trial'), randomClicks(random));
    },
  },
  {
    name: 'tops up',
    calls: ['recharge.cryptomusPay'],
    weight: 16,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/recharge');
      const main = inMain(scene.page);
      const target = field(main, 'recharge.amount');
      const amount = String(integer(random, 20, 60));
      await type(target, amount);
      await press(button(main, 'recharge.pay'), randomClicks(random));
      await scene.rest();
      const { world, book, page } = scene;
      const made = world.state.records.some(
        ({ requestId, userId }) => requestId !== null && book.idsOf(userId).includes(requestId),
      );
      if (!made && isAt(page, '/client/recharge'))
        await expectStillTyped(scene, 'an amount that could not be paid', target, amount);
    },
  },
  {
    name: 'continues a payment',
    weight: 6,
    at: ['portal'],
    loads: true,
    run: async ({ page }) => {
      const controls = page
        .getByRole('button', { name: textPattern('payment.continue') })
        .or(page.getByRole('link', { name: textPattern('payment.continue') }));
      await requireControl(controls);
      await press(controls);
    },
  },
  {
    name: 'generates lines',
    calls: ['dynamic.stock', 'dynamic.citys', 'dynamic.gateways'],
    weight: 5,
    at: ['portal'],
    run: generate,
  },
  {
    name: 'moves traffic',
    calls: ['auth.trafficupdate', 'auth.sublist'],
    weight: 7,
    at: ['portal'],
    run: moveTraffic,
  },
  {
    name: 'moves traffic for several sub-accounts',
    calls: ['auth.trafficupdate', 'auth.trafficupdate', 'auth.sublist'],
    weight: 4,
    at: ['portal'],
    run: moveMany,
  },
  {
    name: 'imports sub-accounts',
    calls: ['auth.passadd', 'auth.passadd', 'auth.sublist'],
    weight: 3,
    at: ['portal'],
    run: importSubs,
  },
  {
    name: 'adds a sub-account',
    calls: ['auth.passadd'],
    weight: 4,
    at: ['portal'],
    loads: true,
    run: addSub,
  },
  {
    name: 'deletes a sub-account',
    calls: ['auth.passdelete'],
    weight: 2,
    at: ['portal'],
    run: deleteSub,
  },
  { name: 'adds an address', calls: ['auth.whiteipadd'], weight: 5, at: ['portal'], run: addIp },
  {
    name: 'adds many addresses',
    calls: ['auth.whiteipadd'],
    weight: 2,
    at: ['portal'],
    run: bulkAdd,
  },
  {
    name: 'deletes an address',
    calls: ['auth.whiteipdelete'],
    weight: 4,
    at: ['portal'],
    run: deleteIp,
  },
  {
    name: 'exports',
    calls: ['traffic.changelog', 'order.rechargeRecord'],
    weight: 2,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, pick(random, ['/client/usage', '/client/neworder']));
      await press(button(inMain(scene.page), 'export.open'));
      await press(menuItem(scene.page, textPattern('export.csv')));
    },
  },
  {
    name: 'changes the language or the theme',
    weight: 4,
    at: ['portal'],
    run: async (scene, random) => {
      await userMenu(scene);
      const choices = userChoices(scene.page);
      if (!(await isShown(choices))) throw new ControlNotAvailable('no language to choose');
      await press(choices.nth(integer(random, 0, (await choices.count()) - 1)));
    },
  },
  {
    name: 'makes a new API token',
    calls: ['user.genToken'],
    weight: 1,
    at: ['portal'],
    loads: true,
    run: async (scene) => {
      await go(scene, '/client/account/setting');
      await press(button(inMain(scene.page), 'account.regenerate'));
      await press(button(scene.page, 'account.regenerateConfirm'));
    },
  },
  { name: 'types and leaves', weight: 7, at: ['portal'], run: typeAndLeave },
  {
    name: 'looks at a page',
    weight: 8,
    at: ['portal'],
    run: (scene, random) => go(scene, pick(random, Object.keys(MENU_TEXTS))),
  },
  {
    name: 'opens an address',
    weight: 3,
    at: ['portal', 'anonymous', 'elsewhere'],
    loads: true,
    run: ({ page }, random) => page.goto(pick(random, PATHS), { waitUntil: 'commit' }),
  },
  { name: 'presses something', weight: 12, at: ['portal'], run: pressAnything },
  { name: 'presses something before signing in', weight: 2, at: ['anonymous'], run: pressAnything },
  {
    name: 'opens the palette',
    weight: 2,
    at: ['portal'],
    run: async ({ page }, random) => {
      await page.keyboard.press('Control+k');
      const search = paletteSearch(page);
      await type(search, pick(random, ['us', 'pro', 'ба', 'зака', 'zzz']));
      await page.keyboard.press(pick(random, ['Enter', 'Escape', 'ArrowDown']));
    },
  },
  {
    name: 'opens a tab',
    weight: 3,
    at: ['portal', 'anonymous'],
    loads: true,
    run: async (scene, random) => {
      const tabs = scene.context.pages();
      if (tabs.length >= TABS) scene.page = pick(random, tabs);
      else await scene.openTab(pick(random, PATHS));
      await scene.page.bringToFront();
    },
  },
  {
    name: 'closes the tab',
    weight: 2,
    at: ['portal', 'anonymous', 'hosted', 'elsewhere'],
    run: async (scene, random) => {
      const others = scene.context.pages().filter((tab) => tab !== scene.page);
      if (others.length === 0) throw new ControlNotAvailable('the only tab');
      await scene.page.close({ runBeforeUnload: chance(random, 0.5) });
      scene.page = pick(random, others);
      await scene.page.bringToFront();
    },
  },
  {
    name: 'goes back',
    weight: 5,
    at: ['portal', 'hosted', 'anonymous'],
    loads: true,
    run: ({ page }) => page.goBack({ waitUntil: 'commit' }).catch(() => undefined),
  },
  {
    name: 'goes forward',
    weight: 2,
    at: ['portal', 'hosted', 'anonymous', 'elsewhere'],
    loads: true,
    run: ({ page }) => page.goForward({ waitUntil: 'commit' }).catch(() => undefined),
  },
  {
    name: 'reloads',
    weight: 5,
    at: ['portal', 'anonymous'],
    loads: true,
    run: ({ page }) => page.reload({ waitUntil: 'commit' }),
  },
  {
    name: 'signs out',
    weight: 3,
    at: ['portal'],
    run: async (scene) => {
      const { page } = scene;
      await userMenu(scene);
      await press(signOutItem(page));
      await scene.rest();
      const stored = await page.evaluate(() => localStorage.getItem('userAuthData'));
      if (stored !== null) scene.find('signed out, and the session is still stored');
    },
  },
  {
    name: 'another customer signs in',
    weight: 1,
    at: ['portal'],
    loads: true,
    run: signInOtherCustomer,
  },
];

/** Returns the place of a tab. */
export function placeOf(page: Page): Place {
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/__mock/')) return 'hosted';
  if (pathname.startsWith('/client/user/')) return 'anonymous';
  return pathname.startsWith('/client') ? 'portal' : 'elsewhere';
}
