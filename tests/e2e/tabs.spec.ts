/** Tabs of one browser: one session, one customer, and work that is under way when the session ends. */
import type { BrowserContext, Page } from '@playwright/test';
import { holdRequests } from '../support/playwright/answers';
import { findNewRecords, idsOf } from '../support/playwright/buying';
import {
  confirm,
  confirmButton,
  dialogField,
  dialogOf,
  doWithRow,
  expectToast,
  field,
  menuLink,
  openUserMenu,
  signOut,
} from '../support/playwright/controls';
import {
  type Backend,
  DEMO,
  ENTRY,
  expect,
  FOREIGN,
  NEWCOMER,
  openIdleTab,
  openSignedIn,
  SUB,
  signIn,
  startSignedIn,
  storeSession,
  test,
} from '../support/playwright/fixtures';
import { recordAddresses, recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import { closedGate } from '../support/world/gate';

const REFRESH = '/user/refreshToken';
const INFO = '/api/user/info';
const PAY = '/api/recharge/cryptomusPay';
const REPLACED = t.pattern('shell.replaced');

const storedAuth = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userAuthData') ?? 'null'));

/** Opens two tabs of a customer, and waits until no call and no chunk is under way in them. Returns the second. */
async function openTwo(page: Page, context: BrowserContext, backend: Backend) {
  await startSignedIn(page, backend);
  const other = await context.newPage();
  for (const [tab, path] of [
    [page, 'setting'],
    [other, 'resetpassword?from=mail'],
  ] as const) {
    await tab.goto(`/client/account/${path}`);
    await waitUntilAtRest(tab);
  }
  return other;
}

test.describe('two tabs', () => {
  test('refresh a due session once, and both go on', async ({ page, context, backend }) => {
    const other = await openTwo(page, context, backend);
    const before = await storedAuth(page);
    await backend.post('expire-sessions', { mode: 'stale' });
    await page.evaluate((auth) => localStorage.setItem('userAuthData', JSON.stringify(auth)), {
      ...before,
      expire_at: Math.floor(Date.now() / 1000) - 60,
    });
    const refresh = await holdRequests(context, `**/api${REFRESH}`);
    const calls = recordCalls(context);
    await menuLink(page, t('menu.whitelist')).click();
    await menuLink(other, t('menu.subaccount')).click();
    // Both tabs want the refresh before the first of them is answered.
    const locks = () =>
      page.evaluate(async () => {
        const { held: holding, pending } = await navigator.locks.query();
        const refreshing = (all: LockInfo[] = []) =>
          all.filter((lock) => lock.name === 'session-refresh').length;
        return [refreshing(holding), refreshing(pending)];
      });
    await expect.poll(locks).toEqual([1, 1]);
    refresh();
    await expect(page.getByText(ENTRY)).toBeVisible();
    await expect(other.getByText(SUB).first()).toBeVisible();
    expect(calls[0]?.path).toBe(REFRESH);
    expect(calls.filter(({ path }) => path === REFRESH)).toHaveLength(1);
    const after = await storedAuth(other);
    expect(after.jwt_token).not.toBe(before.jwt_token);
    expect(after.expire_at).toBeGreaterThan(Date.now() / 1000);
  });

  test('do not both delete what one is about to delete', async ({ page, context, backend }) => {
    const other = await openTwo(page, context, backend);
    for (const tab of [other, page]) {
      await menuLink(tab, t('menu.subaccount')).click();
      await doWithRow(tab, 'subaccount.delete', SUB);
      await dialogField(tab, t('subaccount.typeName', { name: SUB })).fill(SUB);
      await expect(confirmButton(tab, t('subaccount.delete'))).toBeEnabled();
    }
    // Like a tab that the browser has suspended while it read.
    await holdRequests(other, '**/api/auth/sublist**');
    const read = other.waitForRequest(/\/auth\/sublist/);
    await confirm(other, t('subaccount.delete'));
    await read;
    const deletions = recordCalls(context, '/auth/passdelete');
    await confirm(page, t('subaccount.delete'));
    await expect(dialogOf(page).getByText(t('subaccount.undecided'))).toBeVisible();
    expect(deletions).toEqual([]);
    await other.close();
    await confirm(page, t('subaccount.delete'));
    await expect(dialogOf(page)).toBeHidden();
    expect(deletions).toHaveLength(1);
  });

  test('signing out in one reaches the other, and the next customer sees nothing of the last', {
    tag: '@full',
  }, async ({ page, context, backend }) => {
    const other = await openTwo(page, context, backend);
    await signOut(page);
    await expect(page).toHaveURL(/\/client\/user\/login/);
    await expect(other).toHaveURL(/\/client\/user\/login$/);
    expect(await storedAuth(other)).toBeNull();
    await signIn(page, NEWCOMER);
    // The other tab is signed in too, and does not lead to where the last customer was.
    await expect(other).toHaveURL(/\/client\/dashboard$/);
    for (const tab of [page, other]) {
      await expectCustomer(tab, 'Newcomer');
      await expect(tab.getByText('Demo Customer')).toHaveCount(0);
      await expect(tab.getByText(DEMO.email)).toHaveCount(0);
    }
  });
});

async function expectCustomer(page: Page, name: string): Promise<void> {
  await expect(await openUserMenu(page)).toContainText(t('shell.greeting', { name }));
}

test.describe('whose pages a tab shows', () => {
  test('no page of one who has signed out, after a reload and Back', async ({ page, backend }) => {
    await openSignedIn(page, backend, '/proxysetting/subaccount?search=client-a');
    await menuLink(page, t('menu.whitelist')).click();
    await expect(page).toHaveURL(/whitelist/);
    await signOut(page);
    await expect(page).toHaveURL(/\/user\/login$/);
    await page.reload();
    // Umi's router listens to Back once it is drawn.
    await waitUntilAtRest(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/login$/);
    await signIn(page, NEWCOMER);
    await expectCustomer(page, 'Newcomer');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('another customer’s, once the network is back', async ({ page, context, backend }) => {
    await page.clock.install();
    await openSignedIn(page, backend, '/account/setting');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await waitUntilAtRest(page);
    const addresses = recordAddresses(page);
    const other = await openIdleTab(context);
    // The network fails right after the answer that names the session's customer.
    await page.route(`**${INFO}`, async (route) => {
      const response = await route.fetch();
      await context.setOffline(true);
      await route.fulfill({ response });
    });
    await storeSession(other, backend, NEWCOMER.email);
    await expect(title).toHaveCount(0);
    await page.clock.fastForward(60_000);
    await page.unroute(`**${INFO}`);
    await context.setOffline(false);
    await expectToast(page, REPLACED);
    await expectCustomer(page, 'Newcomer');
    expect(addresses).toEqual([page.url()]);
  });

  test('its own, if the other’s session is over by then', async ({ page, context, backend }) => {
    await page.clock.install();
    await openSignedIn(page, backend, '/recharge');
    await field(page, t('recharge.amount')).fill('20');
    const pay = await holdRequests(page, `**${PAY}`);
    const sending = page.waitForRequest(`**${PAY}`);
    await page.getByRole('button', { name: t('recharge.pay') }).click();
    const request = await sending;
    const other = await openIdleTab(context);
    await storeSession(other, backend, NEWCOMER.email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await other.evaluate(() => localStorage.removeItem('userAuthData'));
    const email = page.getByLabel(t('user.email'));
    await email.fill('half-typed@example.com');
    pay();
    await (await request.response())?.finished();
    await page.clock.fastForward(60_000);
    await waitUntilAtRest(page);
    await expect(email).toHaveValue('half-typed@example.com');
  });
});

test('the other’s, while a payment is kept for its payer', async ({ page, context, backend }) => {
  await openSignedIn(page, backend, '/recharge');
  await waitUntilAtRest(page);
  const other = await openIdleTab(context);
  const payment = closedGate();
  const addresses = recordAddresses(page);
  await page.route(`**${PAY}`, async (route) => {
    const response = await route.fetch();
    await payment.opened;
    await route.fulfill({ response });
  });
  const before = idsOf(backend);
  await page.getByRole('textbox', { name: t('recharge.amount') }).fill('43');
  await page.getByRole('button', { name: t('recharge.pay') }).click();
  await expect.poll(() => findNewRecords(backend, before)).toMatchObject([{ status: 'unpaid' }]);
  const asked = page.waitForResponse((response) => response.url().includes(INFO));
  const calls = recordCalls(context);
  const token = await storeSession(other, backend, NEWCOMER.email);
  // The tab that waits for the answer learns whose session it is now.
  await asked;
  payment.open();
  await expectToast(page, REPLACED);
  await expectCustomer(page, 'Newcomer');
  await expect(page.getByText(DEMO.email)).toHaveCount(0);
  const order = findNewRecords(backend, before)[0]?.id ?? 'none';
  await expect(page.getByText(order)).toHaveCount(0);
  expect(calls.length).toBeGreaterThan(0);
  expect(calls.filter((call) => call.token !== token)).toEqual([]);

  // A click before the tab begins anew would be lost with its document.
  const begunAnew = page.waitForEvent('load');
  await storeSession(other, backend, DEMO.email);
  await begunAnew;
  await expectCustomer(page, 'Demo Customer');
  const card = page.getByRole('article', { name: t('payment.of.recharge', { id: order }) });
  await expect(card).toContainText(t('payment.status.check'));
  await expect(card.getByRole('button', { name: t('payment.continue') })).toBeVisible();
  expect(addresses.filter((address) => !/\/client\/recharge$/.test(address))).toEqual([]);
});

test('a deletion in its five seconds is sent when its page is left', async ({ page, backend }) => {
  await openSignedIn(page, backend, '/proxysetting/whitelist');
  await page
    .getByRole('row', { name: ENTRY })
    .getByRole('button', { name: t.pattern('whitelist.delete') })
    .click();
  await expect(page.getByRole('button', { name: t('whitelist.undo') })).toBeVisible();
  await page.goto(FOREIGN);
  const isListed = () => backend.server.world.state.whitelist.some(({ ip }) => ip === ENTRY);
  await expect.poll(isListed).toBe(false);
});
