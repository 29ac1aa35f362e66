import type { Params } from '@/api/contract';
import { call } from './call';

/** Starts a crypto recharge of `amount` US dollars. The same `requestId` returns the same invoice. (`recharge.cryptomusPay`) */
export const cryptomusPay = (params: Params<'recharge.cryptomusPay'>) =>
  call('recharge.cryptomusPay', params);

/** Checks a payment; resolves to the envelope whatever its code. (`recharge.checkPay`) */
export const checkPay = (params: Params<'recharge.checkPay'>) => call('recharge.checkPay', params);
