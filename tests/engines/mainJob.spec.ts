import { GB } from '../../mock/world/state';
import { FIVE_GB, trafficLeft } from '../support/playwright/buying';
import type { Backend } from '../support/playwright/fixtures';
import { PRICE } from '../support/playwright/mainJob';
import { ru, type Texts, t } from '../support/texts';
import { expect, keep, openSignedIn, signIn, test } from './fixtures';
import type { PortalPage } from './portalPage';

async function doMainJob(portal: PortalPage, backend: Backend, texts: Texts): Promise<void> {
  const before = trafficLeft(backend);
  await signIn(portal, texts);
  await portal.see('heading', texts('menu.dashboard'));
  await portal.click('link', texts('dashboard.createOrder'));
  await portal.pick(FIVE_GB);
  await portal.pick(texts.pattern('order.payWay.balance'));
  await portal.seeText(PRICE[texts.locale]);
  await portal.click('button', texts('order.payNow'));
  await portal.seeText(texts.pattern('outcome.paid'));
  expect(trafficLeft(backend) - before).toBe(5 * GB);

  await portal.click('link', texts('menu.residential'));
  await portal.pick(texts('residential.rotation.sticky'));
  await portal.click('button', texts('residential.generate'));
  await portal.seeText(texts.pattern('residential.made', { count: 10 }));
  await portal.click('button', texts('common.copy'));
  expect((await portal.pasteLines(10))[0]).toContain('-session-');
}

for (const texts of [t, ru]) {
  test(`the main job, behind nginx: ${texts.locale}`, async ({ openPortal, host, backend }) => {
    const portal = await openPortal(host.url);
    await keep(portal, { umi_locale: texts.locale });
    await doMainJob(portal, backend, texts);
  });
}

test('sign-in with Google, there and back', async ({ portal }) => {
  await portal.goto('/user/login?ref=friend7');
  await portal.click('button', t('user.signInGoogle'));
  await portal.seePath(/oauth/);
  await portal.click('button', /demo/i);
  await portal.seePath(/\/client\/dashboard$/);
  await portal.rest();
});

test('Back from the hosted page finds a payment; it is paid once', async ({ portal, backend }) => {
  await openSignedIn(portal, backend, '/neworder');
  await portal.pick(FIVE_GB);
  await portal.seeText(/15\.97/);
  await portal.click('button', t('order.payNow'));
  await portal.seePath(/\/__mock\/pay\//);
  await portal.tab.back();
  await portal.see('region', t('payment.tracker'));
  // Every browser keeps the page that the tracker leads away from. One that Pay now leaves, whose lists are being read anew, Firefox
  // does not keep.
  await portal.rest();
  await portal.tab.evaluate(() => document.body.setAttribute('data-kept', ''));
  await portal.click('button', t('payment.continue'));
  await portal.seePath(/\/__mock\/pay\//);
  await portal.tab.back();
  await portal.see('region', t('payment.tracker'));
  expect(await portal.tab.evaluate(() => document.body.hasAttribute('data-kept'))).toBe(true);
  await portal.click('button', t('payment.continue'));
  await portal.seePath(/\/__mock\/pay\//);
  await portal.click('button', 'Paid');
  await portal.see('region', t('payment.tracker'));
  await portal.rest();
  await backend.post('advance', { seconds: 600 });
  await expect.poll(() => backend.server.world.state.charges).toHaveLength(1);
});

test('a reload during a purchase finds it, and it is paid once', async ({ portal, backend }) => {
  await openSignedIn(portal, backend, '/neworder');
  await portal.pick(FIVE_GB);
  await portal.pick(t.pattern('order.payWay.balance'));
  await portal.seeText(PRICE['en-US']);
  await backend.post('fault', { call: 'order.pay', answer: 'hang', effect: 'done' });
  await portal.click('button', t('order.payNow'));
  await expect.poll(() => backend.server.world.state.charges).toHaveLength(1);
  await portal.tab.reload();
  await portal.seeText(t.pattern('outcome.found', { kind: 'order' }));
  expect(backend.server.world.state.charges).toHaveLength(1);
});
