import * as e from '../entities';
import { paramsSchema, text, usd } from '../wire';
import { change, reading, requestId } from './call';
import type { Examples } from './example';

export const recharge = {
  'recharge.cryptomusPay': change('POST', {
    params: paramsSchema({ amount: ['amount', usd], requestId }),
    data: e.rechargeInvoice,
  }),
  'recharge.checkPay': {
    ...reading({
      label: 'bell.records',
      params: paramsSchema({ orderId: ['order_id', text] }),
      data: e.paymentCheck,
      passThrough: 'all',
    }),
    method: 'POST',
  },
} as const;

export const rechargeExamples: Examples<typeof recharge> = {
  'recharge.cryptomusPay': {
    purpose: 'start crypto payment',
    description:
      'Makes an invoice and returns the page to pay it. The same `request_id` gives the same order and charges once.',
    params: ({ requestId: id }) => ({ amount: '20.00', requestId: id }),
    page: '/recharge',
  },
  'recharge.checkPay': {
    purpose: 'check payment',
    description:
      'How a crypto payment stands, of a recharge or of an order: code 0 once the money is credited, 20501 before, with `data` in both.',
    params: ({ payment }) => ({ orderId: payment }),
    page: '/recharge',
    isOnSeveralPages: true,
  },
};
