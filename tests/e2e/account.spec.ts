import type { Page, Route } from '@playwright/test';
import {
  choose,
  confirmButton,
  dialogOf,
  fieldError,
  isChosen,
  openUserMenu,
  signOut,
  toast,
  userMenu,
} from '../support/controls';
import { type Backend, DEMO, expect, signedIn, signIn, test } from '../support/fixtures';
import { tabTo } from '../support/keyboard';
import { failedLoad } from '../support/noise';

const NEW_PASSWORD = 'letters456';
/** How a token of the mock looks. */
const TOKEN = /^[A-Za-z0-9]{40}$/;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function openSettings(page: Page, backend: Backend, locale?: string) {
  await signedIn(page, backend, locale === undefined ? {} : { locale });
  await page.goto('/client/account/setting');
  await expect(
    heading(page, locale === 'ru-RU' ? 'Настройки аккаунта' : 'Account settings'),
  ).toBeVisible();
}

/** The API link's status with a token: 401 for one that does not work (contract: "API link"). */
async function statusOf(backend: Backend, token: string): Promise<number> {
  return (await fetch(`${backend.url}/__mock/gateway/generate?token=${token}&num=1`)).status;
}

async function shownToken(page: Page): Promise<string> {
  const token = await page.getByText(TOKEN).textContent();
  return token ?? '';
}

test('who the customer is: ID, e-mail and since when, in UTC', async ({ page, backend }) => {
  const asked = page.waitForResponse('**/api/user/info');
  await openSettings(page, backend);
  const { data } = await (await asked).json();
  await expect(page.getByText(data.id, { exact: true })).toBeVisible();
  await expect(page.getByText(DEMO.email)).toBeVisible();
  const created = page.locator('time').filter({ hasText: 'UTC' });
  await expect(created).toHaveAttribute('datetime', new Date(data.created_at * 1000).toISOString());
});

test('the language is told to the service and the page speaks it, here and after a reload', async ({
  page,
  backend,
}) => {
  await openSettings(page, backend);
  const told = page.waitForRequest('**/api/user/setlang');
  await choose(page.getByRole('main'), 'Language', 'Русский');
  const request = await told;
  expect(request.method()).toBe('POST');
  expect(request.postData()).toBe('lang=ru-RU');
  await expect(heading(page, 'Настройки аккаунта')).toBeVisible();
  await expect(page).toHaveTitle('Настройки аккаунта - Amber Proxies');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru-RU');
  await expect
    .poll(async () => (await backend.state()).users.find(({ email }) => email === DEMO.email)?.lang)
    .toBe('ru-RU');
  await page.reload();
  await expect(heading(page, 'Настройки аккаунта')).toBeVisible();
  await choose(page.getByRole('main'), 'Язык', 'English');
  await expect(heading(page, 'Account settings')).toBeVisible();
});

test('a theme is kept, reaches the other tab, and the device is followed when nothing is chosen', async ({
  page,
  context,
  backend,
}) => {
  const html = page.locator('html');
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await openSettings(page, backend);
  const main = page.getByRole('main');
  await isChosen(main, 'Theme', 'As the device');
  const light = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(html).toHaveAttribute('data-appearance', 'dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-appearance', 'light');

  const other = await context.newPage();
  await other.goto('/client/usage');
  await expect(heading(other, 'Usage')).toBeVisible();
  await choose(main, 'Theme', 'Dark');
  await expect(html).toHaveAttribute('data-appearance', 'dark');
  expect(await ground()).not.toBe(light);
  await expect(other.locator('html')).toHaveAttribute('data-appearance', 'dark');
  await page.reload();
  await expect(heading(page, 'Account settings')).toBeVisible();
  await expect(html).toHaveAttribute('data-appearance', 'dark');
  await isChosen(main, 'Theme', 'Dark');
});

test('the API token is masked, shown and copied on demand', async ({ page, context, backend }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSettings(page, backend);
  await expect(button(page, 'Show: API token')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByText(TOKEN)).toHaveCount(0);
  await button(page, 'Copy: API token').click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(await statusOf(backend, copied)).toBe(200);
  await button(page, 'Show: API token').click();
  expect(await shownToken(page)).toBe(copied);
  await button(page, 'Hide: API token').click();
  await expect(page.getByText(TOKEN)).toHaveCount(0);
});

test('the API token is regenerated by keyboard alone; it says first what dies, and then that dies', async ({
  page,
  backend,
}) => {
  await openSettings(page, backend);
  await tabTo(page, button(page, 'Show: API token'));
  await page.keyboard.press('Space');
  const old = await shownToken(page);

  const regenerate = button(page, 'Regenerate');
  const dialog = dialogOf(page, 'Make a new API token?');
  await tabTo(page, regenerate);
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('The old token stops working at once');
  // Escape leaves all as it was.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(regenerate).toBeFocused();
  expect(await statusOf(backend, old)).toBe(200);

  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await tabTo(page, confirmButton(page, 'Regenerate token'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The new API token works now')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(regenerate).toBeFocused();
  await expect(page.getByText(old)).toHaveCount(0);
  const fresh = await shownToken(page);
  expect(await statusOf(backend, fresh)).toBe(200);
  expect(await statusOf(backend, old)).toBe(401);
});

test('a dialog stays while its call is under way, and what failed is seen above it', async ({
  page,
  backend,
  requireNoise,
}) => {
  requireNoise(failedLoad('/api/user/genToken', 'ERR_FAILED'));
  await openSettings(page, backend);
  const held: Route[] = [];
  await page.route('**/api/user/genToken', (route) => void held.push(route));
  const dialog = dialogOf(page, 'Make a new API token?');
  await button(page, 'Regenerate').click();
  await confirmButton(page, 'Regenerate token').click();
  await expect.poll(() => held.length).toBe(1);
  await page.keyboard.press('Escape');
  await expect(confirmButton(page, 'Cancel')).toBeDisabled();
  await expect(dialog).toBeVisible();

  await held[0]?.abort();
  const told = toast(page, 'No connection to the server');
  await expect(told).toBeVisible();
  const isOnTop = await told.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element.contains(hit) || hit.contains(element));
  });
  expect(isOnTop).toBe(true);
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Regenerate')).toBeFocused();
});

test.describe('changing the password', () => {
  const open = async (page: Page, backend: Backend) => {
    await signedIn(page, backend);
    await page.goto('/client/account/resetpassword');
    await expect(heading(page, 'Change password')).toBeVisible();
  };
  const fill = async (page: Page, current: string, next: string, again = next) => {
    await field(page, 'Current password').fill(current);
    await field(page, 'New password').fill(next);
    await field(page, 'Confirm password').fill(again);
  };
  const send = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'Change password' }).click();

  test('what breaks a rule is said on its field, and nothing is sent', async ({
    page,
    backend,
  }) => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/user/changepwd')) sent.push(request.url());
    });
    await open(page, backend);
    const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text });
    await field(page, 'New password').fill('abc');
    await expect(rule('8 to 30 characters')).toContainText('not met yet');
    await expect(rule('At least one letter')).toContainText('(met)');
    await expect(rule('At least one number')).toContainText('not met yet');
    await field(page, 'New password').fill('abcdefg1');
    for (const text of ['8 to 30 characters', 'At least one letter', 'At least one number'])
      await expect(rule(text)).toContainText('(met)');

    await fill(page, DEMO.password, DEMO.password);
    await send(page);
    await expect(page.getByText('The new password must differ from the current one')).toBeVisible();
    await expect(field(page, 'New password')).toBeFocused();
    await fill(page, DEMO.password, NEW_PASSWORD, `${NEW_PASSWORD}7`);
    await send(page);
    await expect(page.getByText('the password is not the same')).toBeVisible();
    await expect(field(page, 'Confirm password')).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('a wrong current password is named on its field and what was typed stays', async ({
    page,
    backend,
  }) => {
    await open(page, backend);
    await fill(page, 'notthisone1', NEW_PASSWORD);
    await send(page);
    const current = field(page, 'Current password');
    await expect(fieldError(page, 'Password error')).toBeVisible();
    await expect(current).toBeFocused();
    await expect(current).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'New password')).toHaveValue(NEW_PASSWORD);
  });

  test('a good one is told, the fields are emptied, and only the new one signs in', async ({
    page,
    backend,
  }) => {
    await open(page, backend);
    await fill(page, DEMO.password, NEW_PASSWORD);
    await send(page);
    await expect(page.getByText('Your password is changed')).toBeVisible();
    await expect(field(page, 'Current password')).toHaveValue('');
    await expect(field(page, 'New password')).toHaveValue('');
    await signOut(page);
    await page.getByLabel('Email').fill(DEMO.email);
    await field(page, 'Password').fill(DEMO.password);
    await button(page, 'Sign in').click();
    await expect(page.getByText('Password error').first()).toBeVisible();
    await field(page, 'Password').fill(NEW_PASSWORD);
    await button(page, 'Sign in').click();
    await expect(userMenu(page)).toBeVisible();
  });

  test('who has no password has a link mailed that sets one', async ({ page, backend }) => {
    await signedIn(page, backend, { email: 'google@example.com' });
    await page.goto('/client/account/resetpassword');
    await button(page, 'Send reset link').click();
    await expect(page.getByText('A password reset link has been sent to your email')).toBeVisible();
    expect((await backend.state()).mails.at(-1)).toMatchObject({ to: 'google@example.com' });
  });
});

test('signing out everywhere forgets the session, and Back brings nothing of it back', async ({
  page,
}) => {
  await signIn(page);
  const panel = await openUserMenu(page);
  await panel.getByRole('link', { name: 'Account settings', exact: true }).click();
  await expect(page.getByText(DEMO.email)).toBeVisible();
  await button(page, 'Show: API token').click();
  await expect(page.getByText(TOKEN)).toBeVisible();
  await button(page, 'Sign out everywhere in this browser').click();
  await expect(page).toHaveURL(/\/client\/user\/login$/);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userAuthData');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('userInfo');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(request.url());
  });
  await page.goBack();
  await expect(heading(page, 'Sign in')).toBeVisible();
  await expect(page).toHaveURL(/\/client\/user\/login/);
  await expect(page.getByText(TOKEN)).toHaveCount(0);
  await expect(page.getByText(DEMO.email)).toHaveCount(0);
  expect(calls).toEqual([]);
});
