import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Starts a crypto recharge of `amount` US dollars. The same `requestId` returns the same invoice. (`recharge.cryptomusPay`) */
export const cryptomusPay = (params: Params<'recharge.cryptomusPay'>, options?: CallOptions) =>
  call('recharge.cryptomusPay', params, options);

/** Checks a payment; resolves to the envelope whatever its code. (`recharge.checkPay`) */
export const checkPay = (params: Params<'recharge.checkPay'>, options?: CallOptions) =>
  call('recharge.checkPay', params, options);
