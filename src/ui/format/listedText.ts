import type {
  ChangeType,
  OrderStatus,
  PaymentStatus,
  PayWay,
  Protocol,
  Unlisted,
} from '@/api/contract';
import {
  CHANGE_TYPES,
  isListed,
  ORDER_STATUSES,
  PAY_WAYS,
  PAYMENT_STATUSES,
  PROTOCOLS,
} from '@/api/contract/lists';
import type { TextOf } from './text';

/** Returns the text for a value that the portal does not know: the server's own value, in neutral words. */
export function otherText(t: TextOf, value: Unlisted): string {
  return value === '' ? t('common.notKnown') : t('common.other', { value });
}

/** Returns the text for the status of an order or a recharge. */
export function statusText(t: TextOf, status: OrderStatus | Unlisted): string {
  return isListed(ORDER_STATUSES, status) ? t(`record.status.${status}`) : otherText(t, status);
}

/** Returns the text for a way to pay, in the short words of a table or the long ones of a receipt. */
export function payWayText(t: TextOf, way: PayWay | Unlisted, words: 'record' | 'order'): string {
  return isListed(PAY_WAYS, way) ? t(`${words}.way.${way}`) : otherText(t, way);
}

/** Returns the text for the type of a line of the Traffic Change Record. */
export function changeTypeText(t: TextOf, type: ChangeType | Unlisted): string {
  return isListed(CHANGE_TYPES, type) ? t(`usage.type.${type}`) : otherText(t, type);
}

/** Returns the text for the payment provider's status of a payment. */
export function paymentStatusText(t: TextOf, status: PaymentStatus | Unlisted): string {
  return isListed(PAYMENT_STATUSES, status) ? t(`payment.status.${status}`) : otherText(t, status);
}

/** Returns the text for the protocol of a proxy. */
export function protocolText(t: TextOf, protocol: Protocol | Unlisted): string {
  return isListed(PROTOCOLS, protocol) ? protocol.toUpperCase() : otherText(t, protocol);
}
