import { service } from './call';

/** Reads a page of recharges or of orders, newest first. */
export const rechargeRecord = service('order.rechargeRecord');

/** Reads the price tiers of custom quantities. */
export const pricemenu = service('order.pricemenu');

/** Reads the packages on sale, including the free trial. */
export const packages = service('order.packages');

/** Counts an order without placing it. Resolves to the envelope when the coupon is not valid (20402). */
export const check = service('order.check');

/** Places an order; the same `requestId` charges once. Resolves to the envelope when the coupon is not valid (20402). */
export const pay = service('order.pay');
