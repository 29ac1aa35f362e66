/**
 * High contrast in Firefox, which replaces colours by rules of its own (tests/e2e/highContrast.spec.ts has every state in Chromium;
 * WebKit knows no such mode): what is chosen, wrong or focused shows in a picture.
 */
import { t } from '../support/texts';
import { firefoxPage } from './firefox';
import { expect, openSignedIn, test } from './fixtures';
import type { PortalPage } from './portalPage';

/** Room for an outline around an element, in px. */
const AROUND = 6;

interface Part {
  readonly selector: string;
  readonly text: string;
}

/** Takes a picture of the first part of the page with this text, without the focus and the pointer. */
async function picture({ tab }: PortalPage, part: Part): Promise<string> {
  const page = firefoxPage(tab);
  await page.mouse.move(0, 0);
  const box = await tab.evaluate(({ selector, text }) => {
    const found = [...document.querySelectorAll(selector)].find(
      (one) => one.textContent.includes(text) && one.checkVisibility(),
    );
    found?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    return { x, y, width, height };
  }, part);
  expect(box.width, JSON.stringify(part)).toBeGreaterThan(0);
  return page.screenshot({
    encoding: 'base64',
    captureBeyondViewport: false,
    clip: {
      x: Math.max(0, box.x - AROUND),
      y: Math.max(0, box.y - AROUND),
      width: box.width + 2 * AROUND,
      height: box.height + 2 * AROUND,
    },
  });
}

/** Checks that a change is seen on a part of the page. */
async function expectToShow(portal: PortalPage, part: Part, change: () => Promise<unknown>) {
  const before = await picture(portal, part);
  await change();
  await portal.rest();
  await portal.tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  expect.soft(await picture(portal, part), JSON.stringify(part)).not.toBe(before);
}

const label = (text: string): Part => ({ selector: 'label', text });

test('all that is chosen, wrong or focused shows', async ({ portal, backend }) => {
  const { tab } = portal;
  await openSignedIn(portal, backend, '/neworder');
  expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  for (const [text, name] of [
    ['5 GB', /\b5 GB/],
    [t('order.way.balance'), t.pattern('order.way.balance')],
    ['90', /^90 days/],
  ] as const)
    await expectToShow(portal, label(text), () => portal.pick(name));

  await portal.visit('/residential');
  await portal.rest();
  const sticky = t('residential.rotation.sticky');
  await expectToShow(portal, label(sticky), () => portal.pick(new RegExp(`^${sticky}`)));

  await portal.visit('/usage');
  await portal.rest();
  const day = t('usage.range.24h');
  await expectToShow(portal, label(day), () => portal.pick(day));
  const changes = t('usage.changeRecord');
  const tabOfChanges = { selector: '[role=tab]', text: changes };
  await expectToShow(portal, tabOfChanges, () => portal.click('tab', changes));
  const entry = { selector: '[role=menuitem]', text: t('menu.recharge') };
  await expectToShow(portal, { ...entry, text: t('menu.neworder') }, async () => {
    await portal.visit('/neworder');
  });

  await portal.visit('/proxysetting/addsub');
  await portal.rest();
  const form = { selector: 'form', text: t('subaccount.username') };
  await expectToShow(portal, form, () => portal.click('button', t('subaccount.add')));

  const submit = { selector: 'form button', text: t('subaccount.add') };
  const calm = await picture(portal, submit);
  await tab.evaluate(() =>
    document
      .querySelector<HTMLElement>('form button[type=submit]')
      ?.focus({ focusVisible: true } as FocusOptions),
  );
  expect.soft(await picture(portal, submit), 'the focus').not.toBe(calm);
});
