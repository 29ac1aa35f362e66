/**
 * The closed lists that the backend names, each in the order that the portal shows it. They stand apart from the schemas, so that
 * rules and views can use them without loading valibot.
 */
import type { UnknownEnum } from './decoders';

export const ORDER_STATUSES = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;

/**
 * The provider's statuses of a payment, each with the status that it gives to the record of its purchase. One that leaves the record
 * unpaid is not final. Where this says refunded, the record of a purchase that was never credited becomes cancelled.
 */
export const RECORD_STATUS_BY_PAYMENT = {
  check: 'unpaid',
  confirm_check: 'unpaid',
  process: 'unpaid',
  wrong_amount_waiting: 'unpaid',
  wrong_amount: 'cancelled',
  paid: 'paid',
  paid_over: 'paid',
  cancel: 'cancelled',
  fail: 'cancelled',
  system_fail: 'cancelled',
  refund_process: 'unpaid',
  refund_paid: 'refunded',
  refund_fail: 'cancelled',
  locked: 'unpaid',
} as const satisfies Readonly<Record<string, (typeof ORDER_STATUSES)[number]>>;
export const PAYMENT_STATUSES = Object.keys(
  RECORD_STATUS_BY_PAYMENT,
) as (keyof typeof RECORD_STATUS_BY_PAYMENT)[];
export const PAY_WAYS = ['cryptomus', 'balance'] as const;
export const RECORD_TYPES = ['recharge', 'order'] as const;
export const PACKAGE_TAGS = ['most_popular', 'best_price'] as const;
export const PROTOCOLS = ['http', 'https', 'socks5'] as const;
export const CHANGE_TYPES = ['order', 'trial', 'allocate', 'recycle', 'expire', 'refund'] as const;
export const TRAFFIC_ACTIONS = ['allocate', 'recycle'] as const;
export const GRANULARITIES = ['hour', 'day'] as const;

/**
 * Returns true when a closed list has the value. Any other value is shown unchanged and never acted on
 * (docs/contract.md "How answers are read").
 */
export function isKnownValue<T extends string>(
  values: readonly T[],
  value: T | UnknownEnum,
): value is T {
  return values.some((one) => one === value);
}
