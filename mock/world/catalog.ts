/** Everything on sale: tiers, packages, coupons. Prices in units of 0.0001 USD per GB. */
import type { PackageTag } from '../../src/api/contract';
import { type Cents, priceOf, type UnitPrice } from './money';

export interface Tier {
  durationDays: number | null;
  minGb: number;
  maxGb: number | null;
  price: UnitPrice;
}

export interface Package {
  id: string;
  name: string;
  quantity: number;
  durationDays: number | null;
  price: UnitPrice;
  originalPrice: Cents;
  amount: Cents;
  tag: PackageTag | null;
  isTrial: boolean;
}

/** Time limits on sale and their price compared with 30 days, in percent. */
const LIMITS = [
  { days: 30, percent: 100 },
  { days: 90, percent: 105 },
  { days: null, percent: 115 },
] as const;

/** Each price per GB (for 30 days) holds from this many GB. */
const STEPS: readonly (readonly [minGb: number, price: UnitPrice])[] = [
  [1, 35000],
  [5, 32000],
  [10, 28500],
  [25, 24000],
  [50, 20000],
  [100, 16000],
  [250, 12500],
  [500, 10000],
  [1000, 8000],
];

const PACKAGES: readonly (readonly [gb: number, price: UnitPrice, tag: PackageTag | null])[] = [
  [5, 31000, null],
  [25, 23000, null],
  [50, 19500, 'most_popular'],
  [100, 15500, null],
  [500, 9800, null],
  [1000, 7800, 'best_price'],
];

const scaled = (price: UnitPrice, percent: number): UnitPrice => (price * percent) / 100;
const singleGb: UnitPrice = 35000;

/** The price menu: for each time limit, tiers without gaps from 1 GB up. */
export const TIERS: readonly Tier[] = LIMITS.flatMap(({ days, percent }) =>
  STEPS.map(([minGb, price], i) => {
    const following = STEPS[i + 1];
    return {
      durationDays: days,
      minGb,
      maxGb: following ? following[0] - 1 : null,
      price: scaled(price, percent),
    };
  }),
);

const TRIAL: Package = {
  id: 'trial',
  name: 'Free trial',
  quantity: 1,
  durationDays: 3,
  price: 0,
  originalPrice: priceOf(1, singleGb),
  amount: 0,
  tag: null,
  isTrial: true,
};

/** All packages, the trial last. `originalPrice` is the same quantity at the price of a single GB. */
export const ALL_PACKAGES: readonly Package[] = [
  ...LIMITS.flatMap(({ days, percent }) =>
    PACKAGES.map(([quantity, price, tag]) => ({
      id: `gb${quantity}-${days === null ? 'unlimit' : `${days}d`}`,
      name: `${quantity} GB`,
      quantity,
      durationDays: days,
      price: scaled(price, percent),
      originalPrice: priceOf(quantity, scaled(singleGb, percent)),
      amount: priceOf(quantity, scaled(price, percent)),
      tag,
      isTrial: false,
    })),
  ),
  TRIAL,
];

/** Coupons by code: percent off. An unknown or expired code is refused with 20402. */
export const COUPONS: Readonly<Record<string, { percent: number; valid: boolean }>> = {
  SAVE10: { percent: 10, valid: true },
  WELCOME5: { percent: 5, valid: true },
  EXPIRED: { percent: 10, valid: false },
};

/** Finds the tier that holds a quantity (bounds included) for a time limit; undefined when the limit is not on sale. */
export function tierFor(quantity: number, durationDays: number | null): Tier | undefined {
  return TIERS.find(
    (tier) =>
      tier.durationDays === durationDays &&
      quantity >= tier.minGb &&
      (tier.maxGb === null || quantity <= tier.maxGb),
  );
}
