import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Reads a page of recharges or of orders, newest first. (`order.rechargeRecord`) */
export const rechargeRecord = (params: Params<'order.rechargeRecord'>, options?: CallOptions) =>
  call('order.rechargeRecord', params, options);

/** Reads the price tiers of custom quantities. (`order.pricemenu`) */
export const pricemenu = (options?: CallOptions) => call('order.pricemenu', {}, options);

/** Reads the packages on sale, including the free trial. (`order.packages`) */
export const packages = (options?: CallOptions) => call('order.packages', {}, options);

/** Counts an order without placing it. Resolves to the envelope when the coupon is not valid (20402). (`order.check`) */
export const check = (params: Params<'order.check'>, options?: CallOptions) =>
  call('order.check', params, options);

/** Places an order; the same `requestId` charges once. Resolves to the envelope when the coupon is not valid (20402). (`order.pay`) */
export const pay = (params: Params<'order.pay'>) => call('order.pay', params);
