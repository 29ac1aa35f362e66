import type { BrowserContext, Page } from '@playwright/test';
import { holdRequests } from '../support/playwright/answers';
import {
  confirm,
  confirmButton,
  dialogField,
  dialogOf,
  doWithRow,
  heading,
  menuLink,
  openUserMenu,
  signOut,
} from '../support/playwright/controls';
import {
  type Backend,
  DEMO,
  ENTRY,
  expect,
  NEWCOMER,
  SUB,
  signIn,
  startSignedIn,
  test,
} from '../support/playwright/fixtures';
import { recordCalls, type SentCall } from '../support/playwright/recorders';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

const REFRESH = '/user/refreshToken';

const refreshes = (calls: readonly SentCall[]) =>
  calls.filter(({ path }) => path === REFRESH).length;
const storedAuth = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('userAuthData') ?? 'null'));

/** The layout's calls on every page: the bell's readings. */
const ASKED = [
  /changelog\?.*type=order/,
  /changelog\?.*type=trial/,
  /rechargeRecord\?.*type=order/,
  /rechargeRecord\?.*type=recharge/,
];

/**
 * Opens a page that reads nothing but the user, and waits for all answers, so that no call or chunk is under way at the
 * test's next step. "networkidle" is not enough: a busy machine is idle before a page has begun.
 */
async function openAtRest(page: Page, path: string, name: string) {
  const answers = ASKED.map((address) =>
    page.waitForResponse((response) => address.test(response.url())),
  );
  await page.goto(path);
  for (const answer of await Promise.all(answers)) await answer.finished();
  await expect(heading(page, name)).toBeVisible();
  await waitUntilAtRest(page);
}

async function openTwo(page: Page, context: BrowserContext, backend: Backend) {
  await startSignedIn(page, backend);
  await openAtRest(page, '/client/account/setting', t('menu.accountsetting'));
  const other = await context.newPage();
  await openAtRest(
    other,
    '/client/account/resetpassword?from=mail',
    t('menu.accountresetpassword'),
  );
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
    expect(refreshes(calls)).toBe(1);
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
      const panel = await openUserMenu(tab);
      await expect(panel.getByText(t('shell.greeting', { name: 'Newcomer' }))).toBeVisible();
      await expect(tab.getByText('Demo Customer')).toHaveCount(0);
      await expect(tab.getByText(DEMO.email)).toHaveCount(0);
    }
  });
});
