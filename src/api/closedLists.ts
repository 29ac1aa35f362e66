import type {
  CHANGE_TYPES as ChangeTypes,
  ORDER_STATUSES as OrderStatuses,
  PACKAGE_TAGS as PackageTags,
  PAY_WAYS as PayWays,
  PROTOCOLS as Protocols,
  RECORD_TYPES as RecordTypes,
  Unlisted,
} from './contract';

/** The closed lists of the contract in the order that the portal shows them; the types hold them to the contract's. */
export const ORDER_STATUSES: typeof OrderStatuses = ['unpaid', 'paid', 'cancelled', 'refunded'];
export const PAY_WAYS: typeof PayWays = ['cryptomus', 'balance'];
export const RECORD_TYPES: typeof RecordTypes = ['recharge', 'order'];
export const PACKAGE_TAGS: typeof PackageTags = ['most_popular', 'best_price'];
export const PROTOCOLS: typeof Protocols = ['http', 'https', 'socks5'];
export const CHANGE_TYPES: typeof ChangeTypes = [
  'order',
  'trial',
  'allocate',
  'recycle',
  'expire',
  'refund',
];

/**
 * Whether a closed list has a value. One that it does not have is shown as it came and never acted on (contract.md
 * "Reading liberally").
 */
export function isListed<T extends string>(values: readonly T[], value: T | Unlisted): value is T {
  return values.some((one) => one === value);
}
