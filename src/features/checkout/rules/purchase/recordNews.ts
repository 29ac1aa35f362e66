import type { PaymentRecord } from '@/api/contract';
import { canContinuePayment, type PaymentNews, type Tone } from '../payment';
import { isPayable, paymentNews, paymentTone } from './outcome';
import type { Purchase } from './purchase';
import { purchaseOf } from './records';

/** Returns what the payment of a record says beyond its status; null where the record has the last word. */
export function recordNews(
  record: Pick<PaymentRecord, 'id' | 'requestId' | 'status'>,
  purchases: readonly Purchase[],
): { readonly news: PaymentNews; readonly tone: Tone } | null {
  const payment = purchaseOf(record, purchases);
  if (!payment || (record.status !== 'unpaid' && record.status !== 'cancelled')) return null;
  const news = paymentNews(payment);
  return news === null ? null : { news, tone: paymentTone(payment) };
}

/** Returns true when Continue payment leads to a page that still takes money, as far as this browser knows. */
export function canContinueRecord(
  record: PaymentRecord,
  purchases: readonly Purchase[],
  now: number,
): boolean {
  const payment = purchaseOf(record, purchases);
  return canContinuePayment(record, now) && (payment === undefined || isPayable(payment, now));
}
