import fc from 'fast-check';
import type { PriceTier, TrafficPackage } from '@/api/contract';
import {
  adviseQuantity,
  betterPackage,
  cheaperHint,
  estimate,
  findRepeatOrder,
  listDurations,
  listSums,
  lowestPrice,
  orderSignature,
  pricePaid,
  quantityBounds,
  tierFor,
  timeLimitOf,
} from './order';

const tier = (
  durationDays: number | null,
  minGb: number,
  maxGb: number | null,
  pricePerGb: string,
): PriceTier => ({ durationDays, minGb, maxGb, pricePerGb });

/** The order is mixed on purpose. */
const tiers: PriceTier[] = [
  tier(30, 50, null, '2.0000'),
  tier(30, 1, 9, '3.50'),
  tier(30, 10, 49, '2.75'),
  tier(null, 5, 100, '4.00'),
];
const pack: TrafficPackage = {
  id: 'p1',
  name: '100 GB',
  quantity: 100,
  durationDays: 90,
  pricePerGb: '1.8000',
  originalPrice: '200.00',
  amount: '180.00',
  tag: null,
  isTrial: false,
};
const trial: TrafficPackage = {
  ...pack,
  id: 't',
  durationDays: 1,
  pricePerGb: '0.00',
  isTrial: true,
};

describe('tiers', () => {
  it.each([
    [1, 30, '3.50'],
    [9, 30, '3.50'],
    [10, 30, '2.75'],
    [49, 30, '2.75'],
    [50, 30, '2.0000'],
    [1_000_000, 30, '2.0000'],
    [0, 30, undefined],
    [5, null, '4.00'],
    [4, null, undefined],
    [100, null, '4.00'],
    [101, null, undefined],
    [10, 90, undefined],
    [Number.NaN, 30, undefined],
  ])('%p GB for %p days cost %p per GB', (gb, duration, price) => {
    expect(tierFor(tiers, gb, duration)?.pricePerGb).toBe(price);
  });

  it('bound what can be ordered', () => {
    expect(quantityBounds(tiers, 30)).toEqual({ min: 1, max: null });
    expect(quantityBounds(tiers, null)).toEqual({ min: 5, max: 100 });
    expect(quantityBounds(tiers, 90)).toBeNull();
  });

  it('give the time limits, Unlimit last, the trial aside', () => {
    expect(listDurations({ tiers, packages: [pack, trial] })).toEqual([30, 90, null]);
    expect(listDurations({ tiers: [], packages: [] })).toEqual([]);
  });
});

it('sales start from the lowest price of any tier or package that is no trial', () => {
  expect(lowestPrice({ tiers, packages: [pack, trial] })).toBe('1.8000');
  expect(lowestPrice({ tiers, packages: [trial] })).toBe('2.0000');
  expect(lowestPrice({ tiers: [], packages: [trial] })).toBeNull();
});

describe('the hint', () => {
  it.each([
    [9, 30, { addGb: 1, pricePerGb: '2.75' }],
    [1, 30, { addGb: 9, pricePerGb: '2.75' }],
    [10, 30, { addGb: 40, pricePerGb: '2.0000' }],
    [50, 30, null],
    [5, null, null],
    [0, 30, null],
  ])('for %d GB and %p days is %p', (gb, duration, hint) => {
    expect(cheaperHint(tiers, gb, duration)).toEqual(hint);
  });

  it('skips a next tier that costs no less', () => {
    const odd = [tier(30, 1, 9, '3.00'), tier(30, 10, 19, '3.0000'), tier(30, 20, 30, '2.99')];
    expect(cheaperHint(odd, 5, 30)).toEqual({ addGb: 15, pricePerGb: '2.99' });
  });
});

describe('an estimate', () => {
  /** Computes the same sums in whole ten-thousandths of a dollar and cents, with no text arithmetic. */
  function oracle(tenThousandths: number, dearest: number, gb: number) {
    const cents = (units: bigint) => (units + 50n) / 100n;
    const amount = cents(BigInt(tenThousandths) * BigInt(gb));
    const full = cents(BigInt(dearest) * BigInt(gb));
    const text = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
    return {
      amount: text(amount),
      saving: text(full - amount),
      savingPercent: full === 0n ? 0 : Number(((full - amount) * 100n) / full),
    };
  }

  it('agrees with whole numbers for any price table and quantity', () => {
    const price = fc.integer({ min: 1, max: 99_999 });
    const quantity = fc.integer({ min: 1, max: 1_000_000 });
    const unit = (units: number) =>
      `${Math.floor(units / 10_000)}.${String(units % 10_000).padStart(4, '0')}`;
    fc.assert(
      fc.property(price, price, quantity, (one, other, gb) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const table = [tier(30, 1, 9, unit(high)), tier(30, 10, null, unit(low))];
        const wanted = gb < 10 ? high : low;
        expect(estimate(table, gb, 30)).toEqual({
          pricePerGb: unit(wanted),
          ...oracle(wanted, high, gb),
        });
      }),
    );
  });

  it('of a quantity that no tier holds is none', () => {
    expect(estimate(tiers, 0, 30)).toBeNull();
  });
});

describe('the signature of an order', () => {
  const order = {
    packageId: 'p1',
    quantity: 5,
    durationDays: 30,
    couponCode: 'SAVE',
    payWay: 'cryptomus',
    isTrial: false,
  } as const;

  it('is the same for the same summary, whatever the order of its fields', () => {
    const reversed = Object.fromEntries(Object.entries(order).reverse()) as unknown as typeof order;
    expect(orderSignature(reversed)).toBe(orderSignature(order));
  });

  it.each([
    { packageId: null },
    { quantity: 6 },
    { durationDays: null },
    { couponCode: '' },
    { payWay: 'balance' as const },
    { isTrial: true },
  ])('changes with %j', (change) => {
    expect(orderSignature({ ...order, ...change })).not.toBe(orderSignature(order));
  });
});

/** Bought at a package's price, at a tier's, as the trial, and no order at all. */
const packed = { quantity: 100, pricePerGb: '1.80', originalPrice: '200.00', discount: '20.00' };
const custom = { quantity: 20, pricePerGb: '2.75', originalPrice: '55.00', discount: '5.50' };
const tried = { quantity: 1, pricePerGb: '0.00', originalPrice: '0.00', discount: '0.00' };
const recharge = { quantity: null, pricePerGb: null, originalPrice: null, discount: null };
const unlimited = { ...custom, quantity: 7, pricePerGb: '4.0000' };

describe('buying the same again', () => {
  const soldNoMore = { ...packed, originalPrice: '220.00' };
  it.each([
    ['a package that is still sold', packed, { packageId: 'p1' }],
    ['a package that is sold no more', soldNoMore, { packageId: null, quantity: 100 }],
    ['a quantity of 30 days', custom, { packageId: null, quantity: 20, durationDays: 30 }],
    ['one without an end', unlimited, { packageId: null, quantity: 7, durationDays: null }],
    ['a trial', tried, null],
    ['a recharge', recharge, null],
  ])('%s', (_, record, expected) => {
    expect(findRepeatOrder(record, { packages: [trial, pack], tiers })).toEqual(expected);
  });

  it.each([packed, custom])('%j: nothing as long as the offer is not known', (record) => {
    expect(findRepeatOrder(record, { packages: [], tiers: [] })).toBeNull();
  });
});

const another = { ...pack, durationDays: null };
it.each([
  ['its package', packed, [pack], 90],
  ['its tier', custom, [pack], 30],
  ['Unlimit', unlimited, [], null],
  ['unknown: the price has changed', { ...custom, pricePerGb: '2.80' }, [pack], undefined],
  ['unknown: two time limits have it', packed, [pack, another], undefined],
  ['unknown: a recharge', recharge, [pack], undefined],
] as const)('the time limit of a past purchase is that of %s', (_name, bought, packages, limit) => {
  expect(timeLimitOf(bought, { packages, tiers })).toBe(limit);
});

describe('the list price of a summary', () => {
  it('is that of the time limit, and the discount holds what it is above the backend’s', () => {
    const counted = { quantity: 20, durationDays: 30, originalPrice: '55.00', discount: '5.50' };
    expect(listSums(counted, tiers)).toEqual({ originalPrice: '70.00', discount: '20.50' });
  });
  it('is the backend’s where no tier has a higher one', () => {
    const counted = { quantity: 20, durationDays: 30, originalPrice: '90.00', discount: '5.50' };
    for (const sold of [tiers, []]) expect(listSums(counted, sold).originalPrice).toBe('90.00');
  });
});

it('a trial and a recharge have no price per GB', () => {
  expect([tried, recharge, custom].map(pricePaid)).toEqual([null, null, '2.75']);
});

const bigger = { ...pack, id: 'p2', quantity: 120 };
const dearer = { ...pack, id: 'p3', quantity: 200, amount: '190.00' };
it.each([
  ['as much for less', 100, 90, '1.8001', 'p1'],
  ['more for the same', 90, 90, '2.0000', 'p2'],
  ['not when it is the same', 120, 90, '1.5000', null],
  ['not when it costs more', 90, 90, '1.9999', null],
  ['not when it holds less', 121, 90, '1.5300', null],
  ['not in another time limit', 90, 30, '5.0000', null],
  ['not of a quantity that no tier holds', 0, 90, '2.0000', null],
])('a package is the better buy: %s', (_, gb, duration, pricePerGb, expected) => {
  const sold = expected === 'p1' ? [dearer, pack] : [pack, dearer, bigger, trial];
  expect(
    betterPackage({ packages: sold, tiers: [tier(duration, 1, null, pricePerGb)] }, gb, duration)
      ?.id ?? null,
  ).toBe(expected);
});

it.each([
  ['the package of 50 GB that costs less', '99.99', 'p50'],
  ['the tier', '100.00', undefined],
])(
  '30 GB for 82.50, where 50 GB cost 100.00 by their tier: the advice is %s',
  (_, amount, expected) => {
    const packages = [{ ...pack, id: 'p50', quantity: 50, durationDays: 30, amount }];
    const { better, hint } = adviseQuantity({ packages, tiers }, 30, 30);
    expect(better?.id).toBe(expected);
    expect(hint).toEqual({ addGb: 20, pricePerGb: '2.0000' });
  },
);
