import { type Cents, feeOn, MAX_RECHARGE, MIN_RECHARGE } from './money';
import { findByRequestId } from './order';
import { INVOICE_SECONDS, newPayment } from './payment';
import { refuse, wrongParameter } from './refusal';
import {
  type Payment,
  type PaymentRecord,
  serial,
  type User,
  type World,
  worldTime,
} from './state';

/**
 * Starts a recharge: an invoice of amount + 3 %. The same request_id returns the same invoice.
 * @throws Refusal 40001 below 20 USD
 */
export function startRecharge(
  world: World,
  user: User,
  amount: Cents,
  requestId: string,
): PaymentRecord {
  const made = findByRequestId(world, user, requestId, 'recharge');
  if (made) return made;
  if (amount < MIN_RECHARGE || amount > MAX_RECHARGE) throw wrongParameter('amount');
  const at = worldTime(world);
  const expireAt = at + INVOICE_SECONDS;
  const record: PaymentRecord = {
    id: `R${at}${serial(world)}`,
    userId: user.id,
    type: 'recharge',
    requestId,
    isTrial: false,
    quantity: null,
    durationDays: null,
    pricePerGb: null,
    originalPrice: null,
    discount: null,
    couponCode: null,
    amount,
    fee: feeOn(amount),
    paidType: 'cryptomus',
    status: 'unpaid',
    createdAt: at,
    paidAt: null,
    expireAt,
    payment: newPayment(at, expireAt),
    credited: false,
  };
  world.state.records.push(record);
  return record;
}

/**
 * Finds a customer's crypto payment, of an order or a recharge.
 * @throws Refusal 20404
 */
export function findPayment(
  world: World,
  user: User,
  orderId: string,
): { record: PaymentRecord; payment: Payment } {
  const record = world.state.records.find(({ id, userId }) => id === orderId && userId === user.id);
  if (!record?.payment) throw refuse('noSuchOrder');
  return { record, payment: record.payment };
}

/** A choice of records; days are starts of UTC days, both included. */
export interface RecordFilter {
  type: PaymentRecord['type'];
  status: PaymentRecord['status'] | null;
  from: number | null;
  /** The first second after the last day. */
  until: number | null;
}

/** Returns a customer's records, newest first. */
export function listRecords(world: World, user: User, filter: RecordFilter): PaymentRecord[] {
  return world.state.records
    .filter(
      (record) =>
        record.userId === user.id &&
        record.type === filter.type &&
        (filter.status === null || record.status === filter.status) &&
        (filter.from === null || record.createdAt >= filter.from) &&
        (filter.until === null || record.createdAt < filter.until),
    )
    .reverse()
    .sort((a, b) => b.createdAt - a.createdAt);
}
