import type { FrameLocator, Page } from '@playwright/test';
import { SCENARIOS } from '../../mock/scenarios';
import { RECORDED } from '../../mock/scenarios/recorded';
import { type Scenario, SUBJECTS } from '../../mock/scenarios/scenario';
import { findings } from '../support/playwright/axe';
import { button, dialogField, dialogOf, heading } from '../support/playwright/controls';
import { signIn } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';
import { control, expect, openSection, panelIn, portalIn, signInTo, test } from './fixtures';

/** Console messages of the scenarios that are about failures. */
const NOISE: Readonly<Record<string, readonly RegExp[]>> = {
  'flaky-backend': [failedLoad(/\/api\//, 502, 'ERR_FAILED')],
  'backend-down': [failedLoad(/\/api\//, 503)],
};

/** Checks that the page shows the scenario's texts. */
async function says(
  portal: Page | FrameLocator,
  scenario: Pick<Scenario, 'name' | 'says'>,
): Promise<void> {
  for (const text of scenario.says) {
    await expect(
      portal.getByText(text).filter({ visible: true }).first(),
      `${scenario.name} says “${text}”`,
    ).toBeVisible();
  }
}

/** Returns true when the page shows all texts of a scenario. */
async function holds(page: Page, { says: texts }: Scenario): Promise<boolean> {
  const counts = texts.map((text) => page.getByText(text).filter({ visible: true }).count());
  return (await Promise.all(counts)).every((count) => count > 0);
}

/** Returns the other scenarios of the same page whose texts it shows too. Texts of a sign-in are not shown before it. */
async function alsoSaid(page: Page, { name, path }: Scenario): Promise<readonly string[]> {
  const others = SCENARIOS.filter((one) => one.name !== name && one.path === path && !one.signIn);
  const held = await Promise.all(others.map((one) => holds(page, one)));
  return others.flatMap((one, i) => (held[i] ? [one.name] : []));
}

/** Number of scenarios that share a page, one after the other; the parts run side by side. */
const PART = 7;
const PARTS = SUBJECTS.flatMap((subject) => {
  const listed = SCENARIOS.filter((one) => one.subject === subject);
  return Array.from({ length: Math.ceil(listed.length / PART) }, (_, i) =>
    listed.slice(i * PART, (i + 1) * PART),
  );
});

for (const part of PARTS) {
  const names = part.map(({ name }) => name).join(', ');
  test(`each scenario says its own claim alone: ${names}`, async ({ page, expectNoise }) => {
    test.setTimeout(30_000 + part.length * 10_000);
    for (const scenario of part) {
      const { name, signIn: typed } = scenario;
      expectNoise(...(NOISE[name] ?? []));
      await page.goto(`/client/?panel=off&scenario=${name}`);
      if (typed) await signIn(page, typed);
      await says(page, scenario);
      await waitUntilAtRest(page);
      expect.soft(await findings(page, name)).toEqual([]);
      expect.soft([name, await alsoSaid(page, scenario)]).toEqual([name, []]);
    }
  });
}

test('the panel finds a scenario, opens, marks, restarts and leaves it', async ({ page }) => {
  await page.goto('/client/user/login');
  const section = await openSection(page, 'Scenarios');
  await expect(section.getByRole('listitem')).toHaveCount(SCENARIOS.length + RECORDED.length);
  await section.getByLabel('Search scenarios').fill('1% of 25');
  await expect(section.getByRole('listitem')).toHaveCount(1);
  await section.getByRole('button', { name: 'Almost out of traffic' }).click();
  await expect(
    portalIn(page).getByText(
      t.pattern('dashboard.shareLeft', { percent: '1%', amount: '25\u00a0GB' }),
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/client\/dashboard\?scenario=almost-out/);
  await expect(section.getByRole('alert')).toContainText('Has 300 MB left');
  await section.getByLabel('Search scenarios').clear();
  await expect(section.locator('li[aria-current=true]')).toContainText('Almost out of traffic');

  await section.getByRole('button', { name: 'Full whitelist' }).click();
  await expect(page).toHaveURL(/\/client\/proxysetting\/whitelist\?scenario=full-whitelist/);
  const portal = portalIn(page);
  await expect(portal.getByText('203.0.113.100')).toBeVisible();
  await control(page, 'advance', { seconds: 60 });
  await control(page, 'expire-sessions', {});
  await section.getByRole('button', { name: 'Start again' }).click();
  await expect(portal.getByText('203.0.113.100')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await waitUntilAtRest(page);
    expect.soft(await findings(page, `the bench with its panel, ${colorScheme}`)).toEqual([]);
  }

  await section.getByRole('button', { name: 'Leave the scenario' }).click();
  await expect(button(portal, t('user.signIn'))).toBeVisible();
  await expect(page).not.toHaveURL(/scenario/);
  await expect(panelIn(page).locator('[aria-current]')).toHaveCount(0);
});

test('a restarted scenario forgets a change that was lost', async ({ page, requireNoise }) => {
  requireNoise(failedLoad('/api/auth/trafficupdate', 'ERR_FAILED'));
  await page.goto('/client/?scenario=healthy&fault=auth.trafficupdate~drop');
  const portal = portalIn(page);
  const dialog = dialogOf(portal);
  const amount = dialogField(portal, t('recharge.amount'));
  const openMove = async () => {
    await portal.getByRole('link', { name: t('menu.subaccount') }).click();
    await portal
      .getByRole('button', { name: new RegExp(`^${t('subaccount.allocate')}: `) })
      .first()
      .click();
  };
  await openMove();
  await amount.fill('1');
  await button(dialog, t('subaccount.allocate')).click();
  await expect(dialog.getByText(t('subaccount.lost.move.unknown'))).toBeVisible();

  await button(panelIn(page), 'Start again').click();
  await expect(heading(portal, t('menu.dashboard'))).toBeVisible();
  await openMove();
  await expect(amount).toBeVisible();
  await waitUntilAtRest(page);
  await expect(dialog.getByText(t.pattern('subaccount.lost.move.unknown'))).toHaveCount(0);
  await expect(dialog.getByText(t('subaccount.lost.move.notArrived'))).toHaveCount(0);
});

test('leaving a recorded scenario keeps the world and the other tab', async ({ page, context }) => {
  const [recorded] = RECORDED;
  if (!recorded) throw new Error('no scenario is recorded');
  const other = await context.newPage();
  await other.goto('/client/user/login?panel=off');
  await signInTo(other);
  await page.goto(`/client/?scenario=${recorded.name}`);
  const section = await openSection(page, 'Scenarios');
  await says(portalIn(page), recorded);
  await section.getByRole('button', { name: 'Leave the scenario' }).click();
  await expect(page).not.toHaveURL(/scenario/);
  await expect(heading(portalIn(page), t('menu.dashboard'))).toBeVisible();
  await other.reload();
  await expect(heading(other, t('menu.dashboard'))).toBeVisible();
});

test('an address opens a scenario at its page, anew each time', async ({ page, context }) => {
  await page.goto('/client/usage?tab=details&scenario=usage-spike');
  const portal = portalIn(page);
  await expect(portal.getByText(t('usage.spike')).first()).toBeVisible();
  await expect(page).toHaveURL(/\/client\/usage\?tab=details&scenario=usage-spike$/);
  const token = () => page.evaluate(() => localStorage.getItem('userAuthData'));
  const first = await token();
  await page.reload();
  await expect(portal.getByText(t('usage.spike')).first()).toBeVisible();
  expect(await token()).toBe(first);
  await page.goto('/client/usage?tab=details&scenario=usage-spike');
  await expect(portal.getByText(t('usage.spike')).first()).toBeVisible();
  expect(await token()).not.toBe(first);

  const other = await context.newPage();
  await other.goto('/client/?scenario=russian-customer');
  await expect(portalIn(other).getByText('Мониторинг цен')).toBeVisible();
  const section = await openSection(other, 'Scenarios');
  await section.getByRole('button', { name: 'Healthy' }).click();
  await expect(portalIn(other).getByRole('heading', { name: t('menu.dashboard') })).toBeVisible();

  await other.goto('/client/?scenario=no-such-world');
  await expect(section.getByText('There is no scenario “no-such-world”')).toBeVisible();
});
