import type {
  OrderSummary,
  Params,
  PaymentRecord,
  PriceTier,
  TrafficPackage,
} from '@/api/contract';
import {
  addUsd,
  compareUsd,
  priceOfGb,
  savingPercent,
  subtractUsd,
  type UnitPrice,
  ZERO_USD,
} from '@/lib/number/money';

/** Packages and tiers on sale. */
export interface Catalog {
  readonly packages: readonly TrafficPackage[];
  readonly tiers: readonly PriceTier[];
}

/** A time limit in days; null is Unlimit. */
export type Duration = number | null;

/** Returns all time limits on sale, the shortest first and Unlimit last; a trial's does not count. */
export function listDurations({ packages, tiers }: Catalog): Duration[] {
  const sold = packages.filter((item) => !item.isTrial);
  const all = new Set([...tiers, ...sold].map((item) => item.durationDays));
  const length = (days: Duration) => days ?? Number.POSITIVE_INFINITY;
  return [...all].sort((a, b) => (length(a) < length(b) ? -1 : 1));
}

function tiersOf(tiers: readonly PriceTier[], duration: Duration): PriceTier[] {
  return tiers.filter((tier) => tier.durationDays === duration).sort((a, b) => a.minGb - b.minGb);
}

function holds(tier: PriceTier, gb: number): boolean {
  return gb >= tier.minGb && (tier.maxGb === null || gb <= tier.maxGb);
}

/** Returns the tier of a time limit that holds a quantity in GB (ends inclusive), or null when none does. */
export function tierFor(
  tiers: readonly PriceTier[],
  gb: number,
  duration: Duration,
): PriceTier | null {
  return tiersOf(tiers, duration).find((tier) => holds(tier, gb)) ?? null;
}

/** Returns the smallest quantity of at least `gb` GB that a time limit sells; null when it sells none. */
export function leastQuantity(
  tiers: readonly PriceTier[],
  gb: number,
  duration: Duration,
): number | null {
  const tier = tiersOf(tiers, duration).find(({ maxGb }) => maxGb === null || maxGb >= gb);
  return tier ? Math.max(gb, tier.minGb) : null;
}

/**
 * Returns the smallest and largest quantity in GB that a time limit sells (max null: no end), or null when the limit sells
 * none.
 */
export function quantityBounds(
  tiers: readonly PriceTier[],
  duration: Duration,
): { min: number; max: number | null } | null {
  const own = tiersOf(tiers, duration);
  const [first] = own;
  if (!first) return null;
  const ends = own.map((tier) => tier.maxGb ?? Number.POSITIVE_INFINITY);
  const max = Math.max(...ends);
  return { min: first.minGb, max: Number.isFinite(max) ? max : null };
}

/** Returns the lowest price per GB of any tier or package that is not a trial; null when nothing is on sale. */
export function lowestPrice({ packages, tiers }: Catalog): UnitPrice | null {
  const prices = [...tiers, ...packages.filter((item) => !item.isTrial)].map(
    (item) => item.pricePerGb,
  );
  return prices.sort(compareUsd)[0] ?? null;
}

/** Returns how many more GB reach the next tier with a lower price per GB in the same time limit, and that price, or null. */
export function cheaperHint(
  tiers: readonly PriceTier[],
  gb: number,
  duration: Duration,
): { readonly addGb: number; readonly pricePerGb: UnitPrice } | null {
  const current = tierFor(tiers, gb, duration);
  if (!current) return null;
  const next = tiersOf(tiers, duration).find(
    (tier) => tier.minGb > gb && compareUsd(tier.pricePerGb, current.pricePerGb) < 0,
  );
  return next ? { addGb: next.minGb - gb, pricePerGb: next.pricePerGb } : null;
}

/**
 * Returns the cheapest package of a time limit that gives `gb` GB for less than the least such quantity costs by its tier, or more GB
 * for no more; the larger one of two that cost the same. Null when the tier is as good a buy.
 */
export function betterPackage(
  { packages, tiers }: Catalog,
  gb: number,
  duration: Duration,
): TrafficPackage | null {
  const least = leastQuantity(tiers, gb, duration);
  const counted = least === null ? null : estimate(tiers, least, duration);
  const fitting = packages
    .filter((item) => !item.isTrial && item.durationDays === duration && item.quantity >= gb)
    .filter((item) => {
      if (least === null || counted === null) return true;
      const compared = compareUsd(item.amount, counted.amount);
      return compared < 0 || (compared === 0 && item.quantity > least);
    })
    .sort((a, b) => compareUsd(a.amount, b.amount) || b.quantity - a.quantity);
  return fitting[0] ?? null;
}

/**
 * Returns the advice for a custom quantity: a package that is a better buy than it; or a hint at more GB, with the package that sells
 * those for less, which whoever follows the hint would read afterwards.
 */
export function adviseQuantity(catalog: Catalog, gb: number, duration: Duration) {
  const better = betterPackage(catalog, gb, duration);
  const hint = better ? null : cheaperHint(catalog.tiers, gb, duration);
  return { better: better ?? (hint && betterPackage(catalog, gb + hint.addGb, duration)), hint };
}

/** Returns the highest price per GB of a time limit's tiers: its list price; null when it has none. */
function listPriceOf(tiers: readonly PriceTier[], duration: Duration): UnitPrice | null {
  const prices = tiersOf(tiers, duration).map(({ pricePerGb }) => pricePerGb);
  return prices.sort((a, b) => compareUsd(b, a))[0] ?? null;
}

type Sums = Pick<OrderSummary, 'originalPrice' | 'discount'>;

/**
 * Returns the list price of a custom quantity and the discount against it, which includes the saving shown beside the quantity.
 * The backend's own figures start from the price of the quantity's own tier.
 */
export function listSums(
  counted: Sums & Pick<OrderSummary, 'quantity' | 'durationDays'>,
  tiers: readonly PriceTier[],
): Sums {
  const { quantity, durationDays, originalPrice, discount } = counted;
  const price = listPriceOf(tiers, durationDays);
  const listed = price === null ? originalPrice : priceOfGb(price, quantity);
  const more = subtractUsd(listed, originalPrice);
  return compareUsd(more, ZERO_USD) > 0
    ? { originalPrice: listed, discount: addUsd(discount, more) }
    : { originalPrice, discount };
}

/**
 * Estimates the cost of a custom quantity in whole GB before a coupon, and what it saves against the time limit's list price; null
 * for a quantity that no tier holds. The backend's Order Summary has the last word.
 */
export function estimate(tiers: readonly PriceTier[], gb: number, duration: Duration) {
  const tier = tierFor(tiers, gb, duration);
  if (!tier) return null;
  const amount = priceOfGb(tier.pricePerGb, gb);
  const full = priceOfGb(listPriceOf(tiers, duration) ?? tier.pricePerGb, gb);
  return {
    pricePerGb: tier.pricePerGb,
    amount,
    saving: subtractUsd(full, amount),
    savingPercent: savingPercent(full, amount),
  };
}

/** The order being put together: a package, or a custom quantity (`packageId` null). */
export type OrderParams = Params<'order.check'>;

/** Returns a text that is equal exactly for orders with the same Order Summary. */
export function orderSignature(order: OrderParams): string {
  const { packageId, quantity, durationDays, couponCode, payWay, isTrial } = order;
  return JSON.stringify([packageId, quantity, durationDays, couponCode, payWay, isTrial]);
}

/** The fields of a record that describe the bought traffic. */
type Bought = Pick<PaymentRecord, 'quantity' | 'pricePerGb' | 'originalPrice'>;

function hasPriceOf({ pricePerGb }: Bought, item: { readonly pricePerGb: UnitPrice }): boolean {
  return pricePerGb !== null && compareUsd(item.pricePerGb, pricePerGb) === 0;
}

function findAlike(bought: Bought, packages: readonly TrafficPackage[]): TrafficPackage[] {
  const { quantity, originalPrice } = bought;
  return packages.filter(
    (item) =>
      item.quantity === quantity &&
      originalPrice !== null &&
      compareUsd(item.originalPrice, originalPrice) === 0 &&
      hasPriceOf(bought, item),
  );
}

function findTiers(bought: Bought, tiers: readonly PriceTier[]): PriceTier[] {
  const { quantity } = bought;
  return tiers.filter(
    (item) => quantity !== null && holds(item, quantity) && hasPriceOf(bought, item),
  );
}

/**
 * Returns the time limit of bought traffic, which its record lacks: that of the package or the tier with its price. Undefined where
 * nothing on sale has this price any more, or several time limits have it.
 */
export function timeLimitOf(bought: Bought, { packages, tiers }: Catalog): Duration | undefined {
  const alike = findAlike(bought, packages);
  const found = alike.length > 0 ? alike : findTiers(bought, tiers);
  const [limit, ...others] = new Set(found.map(({ durationDays }) => durationDays));
  return others.length === 0 ? limit : undefined;
}

/** Returns the price per GB of a record; null for a recharge, and for a trial, which has none. */
export function pricePaid({ pricePerGb }: Pick<PaymentRecord, 'pricePerGb'>): UnitPrice | null {
  return pricePerGb === null || compareUsd(pricePerGb, ZERO_USD) === 0 ? null : pricePerGb;
}

/** A past purchase, as far as it is still on sale; `durationDays` left out when the record does not contain it. */
export type RepeatOrder =
  | { readonly packageId: string }
  | { readonly packageId: null; readonly quantity: number; readonly durationDays?: Duration };

/**
 * Finds how to buy a record's content again: its package, else the tier with its price, else just its quantity. Null for
 * content that is not sold (a trial, a recharge), and as long as the offer is not known.
 */
export function findRepeatOrder(record: Bought, { packages, tiers }: Catalog): RepeatOrder | null {
  const { quantity } = record;
  const isOffered = packages.length + tiers.length > 0;
  if (!isOffered || quantity === null || pricePaid(record) === null) return null;
  const [alike] = findAlike(
    record,
    packages.filter((item) => !item.isTrial),
  );
  if (alike) return { packageId: alike.id };
  const [tier] = findTiers(record, tiers);
  return tier
    ? { packageId: null, quantity, durationDays: tier.durationDays }
    : { packageId: null, quantity };
}
