/** Single cases of purchases: those that the model once found, and those that it does not play. */
import { waitFor } from '@testing-library/react';
import type { PaymentStatus } from '@/api/contract';
import type { PayAction } from '../../../../mock/world/payment';
import { Customer, type Sequence } from '../../../../tests/support/world/purchaseModel';
import { purchaseWith, recordWith } from '../../../../tests/support/world/purchases';
import { openBrowser } from '../../../../tests/support/world/purchaseWorld';
import type { PurchaseContent } from '../rules/purchase/payRequest';
import { createPurchaseStore, purchaseEngine, purchaseRows } from './purchases';

const browser = openBrowser();
const run = (hasLocks: boolean, commands: Sequence['commands']) =>
  new Customer(browser).run({ hasLocks, commands });

const RECHARGE: PurchaseContent = { type: 'recharge', amount: '20.00' };
const ORDER = {
  type: 'order',
  order: {
    quantity: 5,
    durationDays: 30,
    couponCode: '',
    isTrial: false,
    packageId: null,
    payWay: 'balance',
  },
} as const satisfies PurchaseContent;
const CRYPTO: PurchaseContent = { type: 'order', order: { ...ORDER.order, payWay: 'cryptomus' } };
const buy = { content: 0, goesOn: false } as const;

/** Starts a new browser with a customer who is signed in; returns the customer and the click on Pay now. */
async function customerOf(hasLocks: boolean, content: PurchaseContent) {
  await browser.start(hasLocks);
  const [customer] = browser.customers;
  const press = (confirmedIds: readonly string[] = [], tab = 0) =>
    browser.tab(tab).purchases.pay({ content, total: '20.60', confirmedIds });
  return { customer, press };
}

test('without locks, two clicks that wait for the same answer do not wake each other for ever', async () => {
  await run(false, [
    { do: 'click', tab: 0, ...buy, plans: [{ kind: 'held' }] },
    { do: 'both tabs', tab: 0, ...buy, plans: [] },
    { do: 'answers arrive' },
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

test('a purchase that was found while no page showed it is kept: a week later, the same click reports it first', async () => {
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

test('a confirmation for another purchase does not count for one with an unknown status', async () => {
  const { press } = await customerOf(true, ORDER);
  browser.sendPlans.push({ kind: 'unknownStatus', seconds: 86_400 });
  expect(await press()).toMatchObject({ kind: 'answered', purchase: { stage: 'other' } });
  expect(await press(['another'])).toMatchObject({ kind: 'ask', purchase: { stage: 'other' } });
  expect(browser.sendings).toHaveLength(1);
});

test('an answer counts although another tab has put the purchase away meanwhile', async () => {
  const { customer, press } = await customerOf(true, RECHARGE);
  browser.sendPlans.push({ kind: 'held' });
  const pressed = press();
  await browser.settle();
  const [sent] = await browser.stored(customer);
  await createPurchaseStore().change(customer, () => ({ remove: [sent?.id ?? ''], result: null }));
  browser.release();
  const done = await pressed;
  expect(done).toMatchObject({ kind: 'answered', purchase: { id: sent?.id, stage: 'unpaid' } });
  expect(await browser.stored(customer)).toMatchObject([{ id: sent?.id, stage: 'unpaid' }]);
});

test('an answer that is lost stays open although the browser has lost the purchase meanwhile', async () => {
  const { customer, press } = await customerOf(true, ORDER);
  browser.sendPlans.push({ kind: 'held' });
  const pressed = press();
  await browser.settle();
  const [sent] = await browser.stored(customer);
  await createPurchaseStore().change(customer, () => ({ remove: [sent?.id ?? ''], result: null }));
  browser.release(true);
  expect(await pressed).toMatchObject({ kind: 'unanswered', purchase: { id: sent?.id } });
  await press();
  expect(new Set(browser.sendings.map(({ id }) => id))).toEqual(new Set([sent?.id]));
});

test.each([
  ['with locks', true],
  ['without locks', false],
])('two tabs pressed one order: the second is told its own answer, %s', async (_, hasLocks) => {
  const { press } = await customerOf(hasLocks, ORDER);
  browser.sendPlans.push({ kind: 'code', code: 20403, isDone: false });
  const [first, second] = await Promise.all([press(), press([], 1)]);
  expect(first).toMatchObject({ kind: 'refused', code: 20403 });
  expect(second).toMatchObject({ kind: 'answered', purchase: { stage: 'paid' } });
  expect(new Set(browser.sendings.map(({ id }) => id)).size).toBe(2);
});

/** Sends in a tab that the browser suspends, with the lock, before the call leaves. */
async function suspendWhileSending(content: PurchaseContent) {
  const { customer, press } = await customerOf(true, content);
  browser.sendPlans.push({ kind: 'waits', seconds: 20 });
  void press();
  await browser.settle();
  browser.show(0, false);
  await browser.settle();
  browser.tab(0).isFrozen = true;
  const stages = async () => (await browser.stored(customer)).map(({ stage }) => stage);
  return { stages, press: () => press([], 1) };
}

describe('a tab that is suspended with the lock in its hands', () => {
  test('counts as gone once its time is up: another one looks the purchase up, and sends it after a click', async () => {
    const { stages, press } = await suspendWhileSending(RECHARGE);
    await browser.advance(59);
    expect(await stages()).toEqual(['sent']);
    await browser.advance(6);
    expect(await stages()).toEqual(['open']);
    const pressed = press();
    await browser.settle();
    await browser.advance(60);
    expect(await pressed).toMatchObject({ kind: 'answered', purchase: { stage: 'unpaid' } });
    browser.tab(0).isFrozen = false;
    await browser.advance(1);
    expect(await stages()).toEqual(['unpaid']);
    expect(new Set(browser.sendings.map(({ id }) => id)).size).toBe(1);
    expect(browser.faults).toEqual([]);
  });

  test('is waited for by a click meanwhile, which then says that nothing is certain, and sends nothing', async () => {
    const { stages, press } = await suspendWhileSending(RECHARGE);
    const pressed = press();
    await browser.advance(65);
    expect(await pressed).toMatchObject({ kind: 'unanswered', purchase: { stage: 'open' } });
    expect(await stages()).toEqual(['open']);
    expect(browser.sendings).toEqual([]);
  });

  test('lets one of two clicks send, and the other waits for its answer', async () => {
    const { stages, press } = await suspendWhileSending(RECHARGE);
    await browser.advance(65);
    browser.sendPlans.push({ kind: 'held' });
    const both = Promise.all([press(), press()]);
    await browser.settle();
    await browser.advance(60);
    expect(await stages()).toEqual(['sent']);
    browser.release();
    expect((await both).map(({ kind }) => kind)).toEqual(['answered', 'existing']);
    expect(browser.sendings).toHaveLength(1);
    expect(browser.faults).toEqual([]);
  });
});

test('without locks, a second event that the tab is visible sends no second request', async () => {
  const { press } = await customerOf(false, RECHARGE);
  const { visibilityListeners } = browser.tab(0);
  browser.sendPlans.push({ kind: 'dropped', isDone: false });
  expect(await press()).toMatchObject({ kind: 'unanswered', purchase: { stage: 'open' } });
  await browser.settle();
  const before = browser.calls;
  // After Back, both `visibilitychange` and `pageshow` fire.
  for (let told = 0; told < 2; told += 1) for (const changed of [...visibilityListeners]) changed();
  await browser.settle();
  expect(browser.calls).toBe(before);
});

test.each([
  ['is still watched, a tab that begins to follow reads the records at once', true, 1],
  ['is no longer watched, it reads none', false, 0],
])('for an open purchase that %s', async (_, isWatched, readings) => {
  await browser.start(true);
  const [customer] = browser.customers;
  const one = purchaseWith({ id: 'lost', userId: customer, stage: 'open', isWatched });
  await createPurchaseStore().change(customer, () => ({ write: [one], result: null }));
  // One visible tab follows for all.
  browser.show(1, false);
  const before = browser.calls;
  browser.reload(0);
  await browser.settle();
  expect(browser.calls - before).toBe(readings);
});

test('a page out of the browser’s cache, which has heard of nothing, shows what another tab has bought', async () => {
  await browser.start(true);
  const [customer] = browser.customers;
  const stop = purchaseEngine(customer).watch();
  const one = purchaseWith({ id: 'another’s', userId: customer, stage: 'paid' });
  await createPurchaseStore().change(customer, () => ({ write: [one], result: null }));
  window.dispatchEvent(new Event('pageshow'));
  await waitFor(() =>
    expect(purchaseRows().snapshot(customer)).toMatchObject([{ id: 'another’s' }]),
  );
  stop();
});

test('of the open payments of all readings the five newest are asked about', async () => {
  await browser.start(true);
  const [customer] = browser.customers;
  for (const tab of [0, 1]) browser.show(tab, false);
  const records = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((id, hour) =>
    recordWith({ id, requestId: `r-${id}`, createdAt: browser.now - 86_400 + hour * 3600 }),
  );
  const { noteRecords } = browser.tab(0).purchases;
  const followed = async () => (await browser.stored(customer)).map(({ orderId }) => orderId);
  await noteRecords(records.slice(0, 5));
  expect(await followed()).toEqual(['e', 'd', 'c', 'b', 'a']);
  await noteRecords(records);
  expect(await followed()).toEqual(['g', 'f', 'e', 'd', 'c']);
  // A list shows one of them only.
  await noteRecords(records.slice(3, 4));
  expect(await followed()).toHaveLength(5);
});

describe('a click on a payment that was settled unseen', () => {
  const unseen = async () => {
    const { press } = await customerOf(true, CRYPTO);
    await press();
    for (const tab of [0, 1]) browser.show(tab, false);
    return press;
  };

  test.each<[string, readonly PayAction[], PaymentStatus]>([
    ['with too little money', ['underpaid'], 'wrong_amount'],
    ['with a refund that failed', ['locked', 'refund_failed'], 'refund_fail'],
  ])('%s sends nothing, and the next one buys', async (_, actions, paymentStatus) => {
    const press = await unseen();
    for (const action of actions) browser.onHostedPage(action);
    await browser.advance(3700);
    const said = { kind: 'existing', purchase: { stage: 'cancelled', paymentStatus } };
    expect(await press()).toMatchObject(said);
    expect(browser.sendings).toHaveLength(1);
    expect(await press()).toMatchObject({ kind: 'answered', purchase: { stage: 'unpaid' } });
  });

  test('and that is gone sends nothing, and the next one buys', async () => {
    const press = await unseen();
    for (const seconds of [3700, 601]) {
      await browser.advance(seconds);
      browser.checkPlans.push('unknownOrder');
      const stage = seconds === 601 ? 'gone' : 'unpaid';
      expect(await press()).toMatchObject({ kind: 'existing', purchase: { stage } });
    }
    expect(browser.sendings).toHaveLength(1);
    expect(await press()).toMatchObject({ kind: 'answered', purchase: { stage: 'unpaid' } });
  });

  test('without money buys at once', async () => {
    const press = await unseen();
    browser.onHostedPage('expired');
    expect(await press()).toMatchObject({ kind: 'answered', purchase: { stage: 'unpaid' } });
    expect(browser.sendings).toHaveLength(2);
  });
});

test('each uncertain purchase is asked about by itself, and only once', async () => {
  const { customer, press } = await customerOf(true, ORDER);
  for (const tab of [0, 1]) browser.show(tab, false);
  const open = ['a', 'b'].map((id) =>
    purchaseWith({ id, userId: customer, signature: id, stage: 'open', openSince: browser.now }),
  );
  await createPurchaseStore().change(customer, () => ({ write: open, result: null }));
  const asked: string[] = [];
  for (let done = await press(); done.kind === 'ask'; done = await press(asked))
    asked.push(done.purchase.id);
  expect(asked.sort()).toEqual(['a', 'b']);
  expect(browser.sendings).toHaveLength(1);
});

test('the sum in a record counts, although nothing else in it is new', async () => {
  await browser.start(true);
  const [customer] = browser.customers;
  for (const tab of [0, 1]) browser.show(tab, false);
  const record = recordWith({ total: '16.50' });
  const { id: orderId, payUrl, expireAt } = record;
  const own = { userId: customer, stage: 'unpaid', orderId, payUrl, expireAt } as const;
  const one = purchaseWith({ ...own, total: '15.97' });
  await createPurchaseStore().change(customer, () => ({ write: [one], result: null }));
  await browser.tab(0).purchases.noteRecords([record]);
  expect(await browser.stored(customer)).toMatchObject([{ total: '16.50' }]);
});

test('a tab that has lost its connection to the database opens it anew, and other tabs see what it writes then', async () => {
  await browser.start(true);
  const open = jest.spyOn(indexedDB, 'open');
  const store = createPurchaseStore();
  const write = (id: string) =>
    store.change('u1', () => ({ write: [purchaseWith({ id })], result: null }));
  await write('before');
  const [opening] = open.mock.results;
  opening?.value.result.close();
  await write('after');
  const ids = (await createPurchaseStore().read('u1')).map(({ id }) => id);
  expect(ids.sort()).toEqual(['after', 'before']);
});
