/**
 * The closed lists that the backend names, each in the order that the portal shows it. They stand apart from the schemas, so that
 * rules and views can use them without loading valibot.
 */
import type { UnknownEnum } from './decoders';

export const PAYMENT_STATUSES = [
  'check',
  'confirm_check',
  'process',
  'wrong_amount_waiting',
  'wrong_amount',
  'paid',
  'paid_over',
  'cancel',
  'fail',
  'system_fail',
  'refund_process',
  'refund_paid',
  'refund_fail',
  'locked',
] as const;
export const ORDER_STATUSES = ['unpaid', 'paid', 'cancelled', 'refunded'] as const;
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
