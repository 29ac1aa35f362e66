import type { PaymentStatus, UnknownEnum, User } from '@/api/contract';
import type { Purchase } from '@/features/checkout/rules';
import type { Credits } from '@/features/usage/rules';
import { NOW, purchaseWith, recordWith } from '../../../tests/support/world/purchases';
import { buildNotices, type NoticeState } from './notices';

/** The last credit, after which the balance was 100 bytes. */
const creditAt = (at: number): Credits => ({
  last: { at, type: 'order', change: 100, balanceAfter: 100 },
  lines: { list: [], unread: null },
});

const calm = { trafficLeft: 80, trafficUsed: 1, trafficExpireAt: null, balance: '50.00' };
type UserState = Partial<Pick<User, keyof typeof calm>>;
type State = Partial<Omit<NoticeState, 'user'>>;
const notices = (user: UserState, state: State = {}) =>
  buildNotices(
    {
      credits: creditAt(NOW - 1000),
      purchases: [],
      records: [],
      ...state,
      user: { ...calm, ...user },
    },
    NOW,
  );

const followed = (changes: Partial<Purchase> = {}) =>
  purchaseWith({ stage: 'unpaid', orderId: 'O1', ...changes });
const other = recordWith({ id: 'O2', requestId: 'id-2' });

/** A trial's traffic, none of it used yet. */
const unused = { trafficExpireAt: NOW + 100, trafficUsed: 0, trafficLeft: 100 };
const underpaid = { stage: 'cancelled', paymentStatus: 'wrong_amount' } as const;

describe('the bell', () => {
  it.each<[UserState, State, string[]]>([
    [{}, {}, []],
    [{ trafficLeft: 50 }, {}, ['traffic']],
    [{ trafficLeft: 0 }, {}, ['traffic']],
    [{ trafficLeft: 0 }, { credits: undefined }, []],
    [{ trafficExpireAt: NOW + 100 }, {}, ['expiring']],
    [{ trafficExpireAt: NOW + 100, trafficLeft: 0 }, { credits: undefined }, []],
    [{ trafficExpireAt: NOW - 100 }, {}, []],
    // A trial ends soon from its first minute on.
    [unused, {}, []],
    // Until the credits are known, this may be its first day.
    [unused, { credits: undefined }, []],
    // Traffic that was never used is forgotten, and about to end.
    [unused, { credits: creditAt(NOW - 86_400) }, ['expiring']],
    [{ balance: '4.99' }, {}, ['lowBalance']],
    [{ balance: '0.00', trafficUsed: 0, trafficLeft: 100 }, {}, []],
    [{ balance: '0.00', trafficUsed: 0 }, { credits: undefined }, []],
    // All that was used, sub-accounts used.
    [{ balance: '0.00', trafficUsed: 0 }, {}, ['lowBalance']],
    [{}, { purchases: [followed()] }, ['paymentPending']],
    [{}, { purchases: [followed({ type: 'recharge' })] }, ['paymentPending']],
    // Another device's payment that says no more than its record is told by the record.
    [{}, { purchases: [followed({ display: 'quiet' })] }, []],
    [{}, { purchases: [followed({ isWatched: false })] }, []],
    [{}, { purchases: [followed({ stage: 'paid' })] }, []],
    // Money has arrived for a payment that was called off.
    [{}, { purchases: [followed(underpaid)] }, ['paymentPending']],
    [{}, { purchases: [purchaseWith({ stage: 'open', openSince: NOW })] }, ['purchaseOpen']],
    [{}, { purchases: [purchaseWith({ stage: 'open', isWatched: false })] }, []],
    [{}, { records: [other] }, ['recordUnpaid']],
    [{}, { records: [{ ...other, expireAt: null }] }, ['recordUnpaid']],
    [{}, { records: [{ ...other, status: 'paid' }] }, []],
    // Nothing waits for a payment whose time is up.
    [{}, { records: [{ ...other, expireAt: NOW }] }, []],
    [{}, { purchases: [followed()], records: [recordWith()] }, ['paymentPending']],
    // The record was read before its payment was credited.
    [{}, { purchases: [followed({ stage: 'paid' })], records: [recordWith()] }, []],
    [
      { trafficLeft: 3, trafficExpireAt: NOW + 1, balance: '0.00' },
      { purchases: [followed()], records: [other] },
      ['paymentPending', 'recordUnpaid', 'traffic', 'expiring', 'lowBalance'],
    ],
  ])('of a customer with %j and %j says %p', (user, state, said) => {
    expect(notices(user, state).map(({ kind }) => kind)).toEqual(said);
  });

  it('speaks again only when there is something new to say', () => {
    const id = (...state: Parameters<typeof notices>) => notices(...state)[0]?.id;
    const paying = (paymentStatus: PaymentStatus | null) =>
      id({}, { purchases: [followed({ paymentStatus })] });
    expect(paying(null)).toBe('payment-O1');
    expect(paying('wrong_amount_waiting')).not.toBe(paying('process'));
    const unknown = (changes: Partial<Purchase>) =>
      id({}, { purchases: [followed({ stage: 'other', ...changes })] });
    expect(unknown({ paymentStatus: 'on_the_moon' as UnknownEnum })).toBe('payment-O1-on_the_moon');
    expect(unknown({ orderStatus: 'disputed' as UnknownEnum })).toBe('payment-O1-disputed');
    expect(id({ trafficLeft: 19 })).toBe(id({ trafficLeft: 12 }));
    expect(id({ trafficLeft: 19 })).not.toBe(id({ trafficLeft: 4 }));
    expect(id({ trafficLeft: 19 })).not.toBe(id({ trafficLeft: 19 }, { credits: creditAt(NOW) }));
  });
});
