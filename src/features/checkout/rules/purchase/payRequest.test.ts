import { NOW, purchaseWith } from '../../../../../tests/support/world/purchases';
import type { OrderDraft } from '../order';
import { decideClick, isCryptoContent, type PurchaseContent, signatureOf } from './payRequest';
import type { Purchase } from './purchase';

it.each<[string, Partial<Purchase>, ReturnType<typeof decideClick>['kind']]>([
  ['was never sent', { stage: 'intended' }, 'same'],
  ['is on its way', { stage: 'sent' }, 'same'],
  ['got lost', { stage: 'open' }, 'same'],
  ['got lost, and the records lack it', { stage: 'open', isAbsent: true, openSince: 1 }, 'same'],
  ['is not watched any more', { stage: 'open', isWatched: false }, 'same'],
  ['waits for its payment', { stage: 'unpaid' }, 'same'],
  ['waits, and the customer wants a new one', { stage: 'unpaid', isReplaced: true }, 'create'],
  ['is paid back just now', { stage: 'unpaid', paymentStatus: 'refund_process' }, 'create'],
  ['was paid back, it seemed', { stage: 'other', paymentStatus: 'refund_process' }, 'same'],
  ['is being looked into', { stage: 'unpaid', paymentStatus: 'locked' }, 'same'],
  ['has a status that nobody knows', { stage: 'other' }, 'same'],
  ['was found paid without a word', { stage: 'paid' }, 'same'],
  ['is paid, and the customer knows', { stage: 'paid', isAcknowledged: true }, 'create'],
  ['is cancelled', { stage: 'cancelled' }, 'create'],
  ['was refused', { stage: 'refused' }, 'create'],
  ['is gone', { stage: 'gone' }, 'create'],
])('a click on the same, which %s: %#', (_, changes, kind) => {
  expect(decideClick([purchaseWith(changes)], 'same', [], NOW).kind).toBe(kind);
});

it.each<[string, Partial<Purchase>, 'ask' | 'create']>([
  ['on its way', { stage: 'sent' }, 'ask'],
  ['open', { stage: 'open' }, 'ask'],
  ['lacking for a minute', { stage: 'open', isAbsent: true, openSince: NOW - 80 }, 'ask'],
  ['lacking for an hour', { stage: 'open', isAbsent: true, openSince: NOW - 3600 }, 'create'],
  ['not watched any more', { stage: 'open', isWatched: false }, 'create'],
  ['waiting for its payment', { stage: 'unpaid' }, 'create'],
])('a click on something else beside one that is %s', (_, changes, kind) => {
  const all = [purchaseWith(changes)];
  expect(decideClick(all, 'other', [], NOW).kind).toBe(kind);
  expect(decideClick(all, 'other', ['id-1'], NOW).kind).toBe('create');
  expect(decideClick(all, 'other', ['id-2'], NOW).kind).toBe(kind);
});

const DRAFT: OrderDraft = {
  packageId: 'gb5-30d',
  quantity: 5,
  durationDays: 30,
  couponCode: 'SAVE10',
  payWay: 'cryptomus',
  isTrial: false,
};
const order = (changes: Partial<OrderDraft> = {}): PurchaseContent => ({
  type: 'order',
  draft: { ...DRAFT, ...changes },
});
const recharge = (amount: string): PurchaseContent => ({ type: 'recharge', amount });

it('only equal content has the same signature', () => {
  const contents = [order(), order({ quantity: 6 }), recharge('20.00'), recharge('25.00')];
  expect(new Set(contents.map(signatureOf)).size).toBe(contents.length);
  expect(signatureOf(order())).toBe(signatureOf(order()));
  expect(signatureOf(recharge('20.00'))).toBe(signatureOf(recharge('20.00')));
});

it.each<[string, PurchaseContent, boolean]>([
  ['a recharge', recharge('20.00'), true],
  ['an order by crypto', order(), true],
  ['an order from the balance', order({ payWay: 'balance' }), false],
])("%s is paid at the provider's page: %#", (_, content, isCrypto) => {
  expect(isCryptoContent(content)).toBe(isCrypto);
});
