/**
 * High contrast in Firefox, which replaces colours by rules of its own (tests/e2e/highContrast.spec.ts has every state in Chromium;
 * WebKitGTK has no such mode): what is chosen, focused, disabled or wrong shows in a picture.
 */
import { t } from '../support/texts';
import { firefoxPage } from './firefox';
import { expect, openSignedIn, test } from './fixtures';
import type { PortalPage } from './portalPage';

/** Room for an outline around an element, in px. */
const AROUND = 6;

/** The first element in sight that fits the selector and has the text. */
interface Part {
  readonly selector: string;
  readonly text: string;
}

const label = (text: string): Part => ({ selector: 'label', text });

/** Takes a picture of a part of the page, without the pointer. */
async function picture({ tab }: PortalPage, part: Part): Promise<Buffer> {
  const page = firefoxPage(tab);
  await page.mouse.move(0, 0);
  const box = await tab.evaluate(({ selector, text }) => {
    const spaced = (one: string) => one.replace(/\s+/g, ' ');
    const found = [...document.querySelectorAll(selector)].find(
      (one) => spaced(one.textContent).includes(spaced(text)) && one.checkVisibility(),
    );
    found?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = found?.getBoundingClientRect() ?? {};
    // The driver takes the place in the document.
    return { x: x + scrollX, y: y + scrollY, width, height };
  }, part);
  expect(box.width, JSON.stringify(part)).toBeGreaterThan(0);
  const clip = {
    x: Math.max(0, box.x - AROUND),
    y: Math.max(0, box.y - AROUND),
    width: box.width + 2 * AROUND,
    height: box.height + 2 * AROUND,
  };
  return Buffer.from(await page.screenshot({ captureBeyondViewport: false, clip }));
}

/** Checks that a change is seen on a part of the page, without the focus. */
async function expectToShow(portal: PortalPage, part: Part, change: () => Promise<unknown>) {
  const before = await picture(portal, part);
  await change();
  await portal.rest();
  await portal.tab.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const after = await picture(portal, part);
  expect.soft(after.equals(before), `the same picture: ${JSON.stringify(part)}`).toBe(false);
}

test('all that is chosen, focused, disabled or wrong shows', async ({ portal, backend }) => {
  const { tab } = portal;
  await openSignedIn(portal, backend, '/neworder');
  expect(await tab.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  for (const [text, name] of [
    ['5 GB', /\b5\s+GB/],
    [t('order.payWay.balance'), t.pattern('order.payWay.balance')],
    ['90', /^90\s+days/],
  ] as const)
    await expectToShow(portal, label(text), () => portal.pick(name));
  await portal.pick(t('order.custom'));
  await portal.fill(t('order.quantity'), '8');
  await portal.rest();
  const pay = { selector: 'button', text: t('order.payNow') };
  await expectToShow(portal, pay, () => portal.fill(t('order.quantity'), '0'));
  const entry = { selector: '[role=menuitem]', text: t('menu.usage') };
  await expectToShow(portal, entry, () => portal.visit('/usage'));

  const day = t('usage.range.24h');
  await expectToShow(portal, label(day), () => portal.pick(day));
  const changes = t('usage.changeRecord');
  const tabOfChanges = { selector: '[role=tab]', text: changes };
  await expectToShow(portal, tabOfChanges, () => portal.click('tab', changes));

  await portal.visit('/residential');
  await portal.rest();
  const sticky = t('residential.rotation.sticky');
  await expectToShow(portal, label(sticky), () => portal.pick(new RegExp(`^${sticky}`)));

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
  const focused = await picture(portal, submit);
  expect.soft(focused.equals(calm), 'the same picture: the focus').toBe(false);
});
