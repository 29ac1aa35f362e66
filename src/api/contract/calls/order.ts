import * as v from 'valibot';
import { CODE } from '../codes';
import * as read from '../decoders';
import * as e from '../entities';
import * as l from '../lists';
import { booleanAsDigit, count, day, orEmpty, paramsSchema, text } from '../wire';
import { change, none, paging, reading, requestId } from './call';
import { type Examples, PAGE } from './example';

const wanted = {
  packageId: ['package_id', orEmpty(text)],
  quantity: ['quantity', v.pipe(count, v.minValue(1))],
  durationDays: ['duration_days', orEmpty(count)],
  couponCode: ['coupon_code', text],
  payWay: ['pay_way', v.picklist(l.PAY_WAYS)],
  isTrial: ['is_trial', booleanAsDigit],
} as const;

export const order = {
  'order.rechargeRecord': reading({
    label: 'bell.records',
    params: paramsSchema({
      type: ['type', v.picklist(l.RECORD_TYPES)],
      ...paging,
      status: ['status', v.optional(v.picklist(l.ORDER_STATUSES))],
      start: ['start', v.optional(day)],
      end: ['end', v.optional(day)],
    }),
    data: read.pageOf(e.paymentRecord),
  }),
  'order.pricemenu': reading({
    label: 'failed.prices',
    params: none,
    data: read.listOf(e.priceTier),
  }),
  'order.packages': reading({
    label: 'failed.prices',
    params: none,
    data: read.listOf(e.trafficPackage),
  }),
  'order.check': reading({
    label: 'order.summary',
    params: paramsSchema(wanted),
    data: e.orderSummary,
    passThrough: [CODE.couponInvalid],
  }),
  'order.pay': change('POST', {
    params: paramsSchema({ ...wanted, requestId }),
    data: e.placedOrder,
    passThrough: [CODE.couponInvalid],
  }),
} as const;

/** Paid in crypto, so that no money moves if a backend accepts the example by mistake. */
const CUSTOM = {
  packageId: null,
  quantity: 5,
  durationDays: 30,
  couponCode: '',
  payWay: 'cryptomus',
  isTrial: false,
} as const;

export const orderExamples: Examples<typeof order> = {
  'order.rechargeRecord': {
    purpose: 'recharge records',
    description:
      'A page of recharges or of orders, by `type`, in the order of `created_at`; days are UTC, both included.',
    params: ({ days }) => ({ type: 'order', ...PAGE, status: 'paid', ...days }),
    newestFirst: 'createdAt',
    page: '/neworder',
    isOnSeveralPages: true,
  },
  'order.pricemenu': {
    purpose: 'price menu',
    description: 'The price of a GB by quantity.',
    page: '/neworder',
    isOnSeveralPages: true,
  },
  'order.packages': {
    purpose: 'packages',
    description: 'The packages that customers can buy, the trial among them.',
    page: '/neworder',
    isOnSeveralPages: true,
  },
  'order.check': {
    purpose: 'check order',
    description:
      'Calculates the total of an order without placing it. A coupon that is not valid is 20402.',
    params: () => CUSTOM,
    page: '/neworder',
  },
  'order.pay': {
    purpose: 'pay order',
    description:
      'Places an order and pays it from the balance, or makes its invoice. The same `request_id` gives the same order and charges once.',
    params: ({ requestId: id }) => ({ ...CUSTOM, requestId: id }),
    page: '/neworder',
  },
};
