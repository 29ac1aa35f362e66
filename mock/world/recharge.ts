import { type Cents, feeOn, MAX_RECHARGE, MIN_RECHARGE } from './money';
import { findByRequestId } from './order';
import { createRecord } from './payment';
import { refuse, wrongParameter } from './refusal';
import type { Payment, PaymentRecord, User, World } from './state';

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
  const record = createRecord(world, user, {
    type: 'recharge',
    requestId,
    amount,
    fee: feeOn(amount),
    paidType: 'cryptomus',
  });
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
