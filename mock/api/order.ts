import {
  CODE,
  KNOWN_MESSAGES,
  ORDER_STATUSES,
  type OrderStatus,
  PAY_WAYS,
  RECORD_TYPES,
} from '../../src/api/contract';
import { ALL_PACKAGES, TIERS } from '../world/catalog';
import { unitPrice, usd } from '../world/money';
import { type OrderRequest, placeOrder, type Summary, summarise } from '../world/order';
import { findPayment, listRecords, startRecharge } from '../world/recharge';
import { Refusal, wrongParameter } from '../world/refusal';
import { type PaymentRecord, totalOf } from '../world/state';
import { signedIn } from './define';
import type { Context, EndpointsOf } from './endpoint';
import * as p from './params';

const orderParams = {
  package_id: p.orEmpty(p.text),
  quantity: p.whole(1),
  duration_days: p.orEmpty(p.whole(1)),
  coupon_code: p.orEmpty(p.text),
  pay_way: p.oneOf(PAY_WAYS),
  is_trial: p.flag,
};

const toRequest = (sent: p.Read<typeof orderParams>): OrderRequest => ({
  packageId: sent.package_id,
  quantity: sent.quantity,
  durationDays: sent.duration_days,
  couponCode: sent.coupon_code,
  payWay: sent.pay_way,
  isTrial: sent.is_trial,
});

const wireSummary = (summary: Summary) => ({
  quantity: summary.quantity,
  duration_days: summary.durationDays,
  price_per_gb: unitPrice(summary.pricePerGb),
  original_price: usd(summary.originalPrice),
  discount: usd(summary.discount),
  processing_fee: usd(summary.fee),
  total_amount: usd(summary.amount + summary.fee),
  coupon_code: summary.couponCode,
});

const payUrlOf = ({ payUrl }: Context, record: PaymentRecord) =>
  record.payment && record.status === 'unpaid' ? payUrl(record.id) : null;

const usdOrNull = (cents: number | null) => (cents === null ? null : usd(cents));

const wireRecord = (context: Context, record: PaymentRecord) => ({
  id: record.id,
  type: record.type,
  quantity: record.quantity,
  price_per_gb: record.pricePerGb === null ? null : unitPrice(record.pricePerGb),
  amount: usd(record.amount),
  fee: usd(record.fee),
  total: usd(totalOf(record)),
  paid_type: record.paidType,
  // The contract does not list `ownStatus`, hence the cast.
  status: (record.ownStatus ?? record.status) as OrderStatus,
  created_at: record.createdAt,
  paid_at: record.paidAt,
  pay_url: payUrlOf(context, record),
  expire_at: record.expireAt,
  coupon_code: record.couponCode,
  original_price: usdOrNull(record.originalPrice),
  discount: usdOrNull(record.discount),
  request_id: record.requestId,
});

export const order: EndpointsOf<'order'> = {
  'order.pricemenu': signedIn('GET', {}, () =>
    TIERS.map((tier) => ({
      duration_days: tier.durationDays,
      min_gb: tier.minGb,
      max_gb: tier.maxGb,
      price_per_gb: unitPrice(tier.price),
    })),
  ),
  'order.packages': signedIn('GET', {}, () =>
    ALL_PACKAGES.map((one) => ({
      id: one.id,
      name: one.name,
      quantity: one.quantity,
      duration_days: one.durationDays,
      price_per_gb: unitPrice(one.price),
      original_price: usd(one.originalPrice),
      amount: usd(one.amount),
      tag: one.tag,
      is_trial: one.isTrial,
    })),
  ),
  'order.check': signedIn('GET', orderParams, ({ user }, sent) =>
    wireSummary(summarise(user, toRequest(sent))),
  ),
  'order.pay': signedIn('POST', { ...orderParams, request_id: p.uuid }, (context, sent) => {
    const record = placeOrder(context.world, context.user, toRequest(sent), sent.request_id);
    return {
      order_id: record.id,
      status: record.status,
      url: payUrlOf(context, record),
      expire_at: record.expireAt,
    };
  }),
  'order.rechargeRecord': signedIn(
    'GET',
    {
      type: p.oneOf(RECORD_TYPES),
      ...p.paging,
      status: p.optional(p.oneOf(ORDER_STATUSES)),
      start: p.optional(p.dayStart),
      end: p.optional(p.dayEnd),
    },
    (context, sent) => {
      const { start: from, end: until, type, status } = sent;
      if (from !== null && until !== null && until <= from) throw wrongParameter('end');
      const records = listRecords(context.world, context.user, { type, status, from, until });
      return p.pageOf(records, sent, (record) => wireRecord(context, record));
    },
  ),
};

export const recharge: EndpointsOf<'recharge'> = {
  'recharge.cryptomusPay': signedIn(
    'POST',
    { amount: p.usd, request_id: p.uuid },
    ({ world, user, payUrl }, sent) => {
      const record = startRecharge(world, user, sent.amount, sent.request_id);
      return {
        order_id: record.id,
        url: payUrl(record.id),
        amount: usd(record.amount),
        fee: usd(record.fee),
        total: usd(totalOf(record)),
        expire_at: record.expireAt ?? record.createdAt,
      };
    },
  ),
  'recharge.checkPay': signedIn('POST', { order_id: p.filled }, ({ world, user }, sent) => {
    const { record, payment } = findPayment(world, user, sent.order_id);
    const data = {
      order_id: record.id,
      payment_status: payment.status,
      // Cryptomus' invoice is over the total, fee included.
      amount: usd(totalOf(record)),
      paid_amount: usd(payment.paid),
      updated_at: payment.updatedAt,
    };
    if (!record.credited) throw new Refusal(CODE.notPaidYet, KNOWN_MESSAGES.notPaidYet, data);
    return data;
  }),
};
