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
    params: ({ requestId: id }) => ({ amount: '20.00', requestId: id }),
    neutral: ['expire_at'],
  },
  'recharge.checkPay': {
    purpose: 'check payment',
    params: ({ payment }) => ({ orderId: payment }),
    page: '/recharge',
    neutral: ['amount', 'paid_amount', 'updated_at'],
  },
};
