import { FIVE_GB, GB, userOf } from '../support/playwright/buying';
import { PRICE } from '../support/playwright/mainJob';
import { t } from '../support/texts';
import { expect, openSignedIn, signIn, test } from './fixtures';

test('the main job: signs in, buys 5 GB from the balance, makes lines and copies them', {
  tag: '@webkit',
}, async ({ portal, backend }) => {
  const { traffic_left: before } = await userOf(backend);
  await signIn(portal);
  await portal.see('heading', t('menu.dashboard'));
  await portal.click('link', t('dashboard.createOrder'));
  await portal.pick(FIVE_GB);
  await portal.pick(t.pattern('order.way.balance'));
  await portal.seeText(PRICE['en-US']);
  await portal.click('button', t('order.payNow'));
  await portal.seeText(t.pattern('outcome.paid'));
  expect((await userOf(backend)).traffic_left - before).toBe(5 * GB);

  await portal.click('link', t('menu.residential'));
  await portal.pick(t('residential.rotation.sticky'));
  await portal.click('button', t('residential.generate'));
  await portal.seeText(t.pattern('residential.made', { count: 10 }));
  await portal.click('button', t('common.copy'));
  const lines = (await portal.paste()).split('\n');
  expect(lines).toHaveLength(10);
  expect(lines[0]).toContain('-session-');
});

test('crypto, on the hosted page: Back finds the payment, and it is paid once', async ({
  portal,
  backend,
}) => {
  await openSignedIn(portal, backend, '/neworder');
  await portal.pick(FIVE_GB);
  await portal.seeText(/15\.97/);
  await portal.click('button', t('order.payNow'));
  await portal.seePath(/\/__mock\/pay\//);
  await portal.tab.back();
  await portal.see('region', t('payment.tracker'));
  await portal.click('button', t('payment.continue'));
  await portal.seePath(/\/__mock\/pay\//);
  await portal.click('button', 'Paid');
  await portal.see('region', t('payment.tracker'));
  await portal.rest();
  await backend.post('advance', { seconds: 600 });
  await expect.poll(async () => (await backend.state()).charges).toBe(1);
});

test('a reload in the middle of a purchase: it is found, and paid once', async ({
  portal,
  backend,
}) => {
  await openSignedIn(portal, backend, '/neworder');
  await portal.pick(FIVE_GB);
  await portal.pick(t.pattern('order.way.balance'));
  await portal.seeText(PRICE['en-US']);
  await backend.post('fault', { call: 'order.pay', answer: 'hang', effect: 'done' });
  await portal.click('button', t('order.payNow'));
  await expect.poll(async () => (await backend.state()).charges).toBe(1);
  await portal.tab.reload();
  await portal.seeText(t.pattern('outcome.found', { kind: 'order' }));
  expect((await backend.state()).charges).toBe(1);
});

test('sign-in with Google, there and back', { tag: '@webkit' }, async ({ portal }) => {
  await portal.goto('/user/login?ref=friend7');
  await portal.click('button', t('user.signInGoogle'));
  await portal.seePath(/oauth/);
  await portal.click('button', /demo/i);
  await portal.seePath(/\/client\/dashboard$/);
  await portal.rest();
});
