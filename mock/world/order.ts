import type { PayWay } from '../../src/api/contract';
import { ALL_PACKAGES, COUPONS, tierFor } from './catalog';
import { type Cents, feeOn, percentOf, priceOf, type UnitPrice } from './money';
import { createRecord, fulfil } from './payment';
import { refuse, wrongParameter } from './refusal';
import { type PaymentRecord, totalOf, type User, type World } from './state';

/** A customer's order before it is placed. */
export interface OrderRequest {
  /** Null for a custom quantity. */
  packageId: string | null;
  /** GB. */
  quantity: number;
  /** Null = Unlimit. */
  durationDays: number | null;
  couponCode: string | null;
  payWay: PayWay;
  isTrial: boolean;
}

const MAX_QUANTITY_GB = 1_000_000;

/** Returns price and list price before any coupon. */
function listed(request: OrderRequest): { price: UnitPrice; originalPrice: Cents; amount: Cents } {
  if (request.packageId !== null) {
    const found = ALL_PACKAGES.find(({ id }) => id === request.packageId);
    if (!found) throw wrongParameter('package_id');
    if (found.quantity !== request.quantity) throw wrongParameter('quantity');
    if (found.durationDays !== request.durationDays) throw wrongParameter('duration_days');
    if (found.isTrial !== request.isTrial) throw wrongParameter('is_trial');
    return found;
  }
  if (request.isTrial) throw wrongParameter('is_trial');
  if (request.quantity < 1 || request.quantity > MAX_QUANTITY_GB) throw wrongParameter('quantity');
  const tier = tierFor(request.quantity, request.durationDays);
  if (!tier) throw wrongParameter('duration_days');
  const amount = priceOf(request.quantity, tier.price);
  return { price: tier.price, originalPrice: amount, amount };
}

/**
 * Calculates the summary of an order: amount = originalPrice − discount, and the total is amount + fee.
 * @throws Refusal 40001 for anything that is not on sale, 20402 for an invalid coupon
 */
export function summarise(user: User, request: OrderRequest) {
  const { price, originalPrice, amount: before } = listed(request);
  if (request.isTrial && user.trialUsed) throw wrongParameter('is_trial');
  let amount = before;
  let couponCode: string | null = null;
  if (request.couponCode !== null) {
    const code = request.couponCode.trim().toUpperCase();
    const coupon = Object.hasOwn(COUPONS, code) ? COUPONS[code] : undefined;
    if (!coupon?.valid || request.isTrial) throw refuse('couponInvalid');
    amount -= percentOf(before, coupon.percent);
    couponCode = code;
  }
  return {
    quantity: request.quantity,
    durationDays: request.durationDays,
    pricePerGb: price,
    originalPrice,
    discount: originalPrice - amount,
    amount,
    fee: request.payWay === 'cryptomus' ? feeOn(amount) : 0,
    couponCode,
    isTrial: request.isTrial,
  };
}

/** Finds the record that a request_id already made. One id never serves two kinds of record. */
export function findByRequestId(
  world: World,
  user: User,
  requestId: string,
  type: PaymentRecord['type'],
): PaymentRecord | undefined {
  const made = world.state.records.find(
    (record) => record.userId === user.id && record.requestId === requestId,
  );
  if (made && made.type !== type) throw wrongParameter('request_id');
  return made;
}

/**
 * Places an order. The same request_id returns the same order and charges once.
 * @throws Refusal as `summarise`, and 20403 when the balance is too small (no order is made then)
 */
export function placeOrder(
  world: World,
  user: User,
  request: OrderRequest,
  requestId: string,
): PaymentRecord {
  const made = findByRequestId(world, user, requestId, 'order');
  if (made) return made;
  const summary = summarise(user, request);
  const crypto = request.payWay === 'cryptomus' && !summary.isTrial;
  const paidType = crypto ? 'cryptomus' : 'balance';
  const record = createRecord(world, user, { ...summary, type: 'order', requestId, paidType });
  if (!crypto) {
    const total = totalOf(record);
    if (user.balance < total) throw refuse('balanceTooSmall');
    user.balance -= total;
    if (summary.isTrial) user.trialUsed = true;
    fulfil(world, record, total, record.createdAt);
  }
  world.state.records.push(record);
  return record;
}
