/** Single scenes of purchases: what the model found once, and what it does not play. */
import { createPluginManager } from '@@/core/plugin';
import type { Content } from '@/domain/purchase/content';
import { createPurchaseStore } from '@/purchase/store';
import { Customer, type Sequence } from '../support/purchaseModel';
import { purchaseWith } from '../support/purchases';
import { PurchaseWorld } from '../support/purchaseWorld';

const browser = new PurchaseWorld();
const run = (hasLocks: boolean, commands: Sequence['commands']) =>
  new Customer(browser).run({ hasLocks, commands });

beforeAll(() => {
  browser.server.listen({ onUnhandledRequest: 'error' });
  createPluginManager();
});
afterAll(() => browser.server.close());

const RECHARGE: Content = { type: 'recharge', amount: '20.00' };
const ORDER: Content = {
  type: 'order',
  draft: {
    quantity: 5,
    durationDays: 30,
    couponCode: '',
    isTrial: false,
    packageId: null,
    payWay: 'balance',
  },
};
const buy = { content: 0, goesOn: false } as const;

test('without locks, two clicks that wait for the same answer do not wake each other for ever', async () => {
  await run(false, [
    { do: 'click', tab: 0, ...buy, plans: [{ kind: 'held' }] },
    { do: 'both tabs', tab: 0, ...buy, plans: [] },
    { do: 'answers come' },
  ]);
  const [first] = browser.sendings;
  expect(browser.sendings.filter(({ id }) => id === first?.id)).toHaveLength(1);
});

test('without locks, a sender that waits for a slow refresh is not given up, and no other tab sends meanwhile', async () => {
  await run(false, [
    { do: 'click', tab: 0, ...buy, plans: [{ kind: 'waits', seconds: 45 }] },
    { do: 'time', seconds: 31 },
    { do: 'click', tab: 1, ...buy, plans: [] },
    { do: 'time', seconds: 16 },
  ]);
  const [first] = browser.sendings;
  expect(browser.sendings.filter(({ id }) => id === first?.id)).toHaveLength(1);
});

test('what was found while nobody looked is not forgotten: a week later the same click tells it first', async () => {
  await run(true, [
    { do: 'click', tab: 0, ...buy, plans: [{ kind: 'dropped', isDone: true }] },
    { do: 'reload', tab: 0 },
    { do: 'time', seconds: 8 * 86_400 },
    { do: 'click', tab: 1, ...buy, plans: [] },
    { do: 'time', seconds: 1 },
  ]);
  const [first] = browser.sendings;
  expect(browser.sendings.filter(({ id }) => id === first?.id)).toHaveLength(1);
});

test('a click whose session cannot be used says that nothing was sent, and the next one sends the same id', async () => {
  await browser.begin(true);
  const [customer] = browser.customers;
  const press = () =>
    browser.tab(0).purchases.press(customer, { content: RECHARGE, total: '20.60' });
  browser.plan('send', { kind: 'notSent' });
  const first = await press();
  expect(first).toMatchObject({ kind: 'notSent', purchase: { stage: 'intended', sendings: 0 } });
  expect(browser.sendings).toEqual([]);

  const { id } = (await browser.stored(customer))[0] ?? {};
  expect(await press()).toMatchObject({ kind: 'answered', purchase: { id, sendings: 1 } });
  expect(browser.sendings).toMatchObject([{ id }]);
});

test('an order with a status that the portal does not know does not stand in the way: the same is bought again after a question', async () => {
  await browser.begin(true);
  const [customer] = browser.customers;
  const press = (besides?: string) =>
    browser.tab(0).purchases.press(customer, { content: ORDER, total: '15.50', besides });
  browser.plan('send', { kind: 'unknownStatus', seconds: 86_400 });
  const first = await press();
  expect(first).toMatchObject({ kind: 'answered', purchase: { stage: 'other' } });
  const { id } = (await browser.stored(customer))[0] ?? {};
  expect(await press()).toMatchObject({ kind: 'ask', purchase: { id } });
  // An answer to the question about another purchase is none to this one.
  expect(await press('another')).toMatchObject({ kind: 'ask', purchase: { id } });
  expect(browser.sendings).toHaveLength(1);

  const second = await press(id);
  expect(second).toMatchObject({ kind: 'answered', purchase: { stage: 'paid' } });
  expect(browser.sendings).toHaveLength(2);
  expect(browser.sendings[1]?.id).not.toBe(id);
});

test('an answer counts although another tab has put the purchase away meanwhile', async () => {
  await browser.begin(true);
  const [customer] = browser.customers;
  browser.plan('send', { kind: 'held' });
  const pressed = browser.tab(0).purchases.press(customer, { content: RECHARGE, total: '20.60' });
  await browser.settle();
  const [sent] = await browser.stored(customer);
  await createPurchaseStore().change(customer, () => ({ remove: [sent?.id ?? ''], result: null }));
  browser.release();
  const done = await pressed;
  expect(done).toMatchObject({ kind: 'answered', purchase: { id: sent?.id, stage: 'unpaid' } });
  expect(await browser.stored(customer)).toMatchObject([{ id: sent?.id, stage: 'unpaid' }]);
});

test('a browser that refuses its database keeps purchases in the page’s memory', async () => {
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  const store = createPurchaseStore();
  const one = purchaseWith();
  await store.change('u1', () => ({ write: [one], result: null }));
  expect(await store.read('u1')).toEqual([one]);
  expect(await store.read('u2')).toEqual([]);
  await store.change('u1', () => ({ remove: ['id-1'], result: null }));
  expect(await store.read('u1')).toEqual([]);
});
