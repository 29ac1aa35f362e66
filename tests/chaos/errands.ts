/** The longer actions of a customer: each opens its page, does its work, and ends when a control is missing. */
import type { Locator, Page } from '@playwright/test';
import { openSession } from '../../mock/world/account';
import { integer, nextNumber, type Random } from '../../mock/world/random';
import type { MessageKey } from '../../src/locales/keys';
import { textPattern, textStartPattern } from '../support/eitherText';
import type { TextKey } from '../support/messages';
import {
  dialogOf,
  menuItem,
  menuLink,
  moveSelected,
  userMenu as opener,
  openOptions,
  radioOf,
  selectsOf,
  userPanel,
} from '../support/playwright/controls';
import { MENU_ENTRIES } from '../support/world/routes';
import { chance, pick } from './random';
import type { Scene } from './scene';
import { ControlNotAvailable, check, isShown, press, type } from './touch';

/** Finds a button by its text in either language. */
export const button = (page: Page | Locator, key: MessageKey) =>
  page.getByRole('button', { name: textPattern(key) });
/** Finds a field by its label in either language. */
export const field = (page: Page | Locator, key: MessageKey) =>
  page.getByRole('textbox', { name: textPattern(key) });
/** Returns the page itself, without menu and header. */
export const inMain = (page: Page) => page.getByRole('main');
/** Returns the number of clicks: one customer in four clicks twice. */
export const randomClicks = (random: Random) => (chance(random, 0.25) ? 2 : 1);

export const MENU_TEXTS: Readonly<Record<string, TextKey>> = Object.fromEntries(
  MENU_ENTRIES.map(({ path, text }) => [`/client${path}`, text]),
);
const OTHER_PATHS = ['/client/recharge', '/client/account/setting', '/client/proxysetting/addsub'];
export const PATHS = [...Object.keys(MENU_TEXTS), ...OTHER_PATHS];

/** Returns true when a tab is at this path. */
export const isAt = (page: Page, path: string) => new URL(page.url()).pathname === path;

const LOGIN = '/client/user/login';

/** Goes to a page by the menu, or by its address where the menu has no entry. */
export async function go(scene: Scene, path: string): Promise<void> {
  const { page, weather } = scene;
  if (isAt(page, path)) return;
  const key = MENU_TEXTS[path];
  if (key === undefined) {
    if (weather.isOffline) throw new ControlNotAvailable('no network to load a page with');
    await page.goto(path, { waitUntil: 'commit' });
  } else await press(menuLink(page, textStartPattern(key)));
  await scene.rest();
}

/** Chooses an option of a list. */
export async function choose(page: Page, list: Locator, random: Random): Promise<void> {
  if (!(await isShown(list))) throw new ControlNotAvailable('no such list');
  const first = list.filter({ visible: true }).first();
  await press(first);
  const options = openOptions(page);
  if (await isShown(options))
    await options
      .nth(integer(random, 0, (await options.count()) - 1))
      .click()
      .catch(() => undefined);
}

/** Picks one of a few side by side: their radio buttons have no size, their labels do. */
const pickSegment = (within: Locator, key: MessageKey) =>
  press(radioOf(within, textPattern(key)).locator('xpath=ancestor::label[1]'));

/** Signs in. The e-mail must outlive a sign-in that fails. */
export async function signIn(scene: Scene, email: string, password: string): Promise<void> {
  const { page } = scene;
  await go(scene, LOGIN);
  const name = field(page, 'user.email');
  await type(name, email);
  await type(page.getByLabel(textPattern('user.password')), password);
  // A session that began, and that another tab's call has ended since, is no failed sign-in: its form is a new one.
  let hasBegun = false;
  const watch = () => {
    hasBegun ||= !isAt(page, LOGIN);
  };
  page.on('framenavigated', watch);
  await press(button(page, 'user.signIn'));
  await scene.rest();
  page.off('framenavigated', watch);
  const isOnPage = !hasBegun && isAt(page, LOGIN) && (await name.isVisible());
  if (isOnPage && (await name.inputValue().catch(() => email)) !== email)
    scene.find('the e-mail is gone after a sign-in that failed');
}

/** Chooses one of the packages on sale. */
export async function choosePackage({ page }: Scene, random: Random): Promise<void> {
  const offers = radioOf(inMain(page), /\d\s(GB|ГБ)/);
  if (!(await isShown(offers))) throw new ControlNotAvailable('nothing on sale');
  // Mostly the small packages, because the balance pays for several of them.
  const most = chance(random, 0.85) ? Math.min(2, await offers.count()) : await offers.count();
  await check(offers.nth(integer(random, 0, most - 1)));
}

/** Chooses the way to pay. */
export async function choosePayWay({ page }: Scene, random: Random): Promise<void> {
  const key = chance(random, 0.7) ? 'order.payWay.balance' : 'order.payWay.cryptomus';
  await check(radioOf(inMain(page), textStartPattern(key)));
}

/** Presses Pay now, and sometimes again at once. */
export async function payNow(scene: Scene, random: Random): Promise<void> {
  const target = button(inMain(scene.page), 'order.payNow');
  // The sum must have been counted first.
  await scene.rest();
  await press(target, randomClicks(random));
  await scene.rest();
  // An impatient customer clicks again: while the first click has no outcome, both are one purchase.
  if (chance(random, 0.5) || !(await target.isVisible())) return;
  scene.beginStep();
  await press(target);
  await scene.rest();
}

/** Checks that typed text still stands in the field, unless the call was successful. */
export async function expectStillTyped(scene: Scene, what: string, target: Locator, text: string) {
  const there = target.filter({ visible: true }).first();
  if (!(await there.isVisible())) return;
  const value = await there.inputValue().catch(() => text);
  if (value !== text) scene.find(`typed and gone: ${what}`);
}

/** Adds an address to the whitelist. The address must outlive a call that fails. */
export async function addIp(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/whitelist');
  const { page, world, weather } = scene;
  const ip = `203.0.113.${integer(random, 1, 254)}`;
  const target = field(inMain(page), 'whitelist.ip');
  await type(target, ip);
  await press(button(inMain(page), 'whitelist.add'), randomClicks(random));
  await scene.rest();
  await weather.lateEffects();
  const isListed = world.state.whitelist.some((entry) => entry.ip === ip);
  if (!isListed && isAt(page, '/client/proxysetting/whitelist'))
    await expectStillTyped(scene, 'an address that could not be added', target, ip);
}

/** Adds a sub-account. Its username must outlive a call that fails. */
export async function addSub(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/addsub');
  const { page, world, weather } = scene;
  const username = `chaos${String(integer(random, 0, 9_999_999)).padStart(8, '0')}`;
  const target = field(inMain(page), 'subaccount.username');
  await type(target, username);
  await type(inMain(page).getByLabel(textPattern('subaccount.password')), `letters${username}`);
  await press(button(inMain(page), 'menu.addsub'), randomClicks(random));
  await scene.rest();
  await weather.lateEffects();
  const isThere = world.state.subAccounts.some((sub) => sub.username === username);
  if (!isThere && isAt(page, '/client/proxysetting/addsub'))
    await expectStillTyped(scene, 'a sub-account that could not be added', target, username);
  // The card of a new one opens.
  const card = dialogOf(page);
  if (await card.isVisible()) await changeOfMind(scene, card);
}

async function pressRow(scene: Scene, key: MessageKey, random: Random): Promise<void> {
  const buttons = inMain(scene.page)
    .getByRole('button', { name: textStartPattern(key) })
    .filter({ visible: true });
  if (!(await isShown(buttons))) throw new ControlNotAvailable(`no row with ${key}`);
  await press(buttons.nth(integer(random, 0, (await buttons.count()) - 1)));
}

/** Closes a dialog with Escape, as a customer who changes their mind. */
async function changeOfMind(scene: Scene, dialog: Locator): Promise<void> {
  if (!(await isShown(dialog))) throw new ControlNotAvailable('no dialog opened');
  await scene.page.keyboard.press('Escape');
  const isGone = await dialog.waitFor({ state: 'hidden' }).then(
    () => true,
    () => false,
  );
  if (!isGone) scene.find('a dialog stays after Escape');
}

/** Moves traffic to a sub-account or back, or changes their mind. */
export async function moveTraffic(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/subaccount');
  const key = chance(random, 0.6) ? 'subaccount.allocate' : 'subaccount.recycle';
  if (key === 'subaccount.allocate') await pressRow(scene, key, random);
  else {
    await pressRow(scene, 'common.more', random);
    await press(menuItem(scene.page, textStartPattern(key)));
  }
  const dialog = dialogOf(scene.page);
  if (chance(random, 0.25)) return changeOfMind(scene, dialog);
  await type(dialog.getByRole('textbox', { name: textStartPattern('subaccount.amount') }), '0.1');
  await press(button(dialog, key), randomClicks(random));
  await scene.rest();
  if (await dialog.isVisible()) await press(button(dialog, 'common.cancel'));
}

/** Number of rows to select for several moves, and to add by an import. */
const SEVERAL = 3;

/** Moves traffic for several sub-accounts or back, stops on the way, or changes their mind. */
export async function moveMany(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/subaccount');
  const { page } = scene;
  const boxes = inMain(page).getByRole('row').getByRole('checkbox');
  if (!(await isShown(boxes))) throw new ControlNotAvailable('no row to select');
  const most = Math.min(SEVERAL, await boxes.count());
  for (let row = 0; row < most; row += 1) await check(boxes.nth(row));
  await press(moveSelected(page));
  const dialog = dialogOf(page);
  if (chance(random, 0.2)) return changeOfMind(scene, dialog);
  const key = chance(random, 0.6) ? 'subaccount.allocate' : 'subaccount.recycle';
  await pickSegment(dialog, key);
  await type(dialog.getByRole('textbox', { name: textStartPattern('subaccount.amount') }), '0.1');
  await press(button(dialog, key), randomClicks(random));
  if (chance(random, 0.2)) await press(button(dialog, 'moveMany.stop')).catch(() => undefined);
  await scene.rest();
  // After a lost answer the customer checks again, or sends the rest.
  const on = button(dialog, chance(random, 0.5) ? 'outcome.checkAgain' : key);
  if (await on.first().isVisible()) {
    scene.beginStep();
    await press(on).catch(() => undefined);
    await scene.rest();
  }
  if (await dialog.isVisible())
    await press(button(dialog, 'common.close').or(button(dialog, 'common.cancel')));
}

/** Adds several sub-accounts from pasted rows, and once more after a failure. The rows must outlive a call that fails. */
export async function importSubs(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/subaccount');
  const { page, world } = scene;
  await press(button(inMain(page), 'subaccount.import'));
  const dialog = dialogOf(page);
  if (chance(random, 0.2)) return changeOfMind(scene, dialog);
  const first = integer(random, 0, 9_999_990);
  const names = Array.from(
    { length: SEVERAL },
    (_, n) => `import${String(first + n).padStart(7, '0')}`,
  );
  const rows = names.map((name, n) => (n === 0 ? `${name},letters123,chaos` : name)).join('\n');
  const target = field(dialog, 'subaccount.import.text');
  const text = `username,password,remark\n${rows}`;
  await type(target, text);
  await scene.rest();
  const send = button(dialog, 'subaccount.import.send').or(
    button(dialog, 'subaccount.import.sendSome'),
  );
  await press(send, randomClicks(random));
  await scene.rest();
  // Sends the remaining rows once more.
  if (await send.isEnabled().catch(() => false)) {
    scene.beginStep();
    await press(send);
    await scene.rest();
  }
  await expectStillTyped(scene, 'rows to import', target, text);
  for (const name of names) {
    const times = world.state.subAccounts.filter(({ username }) => username === name).length;
    if (times > 1) scene.find(`a row of an import was added ${times} times`);
  }
  if (await dialog.isVisible()) await press(button(dialog, 'common.close'));
}

/** Deletes a sub-account, by typing its name. */
export async function deleteSub(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/subaccount');
  await pressRow(scene, 'common.more', random);
  await press(menuItem(scene.page, textStartPattern('subaccount.delete')));
  const dialog = dialogOf(scene.page);
  const said = (await dialog.textContent().catch(() => null)) ?? '';
  const sub = scene.world.state.subAccounts.find(({ username }) => said.includes(username));
  await type(dialog.getByRole('textbox'), sub?.username ?? '');
  await press(button(dialog, 'subaccount.delete'));
  await scene.rest();
  if (await dialog.isVisible()) await press(button(dialog, 'common.cancel'));
}

/** Deletes an address, and undoes the deletion, waits until it is sent, or continues elsewhere. */
export async function deleteIp(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/whitelist');
  await pressRow(scene, 'whitelist.delete', random);
  const dice = nextNumber(random);
  if (dice < 0.35)
    await press(scene.page.getByRole('button', { name: textStartPattern('whitelist.undo') }));
  else if (dice < 0.7) await scene.pass(6);
}

/** Adds several addresses at once. */
export async function bulkAdd(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/proxysetting/whitelist');
  const { page } = scene;
  const first = integer(random, 1, 200);
  const lines = [0, 1, 2, 3].map((n) => `198.18.0.${first + n} bulk ${n}`).join('\n');
  await type(inMain(page).getByLabel(textPattern('whitelist.bulkLabel')), lines);
  await press(button(inMain(page), 'whitelist.bulkAdd'), randomClicks(random));
}

/** Makes proxy lines, or an API link. */
export async function generate(scene: Scene, random: Random): Promise<void> {
  await go(scene, '/client/residential');
  const { page } = scene;
  const lists = selectsOf(inMain(page));
  if (await isShown(lists))
    await choose(page, lists.nth(integer(random, 0, (await lists.count()) - 1)), random);
  if (chance(random, 0.5)) await pickSegment(inMain(page), 'residential.rotation.sticky');
  await type(
    inMain(page).getByLabel(textPattern('residential.quantity')),
    String(integer(random, 1, 5000)),
  );
  if (chance(random, 0.8)) {
    await press(button(inMain(page), 'residential.generate'));
    return;
  }
  await press(inMain(page).getByRole('tab', { name: textPattern('residential.tab.api') }));
  await press(button(inMain(page), 'residential.generateApi'));
}

/** Fields whose text outlives a visit to another page, each with a text that fits. */
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

/** Types, leaves the page or reloads it, and returns: the text must still be there. */
export async function typeAndLeave(scene: Scene, random: Random): Promise<void> {
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
        Object.keys(MENU_TEXTS).filter((other) => other !== path),
      ),
    );
  await scene.rest();
  if (weather.isOffline) return;
  await go(scene, path);
  if (isAt(page, path))
    await expectStillTyped(scene, `${key}, on coming back`, field(inMain(page), key), typed);
}

/** Opens the user menu. */
export async function userMenu({ page }: Scene): Promise<void> {
  if (!(await userPanel(page).isVisible())) await press(opener(page));
}

/** Presses any control. */
export async function pressAnything(scene: Scene, random: Random): Promise<string> {
  const { page } = scene;
  const dialog = dialogOf(page).filter({ visible: true });
  const within = (await dialog.count()) > 0 ? dialog.first() : page.locator('body');
  const targets = within
    .locator(
      'button:enabled, a[href^="/client"], input[type="radio"]:enabled, input[type="checkbox"]:enabled, [role="tab"]',
    )
    .filter({ visible: true });
  const count = await targets.count();
  if (count === 0) throw new ControlNotAvailable('nothing to press');
  const target = targets.nth(integer(random, 0, count - 1));
  const name = await target
    .evaluate((element) => element.ariaLabel ?? element.textContent ?? '')
    .catch(() => '');
  await press(target);
  return name.trim().slice(0, 40);
}

/** Signs another customer in in another tab, by storing the same as a return from Google does. */
export async function signInOtherCustomer(scene: Scene, random: Random): Promise<void> {
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

/** Throws `ControlNotAvailable` unless the control is there now: an action begins on a page at rest. */
export async function requireControl(target: Locator): Promise<void> {
  if (!(await target.first().isVisible())) throw new ControlNotAvailable('not here');
}
