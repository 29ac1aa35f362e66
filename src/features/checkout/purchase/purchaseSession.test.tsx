/** An answer is stored with the purchase of the customer who sent it, whoever is signed in by then. */
import { createPluginManager } from '@@/core/plugin';
import { PurchaseWorld } from '../../../../tests/support/world/purchaseWorld';
import type { PurchaseContent } from '../rules/purchase/payRequest';

const CONTENT: PurchaseContent = { type: 'recharge', amount: '20.00' };

const browser = new PurchaseWorld();
const [first, second] = browser.customers;

beforeAll(() => {
  browser.server.listen({ onUnhandledRequest: 'error' });
  createPluginManager();
});
afterAll(() => browser.server.close());

/**
 * The first customer clicks, and the answer is held back. The page that clicked disappears with the session.
 */
async function clickAndWait(): Promise<void> {
  await browser.begin(true);
  browser.plan('send', { kind: 'held' });
  const isCustomerPresent = () => false;
  void browser.tab(0).purchases.pay(first, { content: CONTENT, total: '20.40', isCustomerPresent });
  await browser.settle();
  expect(await browser.stored(first)).toMatchObject([{ stage: 'sent' }]);
}

async function expectAnswered(): Promise<void> {
  browser.release();
  await browser.settle();
  const [record] = browser.world.state.records;
  expect(record?.userId).toBe(first);
  expect(await browser.stored(first)).toMatchObject([
    { stage: 'unpaid', orderId: record?.id, payUrl: expect.any(String), isAcknowledged: false },
  ]);
  expect(await browser.stored(second)).toEqual([]);
}

test('an answer after a sign-out', async () => {
  await clickAndWait();
  browser.signOut();
  await browser.settle();
  await expectAnswered();
});

test('an answer under the session of another customer', async () => {
  await clickAndWait();
  browser.signOut();
  browser.signIn(second);
  await browser.settle();
  await expectAnswered();
  expect(browser.faults).toEqual([]);
});

test('an answer after the same customer has signed in again', async () => {
  await clickAndWait();
  browser.signOut();
  browser.signIn(first);
  await browser.settle();
  await expectAnswered();
});
