import { tableOf } from '../../../../../tests/support/documents';
import { NOW, purchaseWith } from '../../../../../tests/support/world/purchases';
import type { OrderParams } from '../order';
import { decideClick, isCryptoContent, type PurchaseContent, signatureOf } from './payRequest';
import type { Purchase } from './purchase';

type Decided = ReturnType<typeof decideClick>['kind'];
const lost = { stage: 'open', openSince: NOW } as const;
const absentForAnHour = { stage: 'open', isAbsent: true, openSince: NOW - 3600 } as const;

describe('docs/purchase.md "The next click" says what is decided for a click on', () => {
  const LOST: Readonly<Record<string, Partial<Purchase>>> = {
    'the same, its call still under way': { stage: 'sent' },
    'the same, not found yet': lost,
    'the same, absent for an hour and not dismissed': absentForAnHour,
    'the same, no longer watched': { ...lost, isWatched: false },
    'the same, found unpaid': { stage: 'unpaid', isFound: true },
    'the same, found paid': { stage: 'paid', isFound: true },
    'the same, found paid, and the customer was told': { stage: 'paid', isAcknowledged: true },
    'something else, while it `isUncertain`': lost,
    'something else, absent for less than an hour': { ...absentForAnHour, openSince: NOW - 3599 },
    'something else, absent for an hour': absentForAnHour,
    'something else, no longer watched': { ...lost, isWatched: false },
    'something else, once found': { stage: 'unpaid', isFound: true },
  };
  const { rows } = tableOf('docs/purchase.md', 'the next click is on');
  it('of each kind', () => expect(rows.map(([where]) => where)).toEqual(Object.keys(LOST)));
  it.each(rows)('%s: %s', (where = '', decision) => {
    const signature = where.startsWith('the same') ? 'same' : 'other';
    const { kind } = decideClick([purchaseWith(LOST[where])], signature, [], NOW);
    expect(`\`${kind}\``).toBe(decision);
  });
});

it.each<[string, Partial<Purchase>, Decided]>([
  ['was never sent', { stage: 'intended' }, 'send'],
  ['waits for its payment', { stage: 'unpaid' }, 'check'],
  ['waits, and the customer wants a new one', { stage: 'unpaid', isReplaced: true }, 'create'],
  ['is paid back just now', { stage: 'unpaid', paymentStatus: 'refund_process' }, 'create'],
  ['was paid back, it seemed', { stage: 'other', paymentStatus: 'refund_process' }, 'check'],
  ['is being looked into', { stage: 'unpaid', paymentStatus: 'locked' }, 'check'],
  ['has a status that nobody knows', { stage: 'other' }, 'check'],
  ['is cancelled', { stage: 'cancelled' }, 'create'],
  ['was refused', { stage: 'refused' }, 'create'],
  ['is gone', { stage: 'gone' }, 'create'],
])('a click on the same, which %s: %#', (_, changes, kind) => {
  expect(decideClick([purchaseWith(changes)], 'same', [], NOW).kind).toBe(kind);
});

it.each<[string, Partial<Purchase>, Decided]>([
  ['on its way', { stage: 'sent' }, 'ask'],
  ['lost', lost, 'ask'],
])('a click on something else beside one that is %s', (_, changes, kind) => {
  const all = [purchaseWith(changes)];
  expect(decideClick(all, 'other', [], NOW).kind).toBe(kind);
  expect(decideClick(all, 'other', ['id-1'], NOW).kind).toBe('create');
  expect(decideClick(all, 'other', ['id-2'], NOW).kind).toBe(kind);
});

const DRAFT: OrderParams = {
  packageId: 'gb5-30d',
  quantity: 5,
  durationDays: 30,
  couponCode: 'SAVE10',
  payWay: 'cryptomus',
  isTrial: false,
};
const order = (changes: Partial<OrderParams> = {}): PurchaseContent => ({
  type: 'order',
  order: { ...DRAFT, ...changes },
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
