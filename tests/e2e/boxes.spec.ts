/**
 * The boxes of every page and of what opens over it, at four widths: nothing overlaps or touches, with data, without any, where readings
 * fail, where nothing is in stock and where an answer was lost; and nothing moves by more than a pixel when a form refuses, a text is
 * copied, something is chosen, opened or loaded. In the generator Generate stays in sight, and the page is short.
 */
import type { Locator, Page } from '@playwright/test';
import { planFault } from '../../mock/faults';
import type { CallName } from '../../src/api/contract';
import type { TextKey } from '../support/messages';
import { holdRequests, replaceAnswers } from '../support/playwright/answers';
import {
  chooseFiveGb,
  chooseFiveGbFromBalance,
  FIVE_GB,
  goToHostedPage,
  openFiveGb,
  payButton,
  pressOnHostedPage,
  trackerOf,
} from '../support/playwright/buying';
import {
  allRows,
  anyToast,
  button,
  clickWave,
  dialogField,
  dialogOf,
  doWithRow,
  field,
  fieldError,
  pick,
  rowsOf,
  sendRefused,
  toast,
} from '../support/playwright/controls';
import { failToOrder } from '../support/playwright/failedOrder';
import {
  DEMO,
  editAddress,
  expect,
  NEWCOMER,
  openSignedIn,
  SUB,
  signIn,
  startSignedIn,
  storeSession,
  test,
} from '../support/playwright/fixtures';
import { APART, boxOf, findCrowded, isInWindow, SIZES } from '../support/playwright/layout';
import { failedLoad } from '../support/playwright/noise';
import { OPENINGS, openingsFor, whileOpen } from '../support/playwright/openings';
import { movedPlaces, rememberPlaces } from '../support/playwright/places';
import { clipboardText } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { networkSwitch } from '../support/playwright/states';
import { visit, visitAnother, walk, walkPages, walkSignedIn } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { PUBLIC, READING } from '../support/world/routes';

type Size = (typeof SIZES)[number];

/** Looks at the page that is open in each window. */
async function inEachWindow(
  page: Page,
  look: (size: Size) => Promise<void>,
  sizes: readonly Size[] = SIZES,
): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    // The portal learns of the new size with a frame, and folds its menu with the next; a busy machine may be idle before.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await waitUntilAtRest(page);
    await look(size);
  }
}

const expectApart = (page: Page, what: string) =>
  inEachWindow(page, async ({ width }) => {
    await expect.soft.poll(() => findCrowded(page), `${what}, ${width} px`).toEqual(APART);
  });

/** Remembers where everything is in each window. Returns what expects that it is there still. */
async function still(page: Page, sizes?: readonly Size[]) {
  await inEachWindow(page, () => rememberPlaces(page), sizes);
  return async (what: string) => {
    await expect(clickWave(page)).toHaveCount(0);
    const look = async ({ width }: Size) =>
      expect.soft(await movedPlaces(page), `${what}, ${width} px`).toEqual([]);
    await inEachWindow(page, look, sizes);
  };
}

test('nothing overlaps or touches, with data, without or on failure', async ({ page, backend }) => {
  test.slow();
  const network = await networkSwitch(page);
  const look = (state: string) => (path: string) => expectApart(page, `${path} ${state}`);
  await walkPages(page, backend, look('with data'));
  await walkSignedIn(page, backend, look('without any'), NEWCOMER.email);
  network.to('failing');
  await page.goto('/client/account/setting');
  await walk(page, READING, look('failing'));
});

test('nothing overlaps without stock or an answer', async ({ page, backend, expectNoise }) => {
  const { world } = backend.server;
  world.state.isSoldOut = true;
  await openSignedIn(page, backend, '/residential?country=US');
  await expectApart(page, 'no stock');
  expectNoise(failedLoad('/api/', 'ERR_CONTENT_LENGTH_MISMATCH'));
  await openFiveGb(page);
  planFault(world, { call: 'order.pay', answer: 'drop', effect: 'done' });
  await payButton(page).click();
  const found = t.pattern('outcome.found', { kind: 'order' });
  await expect(page.getByText(found).first()).toBeVisible();
  await expectApart(page, 'an order that was found');
  await page.setViewportSize(SIZES[0]);
  await failToOrder(page, backend.server);
  await expectApart(page, 'an order that may have been made');
});

test('nothing overlaps, touches or moves where something opens', async ({ page, backend }) => {
  test.slow();
  await openSignedIn(page, backend, '/dashboard');
  for (const name of openingsFor(SIZES[3])) {
    // Parts that load only when seen are seen in a wide window.
    await page.setViewportSize(SIZES[0]);
    await visit(page, `/client${OPENINGS[name].path}`);
    await waitUntilAtRest(page);
    // From narrow to wide: antd's calendar of a wide window stays beside a narrow one.
    const sizes = SIZES.filter((size) => openingsFor(size).includes(name)).toReversed();
    const openIn = async ({ width }: Size) => {
      await rememberPlaces(page);
      await whileOpen(page, name, async (opened) => {
        const what = `${name}, ${width} px`;
        expect.soft(await movedPlaces(page), what).toEqual([]);
        // The box slides to its place.
        await expect.soft.poll(() => isInWindow(opened), what).toBe(true);
        // Lists and calendars have no role of their own, and lie over the page by design.
        if (await opened.evaluate((one) => one.closest('[role=dialog], [role=menu]') !== null))
          await expect.soft.poll(() => findCrowded(page), what).toEqual(APART);
      });
    };
    await inEachWindow(page, openIn, sizes);
  }
});

interface Change {
  readonly path: string;
  /** The windows in which nothing moves; all of them when left out. */
  readonly sizes?: readonly Size[];
  change(page: Page): Promise<void>;
}

const refusing = (paths: readonly string[]): Change[] =>
  paths.map((path) => ({ path, change: sendRefused }));

const CHANGES: readonly Change[] = [
  ...refusing(['/proxysetting/addsub', '/proxysetting/whitelist', '/account/resetpassword']),
  {
    path: '/recharge',
    change: async (page) => {
      await field(page, t('recharge.amount')).fill('1');
      await button(page, t('recharge.pay')).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  {
    path: '/neworder',
    change: async (page) => {
      await field(page, t('order.coupon')).fill('NOTHING');
      await button(page, t('order.apply')).click();
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
];

/** The pages that read, with as many rows as they show by themselves: a statement of 30 days is longer than the room that is kept for it. */
const LOADED = READING.map((path) => path.replace('&range=30d', ''));

/** Quantities with each kind of advice: a lower price per GB further on, a cheaper package, and one that is not sold. */
const QUANTITIES = ['10', '24', '999', '0'];

/** Shows the first secret of a page. */
const showSecret = (page: Page) =>
  button(page, new RegExp(`^${t('common.show')}: `))
    .first()
    .click();

/** Changes of the page that is open, one after the other. */
const CHOICES: readonly Change[] = [
  ...QUANTITIES.map((gb) => ({
    path: '/neworder',
    change: (page: Page) => field(page, t('order.quantity')).fill(gb),
  })),
  { path: '/neworder', change: (page) => pick(page, FIVE_GB) },
  { path: '/neworder', change: (page) => pick(page, t.pattern('order.payWay.balance')) },
  { path: '/neworder', change: (page) => pick(page, /1,000\sGB/) },
  { path: '/recharge', change: (page) => field(page, t('recharge.amount')).fill('50') },
  {
    path: '/proxysetting/addsub',
    change: (page) => button(page, t('subaccount.generate')).click(),
  },
  { path: '/proxysetting/subaccount', change: (page) => allRows(page).check() },
  { path: '/account/setting', change: showSecret },
  { path: '/residential', change: showSecret },
  // A narrow table leaves its passwords out, and in a card one may take a second line.
  { path: '/proxysetting/subaccount', sizes: SIZES.slice(0, 1), change: showSecret },
];

test('nothing moves when something is chosen or typed', async ({ page, backend }) => {
  test.slow();
  await openSignedIn(page, backend, '/account/setting');
  for (const { path, sizes, change } of CHOICES) {
    await visit(page, `/client${path}`);
    const isStill = await still(page, sizes);
    await change(page);
    await isStill(path);
  }
});

for (const size of SIZES) {
  // An error that appears in a narrow window keeps the room of its two lines in a wide one: each window has a form of its own.
  test(`nothing moves as a form answers: ${size.width} px`, async ({ page, context, backend }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize(size);
    const expectStill = async (changes: readonly Change[]) => {
      for (const [index, { path, change }] of changes.entries()) {
        if (index === 0) await page.goto(`/client${path}`);
        else await visitAnother(page, `/client${path}`);
        const isStill = await still(page, [size]);
        await change(page);
        await isStill(path);
      }
    };
    await expectStill(refusing(PUBLIC));
    await storeSession(page, backend);
    await expectStill([...CHANGES, ...refusing([editAddress(backend)])]);
    await page.goto('/client/residential?country=US');
    const isStill = await still(page, [size]);
    await button(page, t('presets.copyLink')).click();
    // The confirmation stands for two seconds, which a busy machine may need to look.
    await expect.poll(() => clipboardText(page)).toContain('country=US');
    await isStill('a link is copied');
  });

  for (const [which, { locale }] of [t, ru].entries()) {
    // A page loads in two of the windows in either language.
    const paths = LOADED.filter((_, index) => (index + SIZES.indexOf(size) + which) % 2 === 0);
    test(`nothing moves as pages load: ${size.width} px, ${locale}`, async ({ page, backend }) => {
      await page.setViewportSize(size);
      await startSignedIn(page, backend, { locale });
      for (const path of paths) {
        const network = await networkSwitch(page);
        network.to('silent');
        await page.goto(`/client${path}`);
        await waitUntilAtRest(page, network.held);
        await rememberPlaces(page, { isInWindow: true });
        await network.release();
        expect.soft(await movedPlaces(page), `${path} is loaded`).toEqual([]);
      }
    });
  }
}

/** A form or a dialog that is filled in, and the button that sends it. */
interface Sending {
  readonly path: string;
  readonly call: CallName;
  /** The name of the button. */
  readonly send: TextKey;
  fill(page: Page): Promise<void>;
}

/** Fills in a dialog of a sub-account. */
const dialogSending = (
  action: TextKey,
  call: CallName,
  label: string | RegExp,
  text: string,
): Sending => ({
  path: '/proxysetting/subaccount',
  call,
  send: action,
  fill: async (page) => {
    await doWithRow(page, action, SUB);
    await dialogField(page, label).fill(text);
  },
});

const AMOUNT = t('subaccount.amount');

/** A dialog and a form: they are looked at in each window, the others in the widest and the narrowest. */
const IN_EACH_WINDOW: readonly Sending[] = [
  dialogSending('subaccount.allocate', 'auth.trafficupdate', AMOUNT, '1'),
  {
    path: '/proxysetting/addsub',
    call: 'auth.passadd',
    send: 'subaccount.add',
    fill: async (page) => {
      await field(page, t('subaccount.username')).fill('newlogin01234');
      await field(page, t('subaccount.password')).fill('letters123');
    },
  },
];
const SENDINGS: readonly Sending[] = [
  ...IN_EACH_WINDOW,
  dialogSending('subaccount.recycle', 'auth.trafficupdate', AMOUNT, '1'),
  dialogSending('subaccount.delete', 'auth.passdelete', t.pattern('subaccount.typeName'), SUB),
  {
    path: '/proxysetting/subaccount',
    call: 'auth.passadd',
    send: 'subaccount.import.send',
    fill: async (page) => {
      await button(page, t('subaccount.import')).click();
      await dialogField(page, t('subaccount.import.text')).fill('importedlogin1');
      await expect(rowsOf(dialogOf(page))).toHaveCount(1);
    },
  },
  {
    path: '/account/setting',
    call: 'user.genToken',
    send: 'account.regenerateConfirm',
    fill: (page) => button(page, t('account.regenerate')).click(),
  },
  {
    path: '/proxysetting/whitelist',
    call: 'auth.whiteipadd',
    send: 'whitelist.add',
    fill: (page) => field(page, t('whitelist.ip')).fill('198.51.100.7'),
  },
];

test('nothing moves when a call is refused or is lost', async ({ page, backend, expectNoise }) => {
  test.slow();
  expectNoise(failedLoad('/api/', 'ERR_CONTENT_LENGTH_MISMATCH'));
  await openSignedIn(page, backend, '/dashboard');
  for (const sending of SENDINGS) {
    const { path, call, send, fill } = sending;
    await page.goto(`/client${path}`);
    await waitUntilAtRest(page);
    await fill(page);
    const isInEach = IN_EACH_WINDOW.includes(sending);
    const isStill = await still(page, isInEach ? SIZES : [SIZES[0], SIZES[3]]);
    for (const answer of ['code', 'drop'] as const) {
      const fault = planFault(backend.server.world, { call, answer, msg: 'Not now' });
      await button(page, t(send)).click();
      await expect.poll(() => fault.played).toBe(1);
      await isStill(`${t(send)}: ${answer}`);
    }
  }
});

test('Generate a password stays in place when its field is left', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/proxysetting/addsub');
  const password = field(page, t('subaccount.password'));
  await password.focus();
  await button(page, t('subaccount.generate')).click();
  await expect(password).not.toHaveValue('');
  await expect(fieldError(page)).toHaveCount(0);
});

test('a phone’s card has names above values, and one-line usernames', async ({ page, backend }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openSignedIn(page, backend, '/proxysetting/subaccount');
  const row = rowsOf(page).filter({ hasText: SUB });
  // After the traffic left, which stands beside the name.
  const value = row.getByText(/\sGB$/).nth(1);
  await expect(value).toBeVisible();
  const align = (of: '' | '::before') =>
    value.evaluate((span, pseudo) => {
      const cell = span.closest('td');
      return cell && getComputedStyle(cell, pseudo || undefined).textAlign;
    }, of);
  expect(await align('::before')).toBe('start');
  expect((await boxOf(row.getByText(SUB, { exact: true }))).height).toBeLessThan(40);
  await doWithRow(page, 'subaccount.allocate', SUB);
  await expect(dialogOf(page)).toBeVisible();
});

for (const texts of [t, ru]) {
  test(`a part payment is one row at 1024 px: ${texts.locale}`, async ({ page, backend }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await chooseFiveGb(page, backend, texts);
    await goToHostedPage(page, texts);
    await pressOnHostedPage(page, 'Underpaid');
    const tracker = trackerOf(page, texts);
    const middleOf = async (box: Locator) => {
      const { y, height } = await boxOf(box);
      return y + height / 2;
    };
    const row = await middleOf(button(tracker, texts('payment.continue')));
    const time = await middleOf(
      tracker.getByText(texts('payment.timeLeft')).locator('xpath=../..'),
    );
    expect(Math.abs(row - time)).toBeLessThanOrEqual(2);
  });
}

for (const size of SIZES) {
  test(`a top-up link takes Pay now’s place: ${size.width} px`, async ({ page, backend }) => {
    await page.setViewportSize(size);
    await openSignedIn(page, backend, '/neworder');
    await waitUntilAtRest(page);
    const before = await boxOf(payButton(page));
    await pick(page, t.pattern('order.payWay.balance'));
    await pick(page, /1,000\sGB/);
    const add = page.getByRole('link', { name: t.pattern('order.add') });
    await expect(add).toBeVisible();
    await waitUntilAtRest(page);
    // Playwright has scrolled to what it pressed.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await boxOf(add)).toEqual(before);
  });
}

test('an action below a note’s words begins where the note does', async ({ page, backend }) => {
  await chooseFiveGbFromBalance(page, backend);
  await payButton(page).click();
  const action = page.getByRole('link', { name: t('outcome.useIt') });
  await expect(action).toBeVisible();
  const note = page.getByRole('status').filter({ has: action });
  const icon = await boxOf(note.locator('.anticon').first());
  expect(Math.abs((await boxOf(action)).x - icon.x)).toBeLessThanOrEqual(1);
});

test('on a phone Pay now stands still while its sum is counted', async ({ page, backend }) => {
  await page.setViewportSize(SIZES[3]);
  const showSum = await holdRequests(page, '**/api/order/check*');
  await openSignedIn(page, backend, '/neworder');
  await expect(payButton(page)).toBeDisabled();
  const before = await boxOf(payButton(page));
  showSum();
  await expect(payButton(page)).toBeEnabled();
  expect(await boxOf(payButton(page))).toEqual(before);
  // In sight from the page's top, while the packages are chosen.
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
});

/** Expects that one part ends above the other. */
async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  expect((await boxOf(lower)).top).toBeGreaterThan((await boxOf(upper)).bottom);
}

/** Expects the toast of a wrong sign-in over the form, below the languages, and not over the text about the service. */
async function expectToastOverForm(page: Page, texts: typeof t): Promise<void> {
  await signIn(page, { ...DEMO, password: 'wrong1234' }, texts);
  await expectAbove(page.getByRole('group', { name: texts('common.language') }), toast(page));
  const [box, pitch] = [await boxOf(toast(page)), await boxOf(page.getByRole('complementary'))];
  expect(box.right <= pitch.left || box.bottom <= pitch.top).toBe(true);
  expect(box.left).toBeGreaterThanOrEqual(0);
}

for (const size of SIZES) {
  test(`toasts leave the languages before sign-in and the notes of a lost network or service in sight, ${size.width} px`, async ({
    page,
    context,
    backend,
    expectNoise,
  }) => {
    // A payment of the customer's may be asked about just then.
    expectNoise(failedLoad('/api/recharge/checkPay', 'ERR_INTERNET_DISCONNECTED'));
    await page.setViewportSize(size);
    await page.goto('/client/user/login');
    await expectToastOverForm(page, t);
    if (size === SIZES[3]) {
      // Where the room is smallest, the longer words too.
      await button(page, 'Русский').click();
      await expect(toast(page)).toHaveCount(0);
      await expectToastOverForm(page, ru);
    }
    await openSignedIn(page, backend, '/residential', { locale: t.locale });
    await button(page, t('presets.saveAs')).click();
    await dialogOf(page).getByLabel(t('presets.name')).fill('Shop');
    await context.setOffline(true);
    await button(dialogOf(page), t('presets.save')).click();
    const offline = page.getByRole('status').filter({ hasText: t('shell.offline') });
    await expectAbove(offline, anyToast(page));
    await context.setOffline(false);
    await expect(offline).toHaveCount(0);
    const network = await networkSwitch(page);
    network.to('failing');
    await page.goto('/client/dashboard');
    const outage = page.getByRole('alert').filter({ hasText: t('shell.outage') });
    await expect(outage).toBeVisible();
    await expectAbove(outage, anyToast(page));
  });
}

test('an error of two lines ends above the button', async ({ page }) => {
  await page.setViewportSize(SIZES[3]);
  await page.goto('/client/user/emailtoreset');
  await field(page, t('user.email')).fill('nobody@example.com');
  await button(page, t('user.sendLink')).click();
  await expectAbove(fieldError(page), button(page, t('user.sendLink')));
});

test('a link and a button in one line stand on one line of letters', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/nowhere');
  const topOf = (control: Locator) =>
    control.evaluate((one) => {
      const letters = document.createRange();
      letters.selectNodeContents(one);
      return letters.getBoundingClientRect().top;
    });
  const main = page.getByRole('main');
  const link = await topOf(main.getByRole('link', { name: t('common.home') }));
  const letters = button(main, t('common.report')).getByText(t('common.report'));
  expect(Math.abs(link - (await topOf(letters)))).toBeLessThan(1);
});

/** The generator with a list, and each other tab of it, is at most this high at 1440 × 900, in px. */
const TWO_SCREENS = 1800;
/** The part of the generator that shows what the settings make. */
const MADE = { except: t('credentials.title') };

for (const size of SIZES) {
  test(`nothing moves in the generator: ${size.width} px`, async ({ page, backend }) => {
    await page.setViewportSize(size);
    await openSignedIn(page, backend, '/residential?country=US');
    const generate = button(page, t('residential.generate'));
    await expect(generate).toBeEnabled();
    await waitUntilAtRest(page);
    await expect(generate).toBeInViewport({ ratio: 1 });
    if (size === SIZES[3]) {
      await button(page, new RegExp(`^${t('residential.connection')}`)).click();
      await waitUntilAtRest(page);
      // The settings are higher than the window now.
      await expect(generate).toBeInViewport({ ratio: 1 });
    }
    await rememberPlaces(page, MADE);
    for (const choice of ['rotation.sticky', 'auth.whitelist', 'auth.password'] as const) {
      await pick(page, t(`residential.${choice}`));
      expect.soft(await movedPlaces(page), choice).toEqual([]);
      await expect.soft(generate).toBeInViewport({ ratio: 1 });
    }
    await button(page, t('place.map')).click();
    await expect(dialogOf(page)).toBeVisible();
    expect.soft(await movedPlaces(page), 'the map').toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialogOf(page)).toHaveCount(0);
    await rememberPlaces(page, MADE);
    await generate.click();
    await expect(page.locator('[aria-posinset="10"]')).toBeInViewport();
    await expect(generate).toBeFocused();
    expect.soft(await movedPlaces(page), 'the list').toEqual([]);
    if (size === SIZES[0]) {
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click();
        await waitUntilAtRest(page);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect.soft(height, (await tab.textContent()) ?? '').toBeLessThanOrEqual(TWO_SCREENS);
        await expect.soft(generate).toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('on a phone Generate brings the whole list into sight', async ({ page, backend }) => {
  await page.setViewportSize({ ...SIZES[3], height: 640 });
  for (const user of backend.server.world.state.users) user.lots = [];
  await openSignedIn(page, backend, '/residential?country=US&auth=whitelist');
  const generate = button(page, t('residential.generate'));
  await expect(generate).toBeEnabled();
  await waitUntilAtRest(page);
  await generate.click();
  const list = page.getByRole('region', { name: t('residential.lines') });
  await expect(list).toBeInViewport({ ratio: 0.9 });
});

/** The calls for the lists of two fields. */
const LISTS = ['dynamic.stock', 'auth.sublist'] as const;

for (const size of SIZES) {
  test(`nothing moves when lists cannot be read: ${size.width} px`, async ({ page, backend }) => {
    await page.setViewportSize(size);
    for (const call of LISTS) {
      planFault(backend.server.world, { call, answer: 'code', times: null });
    }
    const lists = { pattern: '*/api/*', matches: /dynamic\/stock|auth\/sublist/ };
    const release = await replaceAnswers(page, lists, () => 'silence');
    await openSignedIn(page, backend, '/residential?country=DE');
    await waitUntilAtRest(page, () => LISTS.length);
    await rememberPlaces(page, MADE);
    await expect(page.getByText('Germany', { exact: true })).toBeVisible();
    await release();
    await expect(page.getByRole('alert')).toHaveCount(LISTS.length);
    await expect(page.getByText(t('shell.outage.part'), { exact: true }).first()).toBeVisible();
    expect.soft(await movedPlaces(page)).toEqual([]);
    await expect(page.getByText('Germany', { exact: true })).toBeVisible();
    await expect.soft.poll(() => findCrowded(page)).toEqual(APART);
  });
}
