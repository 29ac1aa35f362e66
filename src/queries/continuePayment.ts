import type { PaymentRecord } from '@/contract';
import { isListed, RECORD_TYPES } from '@/domain/listed';
import { openHostedPage } from '@/runtime/hostedPage';
import { followPayment } from '@/runtime/payments';

/** Follows the payment of an unpaid record from now on. A top-up made for an order leads back to it. */
export function followRecord(userId: string, record: PaymentRecord, forOrder = false): void {
  const { type } = record;
  // A record of another kind opens no action.
  if (!isListed(RECORD_TYPES, type)) return;
  followPayment(userId, {
    orderId: record.id,
    kind: type,
    total: record.total,
    payUrl: record.payUrl,
    expireAt: record.expireAt,
    ...(forOrder ? { forOrder } : {}),
  });
}

/** Goes on with the payment of an unpaid record: it is followed from now on, and the hosted page opens in this tab. */
export async function continuePayment(userId: string, record: PaymentRecord): Promise<void> {
  if (record.payUrl === null || !isListed(RECORD_TYPES, record.type)) return;
  followRecord(userId, record);
  await openHostedPage(record.payUrl);
}
