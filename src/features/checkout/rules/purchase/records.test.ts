import type { PaymentRecord } from '@/api/contract';
import { recordWith } from '../../../../../tests/support/world/purchases';
import { findInRecords, type RecordPage } from './records';

const row = (id: string, requestId: string | null = `r-${id}`): PaymentRecord =>
  recordWith({ id, requestId });
const page = (list: PaymentRecord[], total = list.length, unread: RecordPage['unread'] = null) => ({
  list,
  total,
  unread,
});

it.each<[string, readonly RecordPage[], ReturnType<typeof findInRecords>['kind']]>([
  ['whole and without it', [page([row('a'), row('b')])], 'lacking'],
  ['empty', [page([])], 'lacking'],
  ['on two pages', [page([row('a')], 2), page([row('b')], 2)], 'lacking'],
  ['with it', [page([row('a'), row('wanted')])], 'found'],
  ['with it, though not whole', [page([row('wanted')], 9)], 'found'],
  [
    'with it, beside rows that could not be read',
    [page([row('wanted')], 2, { count: 1 })],
    'found',
  ],
  ['with rows that could not be read', [page([row('a')], 2, { count: 1 })], 'uncertain'],
  ['whole but for what it says of unread rows', [page([row('a')], 1, { count: 1 })], 'uncertain'],
  ['with a row that names no request', [page([row('a', null)])], 'uncertain'],
  ['with fewer rows than it says', [page([row('a')], 2)], 'uncertain'],
  ['that moved while they were read', [page([row('a')], 2), page([row('a')], 2)], 'uncertain'],
  ['that grew while they were read', [page([row('a')], 1), page([row('b')], 2)], 'uncertain'],
  ['that were not read', [], 'uncertain'],
])('records %s: %#', (_, pages, kind) => {
  expect(findInRecords(pages, 'r-wanted').kind).toBe(kind);
});
