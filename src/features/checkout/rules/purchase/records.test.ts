import type { Page, PaymentRecord } from '@/api/contract';
import { NOW, purchaseWith, recordWith } from '../../../../../tests/support/world/purchases';
import { LONGEST_WATCH } from './purchase';
import { findFollowedRecords, findInRecords, purchaseOf } from './records';

const row = (id: string, requestId: string | null = `r-${id}`, createdAt: number | null = NOW) =>
  recordWith({ id, requestId, createdAt });
const UNREAD = { count: 1, rows: 2, call: 'order.rechargeRecord', field: 'data.list' };
const page = (
  list: PaymentRecord[],
  total = list.length,
  unread: Page<PaymentRecord>['unread'] = null,
) => ({ list, total, unread });

it.each<[string, readonly Page<PaymentRecord>[], ReturnType<typeof findInRecords>['kind']]>([
  ['whole and without it', [page([row('a'), row('b')])], 'absent'],
  ['empty', [page([])], 'absent'],
  ['on two pages', [page([row('a')], 2), page([row('b')], 2)], 'absent'],
  ['with it', [page([row('a'), row('wanted')])], 'found'],
  ['with it, though not whole', [page([row('wanted')], 9)], 'found'],
  ['with it, beside rows that could not be read', [page([row('wanted')], 2, UNREAD)], 'found'],
  ['with rows that could not be read', [page([row('a')], 2, UNREAD)], 'uncertain'],
  ['whole but for what it says of unread rows', [page([row('a')], 1, UNREAD)], 'uncertain'],
  ['with a row that names no request', [page([row('a', null)])], 'uncertain'],
  ['with an undated one', [page([row('a', null, null)])], 'uncertain'],
  ['with one of a clock that is hours ahead', [page([row('a', null, NOW - 3600)])], 'uncertain'],
  ['with one from a day before', [page([row('a', null, NOW - 86_400)])], 'absent'],
  ['with one from nearly a day before', [page([row('a', null, NOW - 86_399)])], 'uncertain'],
  ['with fewer rows than it says', [page([row('a')], 2)], 'uncertain'],
  ['that moved while they were read', [page([row('a')], 2), page([row('a')], 2)], 'uncertain'],
  ['that grew while they were read', [page([row('a')], 1), page([row('b')], 2)], 'uncertain'],
  [
    'of which only one page could be read',
    [page([row('a')], 2), page([row('b')], 2, UNREAD)],
    'uncertain',
  ],
  ['that were not read', [], 'uncertain'],
])('records %s: %#', (_, pages, kind) => {
  expect(findInRecords(pages, { id: 'r-wanted', createdAt: NOW }).kind).toBe(kind);
});

it('of the records the five newest open ones of the last seven days are followed, no order from the balance', () => {
  const made = (id: string, daysAgo: number, changes: Partial<PaymentRecord> = {}) =>
    recordWith({ id, createdAt: NOW - daysAgo * 86_400, ...changes });
  const records = [
    made('old', LONGEST_WATCH / 86_400),
    ...[6, 5, 4, 3, 2].map((days) => made(`d${days}`, days)),
    made('paid', 1, { status: 'paid' }),
    made('balance', 1, { paidType: 'balance' }),
    made('undated', 1, { createdAt: null }),
    made('cancelled', 1, { status: 'cancelled' }),
  ];
  const followed = (some: readonly PaymentRecord[]) =>
    findFollowedRecords(some, NOW).map(({ id }) => id);
  expect(followed(records)).toEqual(['cancelled', 'd2', 'd3', 'd4', 'd5']);
  expect(followed(records.slice(0, 3))).toEqual(['d5', 'd6']);
});

it('the purchase of a record has its order id or is its request', () => {
  const purchases = [
    purchaseWith({ id: 'r-other', orderId: 'other' }),
    purchaseWith({ id: 'r-elsewhere', orderId: 'placed' }),
    purchaseWith({ id: 'r-lost', orderId: null }),
  ];
  expect(purchaseOf(row('placed', null), purchases)?.id).toBe('r-elsewhere');
  expect(purchaseOf(row('found', 'r-lost'), purchases)?.id).toBe('r-lost');
  expect(purchaseOf(row('nobody', 'r-nobody'), purchases)).toBeUndefined();
});
