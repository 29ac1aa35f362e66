/** Payments in crypto. */
import * as e from '../entities';
import { paramsSchema, text, usd } from '../wire';
import { defineCall, requestId } from './call';
import type { Examples } from './example';

export const recharge = {
  'recharge.cryptomusPay': defineCall({
    method: 'POST',
    path: '/recharge/cryptomusPay',
    params: paramsSchema({ amount: ['amount', usd], requestId }),
    data: e.rechargeInvoice,
    changes: true,
  }),
  'recharge.checkPay': defineCall({
    method: 'POST',
    path: '/recharge/checkPay',
    params: paramsSchema({ orderId: ['order_id', text] }),
    data: e.paymentCheck,
    changes: false,
    passThrough: 'all',
  }),
} as const;

export const rechargeExamples: Examples<typeof recharge> = {
  'recharge.cryptomusPay': {
    purpose: 'start crypto payment',
    description:
      'Makes an invoice and returns the page to pay it. The same `request_id` gives the same order and charges once.',
    params: ({ requestId: id }) => ({ amount: '20.00', requestId: id }),
  },
  'recharge.checkPay': {
    purpose: 'check payment',
    description:
      'How a crypto payment stands, of a recharge or of an order: code 0 once the money is credited, 20501 before, with `data` in both.',
    params: ({ payment }) => ({ orderId: payment }),
    page: '/recharge',
  },
};
