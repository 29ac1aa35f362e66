import type { Page } from '@playwright/test';
import { holdRequests } from '../support/playwright/answers';
import { findNewRecords, idsOf } from '../support/playwright/buying';
import {
  button,
  expectToast,
  field,
  menuLink,
  openUserMenu,
  signOut,
} from '../support/playwright/controls';
import {
  DEMO,
  ENTRY,
  expect,
  FOREIGN,
  NEWCOMER,
  openIdleTab,
  openSignedIn,
  storeSession,
  test,
} from '../support/playwright/fixtures';
import { recordCalls } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import { closedGate } from '../support/world/gate';

const INFO = '/api/user/info';
const PAY = '/api/recharge/cryptomusPay';
const REPLACED = t.pattern('shell.replaced');

/** Records the addresses that the page's frames navigate to from now on. */
function addressesOf(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  return addresses;
}

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
    await field(page, t('user.email')).fill(NEWCOMER.email);
    await field(page, t('user.password')).fill(NEWCOMER.password);
    await button(page, t('user.signIn')).click();
    await expectCustomer(page, 'Newcomer');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  test('another customer’s, once the network is back', async ({ page, context, backend }) => {
    await page.clock.install();
    await openSignedIn(page, backend, '/account/setting');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await waitUntilAtRest(page);
    const addresses = addressesOf(page);
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
  const addresses = addressesOf(page);
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
