import { NOW, purchaseWith } from '../../../../../tests/support/world/purchases';
import { filterTracked } from './outcome';
import { checkOf, isDue, LONGEST_WATCH, type Purchase, secondsToNextStep } from './purchase';
import { findReadyTopUps, findUpdates, hasMoved } from './updates';

/** A cancelled one whose payment could not be checked since. */
const CHECK_DUE = { stage: 'cancelled', orderId: 'O1', isCheckDue: true } as const;
const unpaid = { stage: 'unpaid', orderId: 'O1', paymentStatus: 'check' } as const;

it.each<[Partial<Purchase>, ReturnType<typeof checkOf>]>([
  [{ stage: 'intended' }, null],
  [{ stage: 'sent' }, null],
  [{ stage: 'open' }, 'lookUp'],
  [{ stage: 'open', nextAt: NOW + 1 }, null],
  [{ stage: 'open', isWatched: false }, null],
  [{ ...unpaid }, 'poll'],
  [{ ...unpaid, expireAt: NOW - 1000 }, 'poll'],
  [{ ...unpaid, nextAt: NOW + 5 }, null],
  // The machine sets no longer wait: a clock that was put back must not silence the polls.
  [{ ...unpaid, nextAt: NOW + 600 }, null],
  [{ ...unpaid, nextAt: NOW + 601 }, 'poll'],
  [{ ...unpaid, isWatched: false }, null],
  [{ ...unpaid, stage: 'other' }, 'poll'],
  [{ ...unpaid, isCrypto: false }, 'lookUp'],
  [{ ...unpaid, stage: 'paid' }, null],
  [CHECK_DUE, 'poll'],
  // Nothing is asked about for longer than a week.
  [{ ...CHECK_DUE, watchedSince: NOW - LONGEST_WATCH }, null],
])('for %j due is %p', (changes, due) => {
  const purchase = purchaseWith(changes);
  expect(isDue(purchase, NOW) ? checkOf(purchase) : null).toBe(due);
});

it('waits until the next thing is due, and not at all for nothing', () => {
  expect(secondsToNextStep([], NOW)).toBeNull();
  expect(secondsToNextStep([purchaseWith({ ...unpaid, nextAt: NOW + 40 })], NOW)).toBe(40);
  expect(secondsToNextStep([purchaseWith({ ...unpaid, nextAt: NOW - 40 })], NOW)).toBe(0);
  expect(secondsToNextStep([purchaseWith({ ...unpaid, nextAt: NOW + 601 })], NOW)).toBe(0);
  const lateCheck = purchaseWith({ ...CHECK_DUE, watchedSince: NOW - LONGEST_WATCH - 1 });
  expect(secondsToNextStep([lateCheck], NOW)).toBe(3600);
});

it('tracks what is paid at the provider, and is not hidden', () => {
  const all = [
    purchaseWith({ ...unpaid }),
    purchaseWith({ ...unpaid, display: 'hidden' }),
    purchaseWith({ ...unpaid, isCrypto: false }),
    purchaseWith({ stage: 'open' }),
  ];
  expect(filterTracked(all, null, NOW)).toEqual([all[0]]);
});

it('tracks a payment of another device where the same is sold, while it takes money', () => {
  const quiet = {
    ...unpaid,
    type: 'order',
    display: 'quiet',
    payUrl: '/pay',
    expireAt: NOW,
  } as const;
  const all = [purchaseWith(quiet)];
  expect(filterTracked(all, 'order', NOW - 1)).toEqual(all);
  expect(filterTracked(all, 'order', NOW)).toEqual([]);
  expect(filterTracked(all, 'recharge', NOW - 1)).toEqual([]);
  expect(filterTracked(all, null, NOW - 1)).toEqual([]);
  expect(filterTracked([purchaseWith({ ...quiet, stage: 'cancelled' })], 'order', NOW - 1)).toEqual(
    [],
  );
});

it('another attempt is no news, another status is', () => {
  const before = [purchaseWith(unpaid)];
  expect(hasMoved(before, [purchaseWith({ ...unpaid, attempt: 3 })])).toBe(false);
  expect(hasMoved(before, [purchaseWith({ ...unpaid, paymentStatus: 'process' })])).toBe(true);
  expect(hasMoved(before, [])).toBe(true);
});

it.each<[string, Partial<Purchase>[], Partial<Purchase>[], string[]]>([
  ['credited', [unpaid], [{ ...unpaid, stage: 'paid' }], ['credited']],
  ['credited before it was seen here', [], [{ ...unpaid, stage: 'paid' }], []],
  [
    'paid from the balance',
    [{ stage: 'sent', isCrypto: false }],
    [{ stage: 'paid', isCrypto: false }],
    [],
  ],
  ['gone', [unpaid], [{ ...unpaid, stage: 'gone' }], ['gone']],
  ['not watched any more', [unpaid], [{ ...unpaid, isWatched: false }], ['unwatched']],
  ['never found', [{ stage: 'open' }], [{ stage: 'open', isWatched: false }], []],
  ['dismissed', [unpaid], [], []],
])('news of one that was %s', (_, before, after, kinds) => {
  const news = findUpdates(before.map(purchaseWith), after.map(purchaseWith));
  expect(news.map(({ kind }) => kind)).toEqual(kinds);
});

it.each<[string, readonly Partial<Purchase>[], number]>([
  ['nothing was ordered since', [], 1],
  ['an order was refused since', [{ stage: 'refused', createdAt: NOW + 1 }], 1],
  ['an order was clicked since, and never sent', [{ stage: 'intended', createdAt: NOW + 1 }], 1],
  ['an order was made before', [{ stage: 'paid', createdAt: NOW - 1 }], 1],
  ['an order was made since', [{ stage: 'paid', createdAt: NOW + 1 }], 0],
])('a credited top-up leads back to its order when %s', (_, orders, count) => {
  const topUp = purchaseWith({ type: 'recharge', stage: 'paid', isForOrder: true });
  const others = [{ ...topUp, isForOrder: false }, purchaseWith({ ...topUp, stage: 'unpaid' })];
  const ready = findReadyTopUps([topUp, ...others, ...orders.map(purchaseWith)]);
  expect(ready).toEqual(count === 0 ? [] : [topUp]);
});
