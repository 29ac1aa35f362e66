import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { button, choose, pick } from '../support/playwright/controls';
import { signIn } from '../support/playwright/fixtures';
import { failedLoad } from '../support/playwright/noise';
import { clipboardText } from '../support/playwright/recorders';
import { t } from '../support/texts';
import { control, expect, openSection, panelIn, portalIn, signInTo, test } from './fixtures';

const SECTIONS = ['Scenarios', 'Calls', 'Faults', 'Clock', 'Mails', 'Replay'];

/** Finds the newest call of a name in the section Calls. */
const callIn = (page: Page, name: string) =>
  panelIn(page)
    .getByRole('row')
    .filter({ has: page.getByText(name, { exact: true }) })
    .first();

/** A control without a name in the accessibility tree. */
const NAMELESS =
  /- (button|textbox|combobox|switch|checkbox|slider|spinbutton|link|radio|tab)\b(?! ")/;

/** Presses Tab through the panel; returns the controls that were not reached. Of a group of radio buttons Tab reaches one. */
async function unreached(page: Page): Promise<readonly string[]> {
  const count = await panelIn(page).evaluate((panel) => {
    const isAt = (one: HTMLElement) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled') &&
      one.checkVisibility({ visibilityProperty: true });
    const fields = 'a[href],button,input,select,textarea,[tabindex]';
    const all = [...panel.querySelectorAll<HTMLElement>(fields)].filter(
      (one) => isAt(one) && !one.matches('input[type=radio]:not(:checked)'),
    );
    for (const one of all) one.dataset.walk = '1';
    panel.addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLElement) delete target.dataset.walk;
    });
    all[0]?.focus();
    return all.length;
  });
  for (let pressed = 0; pressed <= count; pressed += 1) await page.keyboard.press('Tab');
  return panelIn(page).evaluate((panel) => {
    const left = [...panel.querySelectorAll<HTMLElement>('[data-walk]')];
    for (const one of left) delete one.dataset.walk;
    return left.map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
}

test.describe('calls', () => {
  test('are shown as they happen, and copied for a shell', async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const fault = encodeURIComponent('traffic.usage~wrong-shape~data-[1]~times-always');
    await page.goto(`/client/user/login?section=calls&fault=${fault}`);
    await signInTo(portalIn(page));
    await expect(callIn(page, 'traffic.usage').getByText('1 liberal')).toBeVisible();
    await callIn(page, 'traffic.usage').click();
    await expect(panelIn(page).getByText('data.0: row left out')).toBeVisible();
    await expect(
      panelIn(page).getByText('traffic.usage: data of a wrong shape ([1]); always'),
    ).toBeVisible();

    await callIn(page, 'account.login').getByRole('button', { name: 'Expand row' }).press('Enter');
    await expect(panelIn(page).getByText('sign in: POST /api/account/login')).toBeVisible();
    await expect(panelIn(page).getByText('nothing: it keeps to the contract')).toBeVisible();
    await expect(panelIn(page).getByLabel('Parameters').last()).toHaveValue(
      'email = demo@example.com\npassword = demo12345',
    );
    await panelIn(page).getByRole('button', { name: 'Copy as cURL' }).last().click();
    await expect(page.getByText('The command is copied.')).toBeVisible();
    const command = await clipboardText(page);
    expect(command).toContain(`curl '${baseURL}/api/account/login'`);
    expect(command).toContain(`--data-raw 'email=demo%40example.com&password=demo12345'`);
  });
});

test.describe('faults', () => {
  test('of an address are met once, on any page, and not after a reload', async ({ page }) => {
    await page.goto(
      '/client/user/login?section=calls&fault=account.login~code~code-30001~msg-Wait%20a%20bit',
    );
    const portal = portalIn(page);
    await signIn(portalIn(page));
    await expect(portal.getByText('Wait a bit').first()).toBeVisible();
    await expect(callIn(page, 'account.login').getByText('30001')).toBeVisible();
    await page.reload();
    await signInTo(portal);
    await expect(page).toHaveURL(
      /dashboard\?section=calls&fault=account\.login~code~code-30001~msg-Wait%20a%20bit$/,
    );
    const faults = await openSection(page, 'Faults');
    await expect(faults.getByText('used up')).toBeVisible();
    await faults.getByRole('button', { name: /^Make it new/ }).click();
    await expect(faults.getByText('used up')).toHaveCount(0);
    await faults.getByRole('button', { name: /^Remove/ }).click();
    await expect(page).toHaveURL(/dashboard\?section=faults$/);
  });

  test('a dropped connection is played and shown', async ({ page, requireNoise }) => {
    requireNoise(failedLoad('/api/account/login', 'ERR_FAILED'));
    await page.goto('/client/user/login?section=calls&fault=account.login~drop');
    await signIn(portalIn(page));
    await expect(callIn(page, 'account.login').getByText('broken', { exact: true })).toBeVisible();
  });

  test('the portal finds an order whose answer was lost', async ({ page, requireNoise }) => {
    requireNoise(failedLoad('/api/order/pay', 'ERR_FAILED'));
    await page.goto('/client/neworder?scenario=healthy&section=faults');
    const portal = portalIn(page).getByRole('main');
    await pick(portal, /^5 GB/);
    await pick(portal, /^Balance/);
    await button(panelIn(page), 'Charged, answer lost').click();
    await button(portal, t('order.payNow')).click();
    await expect(portal.getByText(t.pattern('outcome.found', { kind: 'order' }))).toBeVisible();
    expect((await control(page, 'state')).charges).toHaveLength(1);
  });

  test('are made in the panel, for the calls from then on', async ({ page }) => {
    await page.goto('/client/user/login');
    const faults = await openSection(page, 'Faults');
    await choose(faults, 'Which calls', 'account.login');
    await choose(faults, 'What the portal gets', 'A code with a message');
    await faults.getByLabel('Code').fill('20102');
    await expect(faults.getByLabel('Message')).toHaveValue('Password error');
    await faults.getByLabel('Code').fill('50099');
    await expect(faults.getByLabel('Message')).toHaveValue('');
    await faults.getByLabel('Code').fill('20102');
    await page.keyboard.press('Escape');
    await faults.getByLabel('Latency, ms').fill('50');
    await pick(faults, 'Several times');
    await faults.getByRole('button', { name: 'Add the fault' }).click();
    await expect(page).toHaveURL(
      /fault=account\.login~code~delay-50~code-20102~msg-Password%2520error~times-2/,
    );
    for (const count of [1, 2]) {
      await signIn(portalIn(page));
      await expect(faults.getByText(`met ${count} call`)).toBeVisible();
    }
    await signInTo(portalIn(page));
  });
});

test.describe('the panel', () => {
  test('takes no place from under the portal, and is left and opened by keys', async ({ page }) => {
    await page.goto('/client/user/login');
    const portal = page.locator('iframe');
    const apart = async () => {
      const [frame, panel] = [await portal.boundingBox(), await panelIn(page).boundingBox()];
      if (!frame || !panel) return false;
      return frame.x + frame.width <= panel.x || frame.y + frame.height <= panel.y;
    };
    await expect(portalIn(page).getByLabel(t('user.email'))).toBeVisible();
    expect(await apart()).toBe(true);
    const wide = (await portal.boundingBox())?.width ?? 0;
    await portalIn(page).getByLabel(t('user.email')).press('Alt+b');
    await expect(panelIn(page).getByRole('button', { name: /^Open the bench/ })).toBeFocused();
    await expect(page).toHaveURL(/panel=closed/);
    expect((await portal.boundingBox())?.width).toBeGreaterThan(wide);
    await page.keyboard.press('Alt+b');
    await page.getByRole('tab', { name: 'Calls' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('tab', { name: 'Faults' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await apart()).toBe(true);
  });

  test('the keyboard reaches all controls of a section; each has a name', async ({ page }) => {
    await page.goto('/client/user/login?fault=dynamic.stock~truth~delay-1');
    await signInTo(portalIn(page));
    // antd adds the position of the focused tab to its name: "Tab 2 of 6 Calls".
    const named = (name: string) => ({ name: new RegExp(`(^| )${name}$`) });
    const section = (name: string) => panelIn(page).getByRole('tabpanel', named(name));
    const walk = async (name: string) => {
      expect([name, await unreached(page)]).toEqual([name, []]);
      const nameless = (await panelIn(page).ariaSnapshot()).match(NAMELESS);
      expect([name, nameless]).toEqual([name, null]);
    };
    const next = async (name: string) => {
      await panelIn(page).getByRole('tab', { selected: true }).press('ArrowRight');
      const tab = panelIn(page).getByRole('tab', named(name));
      await expect(tab).toBeFocused();
      await tab.press('Enter');
      await expect(section(name)).toBeVisible();
    };

    await walk('Scenarios');
    for (const name of SECTIONS.slice(1)) {
      await next(name);
      await walk(name);
      if (name !== 'Clock') continue;
      await section(name).getByRole('checkbox', { name: 'Move both clocks together' }).press(' ');
      await section(name).getByRole('slider').first().press('ArrowLeft');
      await expect(page).toHaveURL(/clock=-3600&backend-clock=-3600/);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1440, 360]) {
      test(`is accessible and fits, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/client/user/login?fault=*~truth~delay-1');
        await signInTo(portalIn(page));
        for (const name of SECTIONS) {
          const section = await openSection(page, name);
          await expect(section).toBeVisible();
          if (name === 'Calls') await callIn(page, 'account.login').click();
          const { violations } = await new AxeBuilder({ page }).include('.bench-panel').analyze();
          expect(
            violations.map(({ id, nodes }) => [name, id, nodes.map(({ html }) => html)]),
          ).toEqual([]);
          const over = await page
            .locator('.bench-body')
            .evaluate((body) => body.scrollWidth - body.clientWidth);
          expect([name, over]).toEqual([name, 0]);
        }
      });
    }
  }
});
