import type { PaymentRecord, PayWay, PriceTier, TrafficPackage } from '@/api/contract';
import {
  addUsd,
  compareUnitPrices,
  compareUsd,
  priceOfGb,
  processingFee,
  savingPercent,
  subtractUsd,
  type UnitPrice,
  type Usd,
  ZERO_USD,
} from '@/lib/number/money';

/** A time limit in days; null is Unlimit. */
export type Duration = number | null;

/** Returns all time limits on sale, the shortest first and Unlimit last; a trial's does not count. */
export function listDurations(
  tiers: readonly PriceTier[],
  packages: readonly TrafficPackage[],
): Duration[] {
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
export function lowestPrice(
  tiers: readonly PriceTier[],
  packages: readonly TrafficPackage[],
): UnitPrice | null {
  return [...tiers, ...packages.filter((item) => !item.isTrial)]
    .map((item) => item.pricePerGb)
    .reduce<UnitPrice | null>(
      (lowest, price) => (lowest && compareUnitPrices(lowest, price) <= 0 ? lowest : price),
      null,
    );
}

/** Values of the hint "Add `addGb` GB and pay `pricePerGb` per GB." */
export interface CheaperHint {
  readonly addGb: number;
  readonly pricePerGb: UnitPrice;
}

/** Returns the nearest larger quantity of the same time limit at a lower price per GB, or null when there is none. */
export function cheaperHint(
  tiers: readonly PriceTier[],
  gb: number,
  duration: Duration,
): CheaperHint | null {
  const current = tierFor(tiers, gb, duration);
  if (!current) return null;
  const next = tiersOf(tiers, duration).find(
    (tier) => tier.minGb > gb && compareUnitPrices(tier.pricePerGb, current.pricePerGb) < 0,
  );
  return next ? { addGb: next.minGb - gb, pricePerGb: next.pricePerGb } : null;
}

/**
 * Returns the cheapest package of a time limit that gives at least `gb` GB for no more than `amount`, the cost of that
 * quantity by its tier; the larger one of two that cost the same. Null when the tier is the better buy.
 */
export function betterPackage(
  packages: readonly TrafficPackage[],
  gb: number,
  duration: Duration,
  amount: Usd,
): TrafficPackage | null {
  return packages
    .filter((item) => !item.isTrial && item.durationDays === duration && item.quantity >= gb)
    .filter((item) => compareUsd(item.amount, amount) <= 0)
    .reduce<TrafficPackage | null>((best, item) => {
      if (best === null) return item;
      const order = compareUsd(item.amount, best.amount);
      return order < 0 || (order === 0 && item.quantity > best.quantity) ? item : best;
    }, null);
}

/** Cost of a custom quantity before a coupon; the backend's Order Summary has the last word. */
export interface Estimate {
  readonly pricePerGb: UnitPrice;
  /** Quantity × price per GB. */
  readonly amount: Usd;
  /** The cost at the time limit's highest price per GB, less `amount`. */
  readonly saving: Usd;
  /** The saving in whole percent, rounded down. */
  readonly savingPercent: number;
  /** 3 % when paid through Cryptomus, else nothing. */
  readonly fee: Usd;
  readonly total: Usd;
}

/** Estimates a custom quantity in GB; null for a fraction or a quantity that no tier holds. */
export function estimate(
  tiers: readonly PriceTier[],
  gb: number,
  duration: Duration,
  payWay: PayWay,
): Estimate | null {
  const tier = Number.isSafeInteger(gb) ? tierFor(tiers, gb, duration) : null;
  if (!tier) return null;
  const dearest = tiersOf(tiers, duration).reduce(
    (top, other) => (compareUnitPrices(other.pricePerGb, top) > 0 ? other.pricePerGb : top),
    tier.pricePerGb,
  );
  const amount = priceOfGb(tier.pricePerGb, gb);
  const full = priceOfGb(dearest, gb);
  const fee = payWay === 'cryptomus' ? processingFee(amount) : ZERO_USD;
  return {
    pricePerGb: tier.pricePerGb,
    amount,
    saving: subtractUsd(full, amount),
    savingPercent: savingPercent(full, amount),
    fee,
    total: addUsd(amount, fee),
  };
}

/** Returns the saving of a package against its original price, in whole percent, rounded down. */
export function packageSaving(item: Pick<TrafficPackage, 'originalPrice' | 'amount'>): number {
  return savingPercent(item.originalPrice, item.amount);
}

/** Returns true when a balance covers a total. */
export function canCoverTotal(balance: Usd, total: Usd): boolean {
  return compareUsd(balance, total) >= 0;
}

/** The order being put together: a package, or a custom quantity (`packageId` null). */
export interface OrderDraft {
  readonly packageId: string | null;
  readonly quantity: number;
  readonly durationDays: Duration;
  readonly couponCode: string;
  readonly payWay: PayWay;
  readonly isTrial: boolean;
}

/** Returns a text that is equal exactly for drafts with the same Order Summary; spaces around a coupon do not count. */
export function orderSignature(draft: OrderDraft): string {
  const { packageId, quantity, durationDays, couponCode, payWay, isTrial } = draft;
  return JSON.stringify([packageId, quantity, durationDays, couponCode.trim(), payWay, isTrial]);
}

/** A past purchase, as far as it is still on sale; `durationDays` left out when the record does not contain it. */
export type RepeatOrder =
  | { readonly packageId: string }
  | { readonly packageId: null; readonly quantity: number; readonly durationDays?: Duration };

/**
 * Finds how to buy a record's content again: its package, else the tier with its price, else just its quantity. Null for
 * content that is not sold (a trial, a recharge).
 */
export function findRepeatOrder(
  record: Pick<PaymentRecord, 'quantity' | 'pricePerGb' | 'originalPrice'>,
  packages: readonly TrafficPackage[],
  tiers: readonly PriceTier[],
): RepeatOrder | null {
  const { quantity, pricePerGb, originalPrice } = record;
  if (quantity === null || pricePerGb === null) return null;
  if (compareUnitPrices(pricePerGb, ZERO_USD) === 0) return null;
  const hasPrice = (item: { readonly pricePerGb: UnitPrice }) =>
    compareUnitPrices(item.pricePerGb, pricePerGb) === 0;
  const alike = packages.find(
    (item) =>
      !item.isTrial &&
      item.quantity === quantity &&
      originalPrice !== null &&
      compareUsd(item.originalPrice, originalPrice) === 0 &&
      hasPrice(item),
  );
  if (alike) return { packageId: alike.id };
  const tier = tiers.find((item) => holds(item, quantity) && hasPrice(item));
  return tier
    ? { packageId: null, quantity, durationDays: tier.durationDays }
    : { packageId: null, quantity };
}
