/** Payments in crypto. */
import * as e from '../entities';
import { sent, text, usd } from '../wire';
import { requestId, row } from './call';
import type { Examples } from './example';

export const recharge = {
  'recharge.cryptomusPay': row({
    method: 'POST',
    path: '/recharge/cryptomusPay',
    purpose: 'start crypto payment',
    params: sent({ amount: ['amount', usd], requestId }),
    data: e.rechargeInvoice,
    changes: true,
  }),
  'recharge.checkPay': row({
    method: 'POST',
    path: '/recharge/checkPay',
    purpose: 'check payment',
    params: sent({ orderId: ['order_id', text] }),
    data: e.paymentCheck,
    changes: false,
    passThrough: 'all',
  }),
} as const;

export const rechargeExamples: Examples<typeof recharge> = {
  'recharge.cryptomusPay': {
    params: ({ requestId: id }) => ({ amount: '20.00', requestId: id }),
    neutral: ['expire_at'],
  },
  'recharge.checkPay': {
    params: ({ payment }) => ({ orderId: payment }),
    page: '/recharge',
    neutral: ['amount', 'paid_amount', 'updated_at'],
  },
};
