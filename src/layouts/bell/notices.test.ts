import type { PaymentNews } from '@/features/checkout/rules';
import { buildNotices } from './notices';

const NOW = 1_800_000_000;
const calm = {
  trafficPercent: 80,
  lastCreditAt: NOW - 1000,
  isCreditCertain: true,
  trafficLeft: 1000,
  trafficUsed: 1,
  trafficExpireAt: null,
  balance: '50.00',
  pendingPayments: [],
  unpaidRecords: [],
  uncertainPurchases: [],
};
const open = {
  type: 'order' as const,
  orderId: 'o1',
  total: '20.60',
  createdAt: NOW - 60,
  expireAt: NOW + 60,
};
const followed = { ...open, news: null };
const kinds = (state: Partial<Parameters<typeof buildNotices>[0]>) =>
  buildNotices({ ...calm, ...state }, NOW).map((notice) => notice.kind);

describe('the bell', () => {
  it.each([
    [{}, []],
    [{ trafficPercent: 50 }, ['traffic']],
    [{ trafficPercent: 0 }, ['traffic']],
    [{ trafficPercent: null }, []],
    [{ isCreditCertain: false }, ['creditUncertain']],
    [{ isCreditCertain: false, trafficPercent: 3 }, ['traffic', 'creditUncertain']],
    [{ isCreditCertain: false, trafficPercent: null, lastCreditAt: null }, ['creditUncertain']],
    [{ trafficExpireAt: NOW + 100 }, ['expiring']],
    [{ trafficExpireAt: NOW + 100, trafficLeft: 0 }, []],
    [{ trafficExpireAt: NOW - 100 }, []],
    [{ balance: '4.99' }, ['lowBalance']],
    [{ balance: '0.00', trafficUsed: 0 }, []],
    [{ pendingPayments: [followed] }, ['paymentPending']],
    [{ pendingPayments: [{ ...followed, type: 'recharge' as const }] }, ['paymentPending']],
    [
      {
        uncertainPurchases: [
          { purchaseId: 'p1', type: 'order' as const, total: '1.00', createdAt: NOW },
        ],
      },
      ['purchaseOpen'],
    ],
    [{ unpaidRecords: [open] }, ['recordUnpaid']],
    [{ unpaidRecords: [{ ...open, expireAt: null }] }, ['recordUnpaid']],
    // Nothing waits for a payment whose time is up.
    [{ unpaidRecords: [{ ...open, expireAt: NOW }] }, []],
    [{ pendingPayments: [followed], unpaidRecords: [open] }, ['paymentPending']],
    [
      {
        pendingPayments: [followed],
        unpaidRecords: [{ ...open, orderId: 'o2' }],
        trafficPercent: 3,
        trafficExpireAt: NOW + 1,
        balance: '0.00',
      },
      ['paymentPending', 'recordUnpaid', 'traffic', 'expiring', 'lowBalance'],
    ],
  ])('for %j says %p', (state, said) => {
    expect(kinds(state)).toEqual(said);
  });

  it('speaks again only when there is something new to say', () => {
    const id = (state: Parameters<typeof kinds>[0]) =>
      buildNotices({ ...calm, ...state }, NOW)[0]?.id;
    const uncertain = { isCreditCertain: false };
    expect(id({ ...uncertain })).toBe(id({ ...uncertain, trafficPercent: 90 }));
    expect(id({ ...uncertain })).not.toBe(id({ ...uncertain, lastCreditAt: NOW }));
    const paying = (news: PaymentNews | null) => id({ pendingPayments: [{ ...followed, news }] });
    expect(paying(null)).toBe('payment-o1');
    expect(paying('partlyPaid')).not.toBe(paying('underpaid'));
    expect(id({ trafficPercent: 19 })).toBe(id({ trafficPercent: 12 }));
    expect(id({ trafficPercent: 19 })).not.toBe(id({ trafficPercent: 4 }));
    expect(id({ trafficPercent: 19 })).not.toBe(id({ trafficPercent: 19, lastCreditAt: NOW }));
  });
});
