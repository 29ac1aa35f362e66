import { service } from './call';

/** Starts a crypto recharge of `amount` US dollars. The same `requestId` returns the same invoice. */
export const cryptomusPay = service('recharge.cryptomusPay');

/** Checks a payment; resolves to the envelope whatever its code. */
export const checkPay = service('recharge.checkPay');
