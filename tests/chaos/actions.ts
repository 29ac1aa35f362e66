/** What the random customer does. Each action is a short scene, in accessible names, that ends when something is not there. */
import type { Locator, Page } from '@playwright/test';
import { activate, openSession } from '../../mock/world/account';
import { integer, next, type Random } from '../../mock/world/random';
import { ACCOUNTS } from '../../mock/world/seed';
import type { CallName } from '../../src/contract';
import type { MessageKey } from '../../src/locales/keys';
import { dialogOf, userMenu as opener } from '../support/controls';
import { chance, pick } from './random';
import { NotNow, press, type Scene, shows, type } from './scene';
import { word, wordFirst } from './words';

/** Where the customer is. */
export type Place = 'hosted' | 'anonymous' | 'portal' | 'elsewhere';

export interface Action {
  readonly name: string;
  readonly weight: number;
  readonly at: readonly Place[];
  /** True when it loads a document anew: without a network the browser shows a page of its own. */
  readonly loads?: boolean;
  /** The calls that it is about: bad weather falls on them first. */
  readonly calls?: readonly CallName[];
  readonly run: (scene: Scene, random: Random) => Promise<unknown>;
}

const button = (page: Page | Locator, key: MessageKey) =>
  page.getByRole('button', { name: word(key) });
const field = (page: Page | Locator, key: MessageKey) =>
  page.getByRole('textbox', { name: word(key) });
const inMain = (page: Page) => page.getByRole('main');
const clicks = (random: Random) => (chance(random, 0.25) ? 2 : 1);

const WHERE: Readonly<Record<string, MessageKey>> = {
  '/client/dashboard': 'menu.dashboard',
  '/client/neworder': 'menu.neworder',
  '/client/residential': 'menu.residential',
  '/client/proxysetting/subaccount': 'menu.subaccount',
  '/client/proxysetting/whitelist': 'menu.whitelist',
  '/client/usage': 'menu.usage',
};
const OTHER_PATHS = ['/client/recharge', '/client/account/setting', '/client/proxysetting/addsub'];
const PATHS = [...Object.keys(WHERE), ...OTHER_PATHS];

const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;

/** Goes to a page by the menu, or by its address where the menu has no entry. */
async function go(scene: Scene, path: string): Promise<void> {
  const { page, weather } = scene;
  if (isAt(page, path)) return;
  const key = WHERE[path];
  if (key === undefined) {
    if (weather.isOffline) throw new NotNow('no network to load a page with');
    await page.goto(path, { waitUntil: 'commit' });
  } else await press(page.getByRole('navigation').getByRole('link', { name: wordFirst(key) }));
  await scene.rest();
}

/** Chooses an option of a list, whatever it is drawn with. */
async function choose(page: Page, list: Locator, random: Random): Promise<void> {
  if (!(await shows(list))) throw new NotNow('no such list');
  const first = list.filter({ visible: true }).first();
  const isNative = await first.evaluate((element) => element instanceof HTMLSelectElement);
  if (isNative) {
    const count = await first.locator('option').count();
    if (count > 0)
      await first
        .selectOption({ index: integer(random, 0, Math.min(count, 30) - 1) })
        .catch(() => undefined);
    return;
  }
  await press(first);
  const options = page.getByRole('option').filter({ visible: true });
  if (await shows(options))
    await options
      .nth(integer(random, 0, (await options.count()) - 1))
      .click()
      .catch(() => undefined);
}

async function signIn(scene: Scene, email: string, password: string): Promise<void> {
  const { page, weather } = scene;
  if (!isAt(page, '/client/user/login')) {
    if (weather.isOffline) throw new NotNow('no network to load a page with');
    await page.goto('/client/user/login', { waitUntil: 'commit' });
  }
  const name = field(page, 'user.email');
  await type(name, email);
  await type(page.getByLabel(word('user.password')), password);
  await press(button(page, 'user.signIn'));
  await scene.rest();
  const isHere = isAt(page, '/client/user/login') && (await name.isVisible());
  if (isHere && (await name.inputValue().catch(() => email)) !== email)
    scene.find('the e-mail is gone after a sign-in that failed');
}

async function choosePackage({ page }: Scene, random: Random): Promise<void> {
  const offers = inMain(page).getByRole('radio', { name: /^\d+\s(GB|ГБ)/ });
  if (!(await shows(offers))) throw new NotNow('nothing on sale');
  await offers
    .nth(integer(random, 0, (await offers.count()) - 1))
    .check()
    .catch(() => undefined);
}

async function chooseWay({ page }: Scene, random: Random): Promise<void> {
  const key = chance(random, 0.7) ? 'order.way.balance' : 'order.way.cryptomus';
  await inMain(page)
    .getByRole('radio', { name: wordFirst(key) })
    .check()
    .catch(() => undefined);
}

async function payNow(scene: Scene, random: Random): Promise<void> {
  const target = button(inMain(scene.page), 'order.payNow');
  // The sum of what was chosen is counted first.
  await scene.rest();
  await press(target, clicks(random));
  await scene.rest();
  // An impatient customer; while nothing is known of the first click, this is the same purchase.
  if (chance(random, 0.5) || !(await target.isVisible())) return;
  scene.beginStep();
  await press(target);
  await scene.rest();
}

/** What was typed must stand in a field, unless the world has it. */
async function isStillTyped(scene: Scene, what: string, target: Locator, text: string) {
  const there = target.filter({ visible: true }).first();
  if (!(await there.isVisible())) return;
  const value = await there.inputValue().catch(() => text);
  if (value !== text) scene.find(`typed and gone: ${what}`);
}

async function addIp(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/whitelist');
  const { page, world, weather } = scene;
  const ip = `203.0.113.${integer(random, 1, 254)}`;
  const target = field(inMain(page), 'whitelist.ip');
  await type(target, ip);
  await press(button(inMain(page), 'whitelist.add'), clicks(random));
  await scene.rest();
  await weather.lateEffects();
  const isListed = world.state.whitelist.some((entry) => entry.ip === ip);
  if (!isListed && isAt(page, '/client/proxysetting/whitelist'))
    await isStillTyped(scene, 'an address that could not be added', target, ip);
}

async function addSub(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/addsub');
  const { page, world, weather } = scene;
  const username = `chaos${String(integer(random, 0, 9_999_999)).padStart(8, '0')}`;
  const target = field(inMain(page), 'subaccount.username');
  await type(target, username);
  await type(inMain(page).getByLabel(word('subaccount.password')), `letters${username}`);
  await press(button(inMain(page), 'menu.addsub'), clicks(random));
  await scene.rest();
  await weather.lateEffects();
  const isThere = world.state.subAccounts.some((sub) => sub.username === username);
  if (!isThere && isAt(page, '/client/proxysetting/addsub'))
    await isStillTyped(scene, 'a sub-account that could not be added', target, username);
}

/** A button of one row of a table. */
async function pressRow(scene: Scene, key: MessageKey, random: Random): Promise<void> {
  const buttons = inMain(scene.page)
    .getByRole('button', { name: wordFirst(key) })
    .filter({ visible: true });
  if (!(await shows(buttons))) throw new NotNow(`no row with ${key}`);
  await press(buttons.nth(integer(random, 0, (await buttons.count()) - 1)));
}

async function moveTraffic(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/subaccount');
  const key = chance(random, 0.6) ? 'subaccount.allocate' : 'subaccount.recycle';
  await pressRow(scene, key, random);
  const dialog = dialogOf(scene.page);
  await type(dialog.getByRole('textbox', { name: wordFirst('subaccount.amount') }), '0.1');
  await press(button(dialog, key), clicks(random));
  await scene.rest();
  if (await dialog.isVisible()) await press(button(dialog, 'common.cancel'));
}

async function deleteSub(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/subaccount');
  await pressRow(scene, 'subaccount.delete', random);
  const dialog = dialogOf(scene.page);
  const said = (await dialog.textContent().catch(() => null)) ?? '';
  const sub = scene.world.state.subAccounts.find(({ username }) => said.includes(username));
  await type(dialog.getByRole('textbox'), sub?.username ?? '');
  await press(button(dialog, 'subaccount.delete'));
  await scene.rest();
  if (await dialog.isVisible()) await press(button(dialog, 'common.cancel'));
}

async function deleteIp(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/whitelist');
  await pressRow(scene, 'whitelist.delete', random);
  const dice = next(random);
  if (dice < 0.35) await press(button(scene.page, 'whitelist.undo'));
  else if (dice < 0.7) await scene.pass(6);
}

async function bulkAdd(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/whitelist');
  const { page } = scene;
  const first = integer(random, 1, 200);
  const lines = [0, 1, 2, 3].map((n) => `198.18.0.${first + n} bulk ${n}`).join('\n');
  await type(inMain(page).getByLabel(word('whitelist.bulkLabel')), lines);
  await press(button(inMain(page), 'whitelist.bulkAdd'), clicks(random));
}

async function generate(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/residential');
  const { page } = scene;
  const lists = inMain(page).getByRole('combobox');
  if (await shows(lists))
    await choose(page, lists.nth(integer(random, 0, (await lists.count()) - 1)), random);
  if (chance(random, 0.5))
    await inMain(page)
      .getByRole('radio', { name: word('residential.rotation.sticky') })
      .check()
      .catch(() => undefined);
  await type(
    inMain(page).getByLabel(word('residential.quantity')),
    String(integer(random, 1, 5000)),
  );
  await press(
    button(inMain(page), chance(random, 0.8) ? 'residential.generate' : 'residential.generateApi'),
  );
}

/** Fields whose text outlives a look at another page, and a text that fits. */
const DRAFTS: readonly { path: string; key: MessageKey; text: (random: Random) => string }[] = [
  {
    path: '/client/recharge',
    key: 'recharge.amount',
    text: (random) => `${integer(random, 20, 900)}`,
  },
  {
    path: '/client/proxysetting/whitelist',
    key: 'whitelist.ip',
    text: (random) => `192.0.2.${integer(random, 1, 254)}`,
  },
  {
    path: '/client/proxysetting/addsub',
    key: 'subaccount.username',
    text: (random) => `draft${integer(random, 1_000_000, 9_999_999)}`,
  },
];

/** Types, leaves the page or loads it again, comes back: what was typed is there. */
async function typeAndLeave(scene: Scene, random: Random): Promise<void> {
  const { path, key, text } = pick(random, DRAFTS);
  await go(scene, path);
  const { page, weather } = scene;
  const typed = text(random);
  await type(field(inMain(page), key), typed);
  if (chance(random, 0.5) && !weather.isOffline) await page.reload({ waitUntil: 'commit' });
  else
    await go(
      scene,
      pick(
        random,
        Object.keys(WHERE).filter((other) => other !== path),
      ),
    );
  await scene.rest();
  if (weather.isOffline) return;
  await go(scene, path);
  if (isAt(page, path))
    await isStillTyped(scene, `${key}, on coming back`, field(inMain(page), key), typed);
}

async function userMenu({ page }: Scene): Promise<void> {
  if (!(await button(page, 'shell.signOut').isVisible())) await press(opener(page));
}

/** Presses any of the things that can be pressed. */
async function anything(scene: Scene, random: Random): Promise<string> {
  const { page } = scene;
  const dialog = dialogOf(page).filter({ visible: true });
  const within = (await dialog.count()) > 0 ? dialog.first() : page.locator('body');
  const targets = within
    .locator(
      'button:enabled, a[href^="/client"], input[type="radio"]:enabled, input[type="checkbox"]:enabled, [role="tab"]',
    )
    .filter({ visible: true });
  const count = await targets.count();
  if (count === 0) throw new NotNow('nothing to press');
  const target = targets.nth(integer(random, 0, count - 1));
  const name = await target
    .evaluate((element) => element.ariaLabel ?? element.textContent ?? '')
    .catch(() => '');
  await press(target);
  return name.trim().slice(0, 40);
}

/** Another customer signs in in another tab: the way back from Google leaves just this behind. */
async function otherCustomer(scene: Scene, random: Random): Promise<void> {
  const { world, context, page } = scene;
  const user = pick(random, world.state.users.slice(0, 2));
  const { token, expireAt } = openSession(world, user);
  const tab = await context.newPage();
  await tab.goto('/__mock/state', { waitUntil: 'commit' });
  await tab.evaluate(
    (auth) => localStorage.setItem('userAuthData', auth),
    JSON.stringify({ jwt_token: token, expire_at: expireAt }),
  );
  await tab.close();
  await page.bringToFront();
}

/** `NotNow` unless it is there already: the page is at rest when an action begins. */
async function isHere(target: Locator): Promise<void> {
  if (!(await target.first().isVisible())) throw new NotNow('not here');
}

const TABS = 3;

export const ACTIONS: readonly Action[] = [
  {
    name: 'signs in',
    calls: ['account.login', 'user.info'],
    weight: 40,
    at: ['anonymous'],
    run: (scene, random) => {
      const { email, password } = chance(random, 0.8) ? ACCOUNTS.demo : ACCOUNTS.newcomer;
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
      await type(page.getByLabel(word('user.password')), 'letters123');
      await type(page.getByLabel(word('user.confirmPassword')), 'letters123');
      await press(button(page, 'user.createAction'), clicks(random));
      await scene.rest();
      const mail = world.state.mails.find(({ to, used }) => to === email && !used);
      if (!mail) throw new NotNow('no mail came');
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
    weight: 10,
    at: ['hosted'],
    loads: true,
    run: async ({ page }, random) => {
      const buttons = page.getByRole('button');
      if (!(await shows(buttons))) throw new NotNow('nothing to do here');
      // The first one pays, or goes on as the demo customer.
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
    weight: 16,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/neworder');
      await choosePackage(scene, random);
      await chooseWay(scene, random);
      await payNow(scene, random);
    },
  },
  {
    name: 'buys a quantity, perhaps with a coupon',
    calls: ['order.pay', 'order.pay', 'order.pay', 'order.check'],
    weight: 6,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/neworder');
      const main = inMain(scene.page);
      await type(main.getByLabel(word('order.quantity')), String(integer(random, 1, 40)));
      await chooseWay(scene, random);
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
      await isHere(button(inMain(scene.page), 'order.payNow'));
      await payNow(scene, random);
    },
  },
  {
    name: 'orders the same again',
    calls: ['order.pay', 'order.pay', 'order.pay', 'order.pay', 'order.rechargeRecord'],
    weight: 3,
    at: ['portal'],
    run: async (scene, random) => {
      await isHere(button(inMain(scene.page), 'order.another'));
      await press(button(inMain(scene.page), 'order.another'));
      await payNow(scene, random);
    },
  },
  {
    name: 'starts the free trial',
    calls: ['order.pay'],
    weight: 2,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/neworder');
      await press(button(inMain(scene.page), 'order.trial'), clicks(random));
    },
  },
  {
    name: 'tops up',
    calls: ['recharge.cryptomusPay'],
    weight: 6,
    at: ['portal'],
    run: async (scene, random) => {
      await go(scene, '/client/recharge');
      const main = inMain(scene.page);
      const target = field(main, 'recharge.amount');
      const amount = String(integer(random, 20, 60));
      await type(target, amount);
      await press(button(main, 'recharge.pay'), clicks(random));
      await scene.rest();
      const { world, book, page } = scene;
      const made = world.state.records.some(
        ({ requestId, userId }) => requestId !== null && book.idsOf(userId).includes(requestId),
      );
      if (!made && isAt(page, '/client/recharge'))
        await isStillTyped(scene, 'an amount that could not be paid', target, amount);
    },
  },
  {
    name: 'continues a payment',
    weight: 4,
    at: ['portal'],
    loads: true,
    run: async ({ page }) => {
      const ways = page
        .getByRole('button', { name: word('payment.continue') })
        .or(page.getByRole('link', { name: word('payment.continue') }));
      await isHere(ways);
      await press(ways);
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
      await press(button(inMain(scene.page), 'export.csv'));
    },
  },
  {
    name: 'changes the language or the theme',
    weight: 4,
    at: ['portal'],
    run: async (scene, random) => {
      await userMenu(scene);
      const key = pick(random, ['common.language', 'common.theme'] as const);
      await choose(scene.page, scene.page.getByRole('combobox', { name: wordFirst(key) }), random);
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
    run: (scene, random) => go(scene, pick(random, Object.keys(WHERE))),
  },
  {
    name: 'opens an address',
    weight: 3,
    at: ['portal', 'anonymous', 'elsewhere'],
    loads: true,
    run: ({ page }, random) => page.goto(pick(random, PATHS), { waitUntil: 'commit' }),
  },
  { name: 'presses something', weight: 12, at: ['portal'], run: anything },
  { name: 'presses something before signing in', weight: 2, at: ['anonymous'], run: anything },
  {
    name: 'opens the palette',
    weight: 2,
    at: ['portal'],
    run: async ({ page }, random) => {
      await page.keyboard.press('Control+k');
      const search = dialogOf(page).getByRole('combobox');
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
      if (others.length === 0) throw new NotNow('the only tab');
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
    weight: 4,
    at: ['portal'],
    run: async (scene) => {
      const { page } = scene;
      await userMenu(scene);
      await press(button(page, 'shell.signOut'));
      await scene.rest();
      const kept = await page.evaluate(() => localStorage.getItem('userAuthData'));
      if (kept !== null) scene.find('signed out, and the session is still kept');
    },
  },
  { name: 'another customer signs in', weight: 1, at: ['portal'], loads: true, run: otherCustomer },
];

/** Where a tab stands. */
export function placeOf(page: Page): Place {
  const { pathname } = new URL(page.url());
  if (pathname.startsWith('/__mock/')) return 'hosted';
  if (pathname.startsWith('/client/user/')) return 'anonymous';
  return pathname.startsWith('/client') ? 'portal' : 'elsewhere';
}
