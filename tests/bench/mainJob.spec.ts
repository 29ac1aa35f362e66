import type { Page } from '@playwright/test';
import { GB, leftIn, type State } from '../../mock/world/state';
import { button, expectTitle, field, heading, link, pick } from '../support/playwright/controls';
import { signIn } from '../support/playwright/fixtures';
import { makeLines } from '../support/playwright/mainJob';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import {
  control,
  expect,
  openSection,
  panelIn,
  portalIn,
  resetWorld,
  signInTo,
  test,
} from './fixtures';

const trafficLeft = async (page: Page) => {
  const { users } = (await control(page, 'state')) as unknown as State;
  return leftIn(users.find(({ email }) => email === 'demo@example.com')?.lots ?? []);
};

/** Orders 5 GB in a tab that is signed in, and goes to the hosted payment page. */
async function orderByCrypto(page: Page): Promise<void> {
  await link(page, t('dashboard.createOrder')).click();
  await pick(page, /^5 GB/);
  await pick(page, /^Crypto/);
  await expect(button(page, t('order.payNow'))).toBeEnabled();
  await button(page, t('order.payNow')).click();
  await expect(page.getByRole('heading', { name: 'Crypto payment' })).toBeVisible();
}

test('the main job: signs in, pays 5 GB on the hosted page, gets lines', async ({ page }) => {
  await page.goto('/client/?panel=off');
  await signInTo(page);
  const before = await trafficLeft(page);
  await orderByCrypto(page);
  await button(page, 'Paid').click();
  await expect(page).toHaveURL(/\/client\/dashboard$/);
  await expect(heading(page, t('menu.dashboard'))).toBeVisible();
  await expect.poll(() => trafficLeft(page), { timeout: 20_000 }).toBe(before + 5 * GB);
  await makeLines(page, t);
});

test('a payment under way is unknown once the world is put back', async ({ page }) => {
  await page.goto('/client/?panel=off');
  await signInTo(page);
  await orderByCrypto(page);
  await page.goto('/client/neworder?section=mails');
  const portal = portalIn(page);
  const tracker = portal.getByRole('region', { name: t('payment.tracker') });
  await expect(tracker).toBeVisible();
  await resetWorld(page);
  await expect(portal.getByLabel(t('user.email'))).toBeVisible();
  await signIn(portal);
  await expect(heading(portal, t('menu.dashboard'))).toBeVisible();
  await waitUntilAtRest(page);
  await expect(tracker).toHaveCount(0);
});

test('signing in by Google stays in the bench’s frame, with its settings', async ({ page }) => {
  await page.goto('/client/user/login?ref=friend7&section=mails');
  const portal = portalIn(page);
  await portal.getByRole('button', { name: 'Sign in with Google' }).click();
  await expect(portal.getByRole('heading', { name: 'Sign in with Google' })).toBeVisible();
  await expect(page).toHaveURL(/\/client\/bench\/page\/.*friend7.*&section=mails$/);
  await portal.getByRole('button', { name: 'Continue as demo' }).click();
  await expect(heading(portal, t('menu.dashboard'))).toBeVisible();
  await expect(page).toHaveURL(/\/client\/dashboard\?section=mails$/);
  await expectTitle(page, t('menu.dashboard'));
});

test('a world outlives a reload, is shared by tabs and can be reset', async ({ page, context }) => {
  await page.goto('/client/user/register');
  const portal = portalIn(page);
  await portal.getByLabel(t('user.email')).fill('fresh@example.com');
  await field(portal, t('user.password')).fill('letters123');
  await portal.getByLabel(t('user.confirmPassword')).fill('letters123');
  await portal.getByRole('button', { name: t('user.createAction') }).click();
  await expect(portal.getByText(t.pattern('user.activationSent'))).toBeVisible();

  const other = await context.newPage();
  await other.goto('/client/user/login?section=mails');
  const mails = await openSection(other, 'Mails');
  await expect(mails.getByText(/To fresh@example.com/)).toBeVisible();
  await mails.getByRole('button', { name: 'Open the link' }).click();
  await expect(portalIn(other).getByText(/Your account is active/)).toBeVisible();
  await expect(mails.getByRole('button', { name: /the link was used/ })).toBeVisible();
  await page.goto((await mails.getByText(/\/client\/bench\/page\//).textContent()) ?? '');
  await expect(portal.getByText(t('server.linkInvalid'))).toBeVisible();

  await other.reload();
  await expect(mails.getByText(/To fresh@example.com/)).toBeVisible();
  await resetWorld(other);
  await expect(mails.getByText(/No mail was sent yet/)).toBeVisible();
});

test('the backend has one clock for all tabs, each portal its own', async ({ page, context }) => {
  const HOUR = 3600;
  const DAY = 24 * HOUR;
  const settings = (tab: Page) => new URL(tab.url()).searchParams;
  const backendAhead = (tab: Page) => settings(tab).get('backend-clock');
  /** Returns the hours that the world is ahead, read from the portal of a tab. */
  const hoursAhead = async (tab: Page) =>
    Math.round((Number((await control(tab, 'state')).now) - Date.now() / 1000) / HOUR) + 0;
  const press = (tab: Page, clock: string, name: string) =>
    button(panelIn(tab).getByRole('group', { name: clock }), name).click();

  await page.goto('/client/user/login?section=clock');
  const other = await context.newPage();
  await other.goto('/client/user/login?section=clock');
  for (const tab of [page, other])
    await expect(portalIn(tab).getByLabel(t('user.email'))).toBeVisible();

  await press(page, 'The backend’s clock', '+1 d');
  await press(page, 'The portal’s clock', '+1 h');
  await expect.poll(() => backendAhead(other)).toBe(String(DAY));
  await expect(panelIn(other).getByText('1 d ahead')).toBeVisible();
  expect(await hoursAhead(other)).toBe(24);
  expect(settings(other).get('clock')).toBeNull();
  await other.reload();
  await expect(panelIn(other).getByText('1 d ahead')).toBeVisible();

  await press(other, 'The backend’s clock', 'Real time');
  await expect.poll(() => backendAhead(page)).toBeNull();
  expect(await hoursAhead(page)).toBe(0);
  expect(settings(page).get('clock')).toBe(String(HOUR));

  // A ticket's address: the scenario's world is made at real time, then moved on to the clock of the address.
  await other.goto(`/client/?scenario=healthy&backend-clock=${2 * DAY}&section=clock`);
  await expect(heading(portalIn(other), t('menu.dashboard'))).toBeVisible();
  await expect.poll(() => backendAhead(page)).toBe(String(2 * DAY));
  expect(await hoursAhead(page)).toBe(48);

  await resetWorld(other);
  await expect.poll(() => backendAhead(page)).toBeNull();
  await expect.poll(() => backendAhead(other)).toBeNull();
});
