import type { UnknownEnum } from '@/api/contract';
import {
  CHANGE_TYPES,
  isKnownValue,
  ORDER_STATUSES,
  PAY_WAYS,
  PAYMENT_STATUSES,
  PROTOCOLS,
} from '@/api/contract/lists';
import type { Translate } from './text';

/** Makes the function that returns the text for a value of a closed list; for one that the portal does not know, the server's own value. */
const textOf =
  <T extends string>(values: readonly T[], knownText: (t: Translate, value: T) => string) =>
  (t: Translate, value: T | UnknownEnum): string => {
    if (isKnownValue(values, value)) return knownText(t, value);
    return value === '' ? t('common.notKnown') : t('common.other', { value });
  };

/** Returns the text for the status of an order or a recharge. */
export const statusText = textOf(ORDER_STATUSES, (t, status) => t(`record.status.${status}`));

/** Returns the text for a way to pay, in the short words of a table. */
export const payWayText = textOf(PAY_WAYS, (t, way) => t(`record.payWay.${way}`));

/** Returns the text for a way to pay, in the long words of a receipt. */
export const longPayWayText = textOf(PAY_WAYS, (t, way) => t(`order.payWay.${way}`));

/** Returns the text for a time limit in days; null is Unlimit. */
export const timeLimitText = (t: Translate, days: number | null): string =>
  days === null ? t('order.unlimit') : t('order.days', { days });

/** Returns the text for the type of a line of the Traffic Change Record. */
export const changeTypeText = textOf(CHANGE_TYPES, (t, type) => t(`usage.type.${type}`));

/** Returns the text for the payment provider's status of a payment. */
export const paymentStatusText = textOf(PAYMENT_STATUSES, (t, status) =>
  t(`payment.status.${status}`),
);

/** Returns the text for the protocol of a proxy. */
export const protocolText = textOf(PROTOCOLS, (_, protocol) => protocol.toUpperCase());
