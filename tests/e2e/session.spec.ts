import { signOut, userMenu } from '../support/controls';
import { DEMO, expect, signedIn, signIn, test } from '../support/fixtures';
import { failedLoad } from '../support/noise';

const expireAt = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

test.describe('who may open what (spec §2, §6)', () => {
  test('an anonymous customer is sent to sign in with the query kept, and lands where they were going', {
    tag: '@main',
  }, async ({ page }) => {
    await page.goto('/client/usage?tab=details&range=7d');
    await expect(page).toHaveURL(/\/client\/user\/login\?tab=details&range=7d$/);
    await expect(page).toHaveTitle('Sign in - Amber Proxies');
    expect(await page.evaluate(() => sessionStorage.getItem('storagePush'))).toBe(
      JSON.stringify({ path: '/usage', query: { tab: 'details', range: '7d' } }),
    );
    await page.getByLabel('Email').fill(DEMO.email);
    await page.getByLabel('Password', { exact: true }).fill(DEMO.password);
    await page.getByLabel('Password', { exact: true }).press('Enter');
    await expect(page).toHaveURL(/\/client\/usage\?tab=details&range=7d$/);
    expect(await page.evaluate(() => sessionStorage.getItem('storagePush'))).toBeNull();
  });

  test('a target off the portal is ignored after signing in', async ({ page }) => {
    await page.goto('/client/user/login');
    await page.evaluate(() =>
      sessionStorage.setItem(
        'storagePush',
        JSON.stringify({ path: '//evil.example/x', query: {} }),
      ),
    );
    await signIn(page);
    await expect(page).toHaveURL(/\/client\/dashboard$/);
  });

  test('a signed-in customer on a public page goes to the dashboard', async ({ page, backend }) => {
    await signedIn(page, backend);
    for (const path of ['login', 'register', 'emailtoreset', 'resetpassword']) {
      await page.goto(`/client/user/${path}`);
      await expect(page).toHaveURL(/\/client\/dashboard$/);
    }
  });
});

test.describe('startup and refresh (spec §4)', () => {
  test('userAuthData and userInfo are what the specification says', async ({ page }) => {
    await signIn(page);
    const [auth, user] = await page.evaluate(() => [
      JSON.parse(localStorage.getItem('userAuthData') ?? 'null'),
      JSON.parse(localStorage.getItem('userInfo') ?? 'null'),
    ]);
    expect(Object.keys(auth).sort()).toEqual(['expire_at', 'jwt_token']);
    expect(auth.expire_at).toBeGreaterThan(Date.now() / 1000);
    expect(user.email).toBe(DEMO.email);
    expect(JSON.stringify(user)).not.toContain('password');
  });

  test('a session is refreshed only when it is due, once, and before the first call', async ({
    page,
    backend,
  }) => {
    await signedIn(page, backend);
    const calls: string[] = [];
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname;
      if (path.startsWith('/api/')) calls.push(path);
    });
    await page.goto('/client/dashboard');
    await expect(userMenu(page)).toBeVisible();
    expect(calls).not.toContain('/api/user/refreshToken');

    await page.evaluate((past) => {
      const auth = JSON.parse(localStorage.getItem('userAuthData') ?? '{}');
      localStorage.setItem('userAuthData', JSON.stringify({ ...auth, expire_at: past }));
    }, expireAt(-60));
    calls.length = 0;
    await page.reload();
    await expect(userMenu(page)).toBeVisible();
    expect(calls[0]).toBe('/api/user/refreshToken');
    expect(calls.filter((path) => path === '/api/user/refreshToken')).toHaveLength(1);
    const renewed = await page.evaluate(
      () => JSON.parse(localStorage.getItem('userAuthData') ?? '{}').expire_at,
    );
    expect(renewed).toBeGreaterThan(Date.now() / 1000);
  });

  test('10013 at the start goes silently to login', async ({ page, backend }) => {
    await signedIn(page, backend);
    await backend.post('expire-sessions');
    await page.goto('/client/usage?range=30d');
    await expect(page).toHaveURL(/\/client\/user\/login\?range=30d$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('userAuthData'))).toBeNull();
  });

  test('a failing server keeps the session and offers Retry', async ({
    page,
    backend,
    requireNoise,
  }) => {
    requireNoise(failedLoad('/api/user/info', 500));
    await signedIn(page, backend);
    await page.route('**/api/user/info', (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>oops</h1>' }),
    );
    await page.goto('/client/dashboard');
    await expect(
      page.getByRole('heading', { name: 'Your account could not be loaded' }),
    ).toBeVisible();
    await expect(page.getByText('status 500')).toBeVisible();
    await page.unroute('**/api/user/info');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(userMenu(page)).toBeVisible();
  });
});

test('signing out in one tab signs out the other', { tag: '@main' }, async ({
  page,
  context,
  backend,
}) => {
  await signedIn(page, backend);
  await page.goto('/client/dashboard');
  await expect(userMenu(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/client/usage');
  await signOut(other);
  await expect(other).toHaveURL(/\/client\/user\/login/);
  await expect(page).toHaveURL(/\/client\/user\/login/);
});
