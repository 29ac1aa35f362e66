import { noticesOf } from './notices';

const NOW = 1_800_000_000;
const calm = {
  trafficPercent: 80,
  lastCreditAt: NOW - 1000,
  trafficLeft: 1000,
  trafficExpireAt: null,
  balance: '50.00',
  pendingPayments: [],
  unpaidOrders: [],
};
const open = { orderId: 'o1', total: '20.60', expireAt: NOW + 60 };
const kinds = (state: Partial<Parameters<typeof noticesOf>[0]>) =>
  noticesOf({ ...calm, ...state }, NOW).map((notice) => notice.kind);

describe('the bell', () => {
  it.each([
    [{}, []],
    [{ trafficPercent: 50 }, ['traffic']],
    [{ trafficPercent: 0 }, ['traffic']],
    [{ trafficPercent: null }, []],
    [{ trafficExpireAt: NOW + 100 }, ['expiring']],
    [{ trafficExpireAt: NOW + 100, trafficLeft: 0 }, []],
    [{ trafficExpireAt: NOW - 100 }, []],
    [{ balance: '4.99' }, ['lowBalance']],
    [{ pendingPayments: [open] }, ['paymentPending']],
    // A followed payment says what it is for; the notice stays a payment's.
    [{ pendingPayments: [{ ...open, kind: 'recharge' }] }, ['paymentPending']],
    [{ unpaidOrders: [open] }, ['orderUnpaid']],
    [{ pendingPayments: [open], unpaidOrders: [open] }, ['paymentPending']],
    [
      {
        pendingPayments: [open],
        unpaidOrders: [{ ...open, orderId: 'o2' }],
        trafficPercent: 3,
        trafficExpireAt: NOW + 1,
        balance: '0.00',
      },
      ['paymentPending', 'orderUnpaid', 'traffic', 'expiring', 'lowBalance'],
    ],
  ])('for %j says %p', (state, said) => {
    expect(kinds(state)).toEqual(said);
  });

  it('speaks again only when there is something new to say', () => {
    const id = (state: Partial<typeof calm>) => noticesOf({ ...calm, ...state }, NOW)[0]?.id;
    expect(id({ trafficPercent: 19 })).toBe(id({ trafficPercent: 12 }));
    expect(id({ trafficPercent: 19 })).not.toBe(id({ trafficPercent: 4 }));
    expect(id({ trafficPercent: 19 })).not.toBe(id({ trafficPercent: 19, lastCreditAt: NOW }));
  });
});
