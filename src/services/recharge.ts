import type { Params } from '@/api/contract';
import { type CallOptions, call } from './call';

/** Starts a crypto recharge of `amount` US dollars. The same `requestId` gives the same invoice. (`recharge.cryptomusPay`) */
export const cryptomusPay = (params: Params<'recharge.cryptomusPay'>, options?: CallOptions) =>
  call('recharge.cryptomusPay', params, options);

/** Asks what became of a payment; resolves with the envelope whatever its code. (`recharge.checkPay`) */
export const checkPay = (params: Params<'recharge.checkPay'>, options?: CallOptions) =>
  call('recharge.checkPay', params, options);
