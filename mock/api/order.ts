import type { OrderStatus } from '../../src/api/contract';
import { ORDER_STATUSES, PAY_WAYS, RECORD_TYPES } from '../../src/api/contract/lists';
import { ALL_PACKAGES, TIERS } from '../world/catalog';
import { unitPrice, usd } from '../world/money';
import { type OrderRequest, placeOrder, summarise } from '../world/order';
import { findPayment, listRecords, startRecharge } from '../world/recharge';
import { refuse, wrongParameter } from '../world/refusal';
import { type PaymentRecord, totalOf } from '../world/state';
import { type Context, defineSignedInCall, type EndpointsOf } from './endpoint';
import * as p from './params';

const orderParams = {
  package_id: p.orEmpty(p.text),
  quantity: p.wholeNumber(1),
  duration_days: p.orEmpty(p.wholeNumber(1)),
  coupon_code: p.orEmpty(p.text),
  pay_way: p.oneOf(PAY_WAYS),
  is_trial: p.flag,
};

const toRequest = (sent: p.ParsedParams<typeof orderParams>): OrderRequest => ({
  packageId: sent.package_id,
  quantity: sent.quantity,
  durationDays: sent.duration_days,
  couponCode: sent.coupon_code,
  payWay: sent.pay_way,
  isTrial: sent.is_trial,
});

const wireSummary = (summary: ReturnType<typeof summarise>) => ({
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
  'order.pricemenu': defineSignedInCall({}, () =>
    TIERS.map((tier) => ({
      duration_days: tier.durationDays,
      min_gb: tier.minGb,
      max_gb: tier.maxGb,
      price_per_gb: unitPrice(tier.price),
    })),
  ),
  'order.packages': defineSignedInCall({}, () =>
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
  'order.check': defineSignedInCall(orderParams, ({ user }, sent) =>
    wireSummary(summarise(user, toRequest(sent))),
  ),
  'order.pay': defineSignedInCall({ ...orderParams, request_id: p.uuid }, (context, sent) => {
    const record = placeOrder(context.world, context.user, toRequest(sent), sent.request_id);
    return {
      order_id: record.id,
      status: record.status,
      url: payUrlOf(context, record),
      expire_at: record.expireAt,
    };
  }),
  'order.rechargeRecord': defineSignedInCall(
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
  'recharge.cryptomusPay': defineSignedInCall(
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
  'recharge.checkPay': defineSignedInCall({ order_id: p.filled }, ({ world, user }, sent) => {
    const { record, payment } = findPayment(world, user, sent.order_id);
    const data = {
      order_id: record.id,
      payment_status: payment.status,
      // Cryptomus' invoice is over the total, fee included.
      amount: usd(totalOf(record)),
      paid_amount: usd(payment.paid),
      updated_at: payment.updatedAt,
    };
    if (!record.credited) throw refuse('notPaidYet', data);
    return data;
  }),
};
