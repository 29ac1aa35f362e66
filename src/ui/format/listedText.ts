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

/** A value that the portal does not know, in neutral words: as it came. */
export function otherText(t: TextOf, value: Unlisted): string {
  return value === '' ? t('common.notKnown') : t('common.other', { value });
}

/** The status of an order or a recharge. */
export function statusText(t: TextOf, status: OrderStatus | Unlisted): string {
  return isListed(ORDER_STATUSES, status) ? t(`record.status.${status}`) : otherText(t, status);
}

/** How something was paid, in the short words of a table or the long ones of a receipt. */
export function payWayText(t: TextOf, way: PayWay | Unlisted, words: 'record' | 'order'): string {
  return isListed(PAY_WAYS, way) ? t(`${words}.way.${way}`) : otherText(t, way);
}

/** The type of a line of the Traffic Change Record. */
export function changeTypeText(t: TextOf, type: ChangeType | Unlisted): string {
  return isListed(CHANGE_TYPES, type) ? t(`usage.type.${type}`) : otherText(t, type);
}

/** What the payment provider says. */
export function paymentStatusText(t: TextOf, status: PaymentStatus | Unlisted): string {
  return isListed(PAYMENT_STATUSES, status) ? t(`payment.status.${status}`) : otherText(t, status);
}

/** The protocol of a proxy. */
export function protocolText(t: TextOf, protocol: Protocol | Unlisted): string {
  return isListed(PROTOCOLS, protocol) ? protocol.toUpperCase() : otherText(t, protocol);
}
