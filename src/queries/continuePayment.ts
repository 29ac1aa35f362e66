import type { PaymentRecord } from '@/contract';
import { openHostedPage } from '@/runtime/hostedPage';
import { followPayment } from '@/runtime/payments';

/** Follows the payment of an unpaid record from now on. A top-up made for an order leads back to it. */
export function followRecord(userId: string, record: PaymentRecord, forOrder = false): void {
  followPayment(userId, {
    orderId: record.id,
    kind: record.type,
    total: record.total,
    payUrl: record.payUrl,
    expireAt: record.expireAt,
    ...(forOrder ? { forOrder } : {}),
  });
}

/** Goes on with the payment of an unpaid record: it is followed from now on, and the hosted page opens in this tab. */
export async function continuePayment(userId: string, record: PaymentRecord): Promise<void> {
  if (record.payUrl === null) return;
  followRecord(userId, record);
  await openHostedPage(record.payUrl);
}
