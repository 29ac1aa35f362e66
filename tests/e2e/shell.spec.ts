import type { Page } from '@playwright/test';
import { isCleanInBoth } from '../support/axe';
import {
  bell,
  dialogOf,
  mainMenu,
  notice,
  notices,
  openUserMenu,
  signOut,
  userChoice,
  userFigure,
  userMenu,
} from '../support/controls';
import { type Backend, DEMO, expect, NEWCOMER, signedIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';
import { isAtRest } from '../support/rest';
import { BREAK_NOISE, breakUsageDetail } from '../support/states';

const MB = 1024 ** 2;
const GB = 1024 ** 3;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openDashboard(page: Page, backend: Backend, email: string = DEMO.email) {
  await signedIn(page, backend, { email });
  await page.goto('/client/dashboard');
  await expect(heading(page, 'Dashboard')).toBeVisible();
}

/** A newcomer's call that costs something, made without the portal. */
async function call(backend: Backend, path: string, fields: Record<string, string>) {
  const session = await backend.post('session', { email: NEWCOMER.email });
  const response = await fetch(`${backend.url}/api${path}`, {
    method: 'POST',
    headers: { 'JWT-TOKEN': String(session.jwt_token) },
    body: new URLSearchParams({ request_id: crypto.randomUUID(), ...fields }),
  });
  const { code, data } = await response.json();
  expect(code).toBe(0);
  return data as { order_id: string };
}

const order = (backend: Backend, fields: Record<string, string>) =>
  call(backend, '/order/pay', { coupon_code: '', is_trial: '0', pay_way: 'cryptomus', ...fields });

/** The newcomer's free trial: 1 GB for three days, so that shares of it are easy to count. */
const startTrial = (backend: Backend) =>
  order(backend, {
    package_id: 'trial',
    quantity: '1',
    duration_days: '3',
    is_trial: '1',
    pay_way: 'balance',
  });

/** Pays an order at the provider, confirmed at once. */
async function pay(backend: Backend, orderId: string) {
  const response = await fetch(`${backend.url}/__mock/pay/${orderId}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'paid', delay: 0 }),
  });
  expect(response.ok).toBe(true);
}

const consume = (backend: Backend, megabytes: number) =>
  backend.post('consume', { email: NEWCOMER.email, bytes: megabytes * MB });

test.describe('the user menu', () => {
  test('shows balance and traffic left as the service counts them', async ({ page, backend }) => {
    await openDashboard(page, backend);
    const demo = (await backend.state()).users.find(({ email }) => email === DEMO.email);
    const balance = `$${Number(demo?.balance).toFixed(2)}`;
    const left = `${Number(((demo?.traffic_left ?? 0) / GB).toFixed(2))}\u00a0GB`;
    await expect(userMenu(page)).toContainText(balance);
    await openUserMenu(page);
    await expect(userFigure(page, 'Balance')).toHaveText(balance);
    await expect(userFigure(page, 'Traffic left')).toHaveText(left);
    await expect(page.getByText('Hello, Demo Customer')).toBeVisible();
  });

  test('switches language and theme, leads to the account, and closes by Escape and by leaving', async ({
    page,
    backend,
  }) => {
    await openDashboard(page, backend);
    const panel = await openUserMenu(page);
    await userChoice(page, 'Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
    const request = page.waitForRequest('**/api/user/setlang');
    await userChoice(page, 'Русский').click();
    expect((await request).postData()).toBe('lang=ru-RU');
    await expect(heading(page, 'Обзор')).toBeVisible();
    await userChoice(page, 'English').click();
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    for (const [link, title] of [
      ['Account settings', 'Account settings'],
      ['Change password', 'Change password'],
      ['Recharge', 'Recharge'],
    ] as const) {
      await openUserMenu(page);
      await panel.getByRole('link', { name: link }).click();
      await expect(heading(page, title)).toBeFocused();
      await expect(panel).toBeHidden();
    }
  });
});

test.describe('the bell', () => {
  test('traffic at 50, 20 and 5 %, what expires and a low balance; what was read stays read', async ({
    page,
    backend,
  }) => {
    await startTrial(backend);
    await openDashboard(page, backend, NEWCOMER.email);
    await expect(bell(page)).toContainText('2');
    await bell(page).click();
    await expect(notice(page)).toHaveText([
      /^Traffic expires on \w+ \d+, \d{4} \(UTC\)$/,
      'Your balance is low: $0.00',
    ]);
    await expect(bell(page)).not.toContainText('new');

    for (const [used, text] of [
      [512, '50% of your traffic is left'],
      [320, '18% of your traffic is left'],
      [150, '4% of your traffic is left'],
    ] as const) {
      await consume(backend, used);
      await page.reload();
      // Only the new threshold is new: the read ones are kept in this browser.
      await expect(bell(page)).toContainText('1 new');
      await bell(page).click();
      await expect(notices(page).getByRole('link', { name: text })).toBeVisible();
      await expect(notice(page)).toHaveCount(3);
      await expect(bell(page)).not.toContainText('new');
      await page.reload();
      await bell(page).click();
      await expect(notices(page).getByRole('link', { name: text })).toBeVisible();
      await expect(bell(page)).not.toContainText('new');
    }
  });

  test('a notice leads to where something can be done about it', async ({ page, backend }) => {
    await openDashboard(page, backend, NEWCOMER.email);
    await bell(page).click();
    await notices(page)
      .getByRole('link', { name: /Your balance is low/ })
      .click();
    await expect(heading(page, 'Recharge')).toBeFocused();
    await expect(notices(page)).toBeHidden();
  });

  test('an order that waits for its money, until it is paid', async ({ page, backend }) => {
    const { order_id } = await order(backend, {
      package_id: '',
      quantity: '5',
      duration_days: '30',
    });
    await openDashboard(page, backend, NEWCOMER.email);
    await bell(page).click();
    const unpaid = notices(page).getByRole('link', {
      name: new RegExp(`^Order ${order_id} for \\$\\d+\\.\\d\\d is not paid yet$`),
    });
    await expect(unpaid).toBeVisible();
    await pay(backend, order_id);
    await page.reload();
    await bell(page).click();
    await expect(notices(page).getByRole('link', { name: /Your balance is low/ })).toBeVisible();
    await expect(unpaid).toHaveCount(0);
  });

  test('a payment that is under way is told once, not as an unpaid order too', async ({
    page,
    backend,
  }) => {
    await signedIn(page, backend, { email: NEWCOMER.email });
    await page.goto('/client/recharge');
    await page.getByLabel('Amount', { exact: true }).fill('20');
    await page.getByRole('button', { name: 'Pay with crypto' }).click();
    await page.waitForURL('**/__mock/pay/**');
    await page.getByRole('link', { name: 'Back to the portal' }).click();
    await bell(page).click();
    await expect(
      notices(page).getByRole('link', { name: /^Recharge \w+ for \$20\.60: payment under way$/ }),
    ).toBeVisible();
    await expect(notices(page).getByText('is not paid yet')).toHaveCount(0);
  });

  test('nothing to tell is said so', async ({ page, backend }) => {
    const { order_id } = await call(backend, '/recharge/cryptomusPay', { amount: '20.00' });
    await pay(backend, order_id);
    await openDashboard(page, backend, NEWCOMER.email);
    await expect(userMenu(page)).toContainText('$20.00');
    await bell(page).click();
    await expect(notices(page)).toHaveText('No notifications');
    await expect(bell(page)).not.toContainText('new');
  });
});

test.describe('offline', () => {
  test('the banner comes and goes by itself, and what is on the page is read anew', async ({
    page,
    context,
    backend,
  }) => {
    await startTrial(backend);
    await openDashboard(page, backend, NEWCOMER.email);
    const banner = page.getByRole('status').filter({ hasText: 'You are offline' });
    const panel = await openUserMenu(page);
    await expect(panel).toContainText('1\u00a0GB');
    await isAtRest(page);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await consume(backend, 512);
    await expect(panel).toContainText('1\u00a0GB');
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(panel).toContainText('512\u00a0MB');
  });

  test('a page opened meanwhile says what failed in its place and has it when the network is back', async ({
    page,
    context,
    backend,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/auth/sublist?', 'ERR_INTERNET_DISCONNECTED'));
    await openDashboard(page, backend);
    await mainMenu(page).getByRole('link', { name: 'Whitelist' }).click();
    await expect(page.getByText('203.0.113.17')).toBeVisible();
    await mainMenu(page).getByRole('link', { name: 'Sub-accounts' }).click();
    await expect(page.getByText('scraperteam01').first()).toBeVisible();
    await context.setOffline(true);
    await page
      .getByRole('searchbox')
      .or(page.getByLabel(/Search/))
      .first()
      .fill('price');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(mainMenu(page).getByRole('link', { name: 'Usage' })).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('pricemonitor2').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  });
});

test.describe('a page that breaks', () => {
  test('leaves the shell alive: the menu leads on, and Retry shows the page again', async ({
    page,
    backend,
    requireNoise,
  }) => {
    requireNoise(BREAK_NOISE);
    await breakUsageDetail(page);
    const openDetails = async () => {
      await mainMenu(page).getByRole('link', { name: 'Usage' }).click();
      await page.getByRole('tab', { name: 'Traffic Usage Detail' }).click();
    };
    await openDashboard(page, backend);
    await openDetails();
    const crash = page.getByRole('alert').filter({ hasText: 'Something broke on this page' });
    await expect(crash).toBeVisible();
    await expect(userMenu(page)).toBeVisible();
    await expect(page).toHaveTitle('Usage - Amber Proxies');

    await mainMenu(page).getByRole('link', { name: 'Whitelist' }).click();
    await expect(heading(page, 'Whitelist')).toBeFocused();
    await expect(page.getByText('203.0.113.17')).toBeVisible();
    await openDetails();
    await expect(crash).toBeVisible();
    await crash.getByRole('button', { name: 'Report a problem' }).click();
    await expect(dialogOf(page, 'Report a problem')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.evaluate('mend()');
    await crash.getByRole('button', { name: 'Retry' }).click();
    await expect(heading(page, 'Usage')).toBeVisible();
    await expect(crash).toHaveCount(0);
  });
});

test.describe('addresses that lead nowhere', () => {
  test('404 stands in the shell and leads on', async ({ page, backend }) => {
    await signedIn(page, backend);
    for (const path of ['/client/nowhere', '/client/proxysetting/nowhere']) {
      await page.goto(path);
      await expect(heading(page, 'Page not found')).toBeVisible();
      await expect(page).toHaveTitle('Amber Proxies');
    }
    await page.goto('/client/nowhere');
    await expect(mainMenu(page).getByRole('link', { name: 'Usage' })).toBeVisible();
    await page.getByRole('link', { name: 'Go to the dashboard' }).click();
    await expect(heading(page, 'Dashboard')).toBeFocused();
  });

  test('an anonymous customer is not told what exists: any address asks to sign in', async ({
    page,
  }) => {
    await page.goto('/client/nowhere?a=1');
    await expect(page).toHaveURL(/\/client\/user\/login\?a=1$/);
    await page.goto('/client/user/nowhere?a=1');
    await expect(page).toHaveURL(/\/client\/user\/login\?a=1$/);
    await expect(heading(page, 'Sign in')).toBeVisible();
  });

  test('403 says whom to ask, on every closed page, and signing out is possible', async ({
    page,
    backend,
  }) => {
    await signedIn(page, backend, { email: 'noaccess@example.com' });
    for (const path of ['/client/', '/client/usage', '/client/account/setting']) {
      await page.goto(path);
      await expect(heading(page, 'No access')).toBeVisible();
      await expect(page.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
      await expect(mainMenu(page).getByRole('link')).toHaveCount(0);
    }
    await isCleanInBoth(page, 'no access');
    await signOut(page);
    await expect(heading(page, 'Sign in')).toBeVisible();
  });
});
