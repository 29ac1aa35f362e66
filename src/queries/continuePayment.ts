import type { PaymentRecord } from '@/contract';
import { followPayment } from '@/runtime/payments';

/** Goes on with the payment of an unpaid record: it is followed from now on, and the hosted page opens in this tab. */
export function continuePayment(userId: string, record: PaymentRecord): void {
  if (record.payUrl === null) return;
  followPayment(userId, {
    orderId: record.id,
    kind: record.type,
    total: record.total,
    payUrl: record.payUrl,
    expireAt: record.expireAt,
  });
  window.location.assign(record.payUrl);
}
