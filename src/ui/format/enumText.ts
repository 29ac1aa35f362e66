import type {
  ChangeType,
  OrderStatus,
  PaymentStatus,
  PayWay,
  Protocol,
  UnknownEnum,
} from '@/api/contract';
import {
  CHANGE_TYPES,
  isKnownValue,
  ORDER_STATUSES,
  PAY_WAYS,
  PAYMENT_STATUSES,
  PROTOCOLS,
} from '@/api/contract/lists';
import type { Translate } from './text';

/** Returns the text for a value that the portal does not know: the server's own value, in neutral words. */
export function unknownEnumText(t: Translate, value: UnknownEnum): string {
  return value === '' ? t('common.notKnown') : t('common.other', { value });
}

/** Returns the text for the status of an order or a recharge. */
export function statusText(t: Translate, status: OrderStatus | UnknownEnum): string {
  return isKnownValue(ORDER_STATUSES, status)
    ? t(`record.status.${status}`)
    : unknownEnumText(t, status);
}

/** Returns the text for a way to pay, in the short words of a table or the long ones of a receipt. */
export function payWayText(
  t: Translate,
  payWay: PayWay | UnknownEnum,
  words: 'record' | 'order',
): string {
  return isKnownValue(PAY_WAYS, payWay) ? t(`${words}.way.${payWay}`) : unknownEnumText(t, payWay);
}

/** Returns the text for the type of a line of the Traffic Change Record. */
export function changeTypeText(t: Translate, type: ChangeType | UnknownEnum): string {
  return isKnownValue(CHANGE_TYPES, type) ? t(`usage.type.${type}`) : unknownEnumText(t, type);
}

/** Returns the text for the payment provider's status of a payment. */
export function paymentStatusText(t: Translate, status: PaymentStatus | UnknownEnum): string {
  return isKnownValue(PAYMENT_STATUSES, status)
    ? t(`payment.status.${status}`)
    : unknownEnumText(t, status);
}

/** Returns the text for the protocol of a proxy. */
export function protocolText(t: Translate, protocol: Protocol | UnknownEnum): string {
  return isKnownValue(PROTOCOLS, protocol) ? protocol.toUpperCase() : unknownEnumText(t, protocol);
}
