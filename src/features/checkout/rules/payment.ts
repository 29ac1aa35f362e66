import type { OrderStatus, PaymentStatus, RecordType, Unlisted } from '@/api/contract';
import { isListed, RECORD_TYPES } from '@/api/contract/lists';

/** What the customer is told about a payment (spec "Payment tracker"). */
export type PaymentGroup =
  | 'waiting'
  | 'confirming'
  | 'partlyPaid'
  | 'underpaid'
  | 'credited'
  | 'notPaid'
  | 'refund'
  | 'held'
  /** A status that the portal does not know: shown as it came, never final. */
  | 'other';

const GROUPS: Record<PaymentStatus, PaymentGroup> = {
  check: 'waiting',
  confirm_check: 'confirming',
  process: 'confirming',
  wrong_amount_waiting: 'partlyPaid',
  wrong_amount: 'underpaid',
  paid: 'credited',
  paid_over: 'credited',
  cancel: 'notPaid',
  fail: 'notPaid',
  system_fail: 'notPaid',
  refund_process: 'refund',
  refund_paid: 'refund',
  refund_fail: 'refund',
  locked: 'held',
};

/** Statuses that never change again (docs/contract.md "Payments"). */
const FINAL: readonly string[] = [
  'paid',
  'paid_over',
  'wrong_amount',
  'cancel',
  'fail',
  'system_fail',
  'refund_paid',
  'refund_fail',
] satisfies PaymentStatus[];

const FIRST_POLL_SECONDS = 5;
const LONGEST_POLL_SECONDS = 60;

/** Whether a payment status is one that the portal knows. */
export function isPaymentStatus(status: PaymentStatus | Unlisted): status is PaymentStatus {
  return Object.hasOwn(GROUPS, status);
}

/** The group that a payment status is shown as. */
export function paymentGroup(status: PaymentStatus | Unlisted): PaymentGroup {
  return isPaymentStatus(status) ? GROUPS[status] : 'other';
}

/** True when a payment's status never changes again: polling stops. */
export function isFinal(status: PaymentStatus | Unlisted): boolean {
  return isListed(FINAL, status);
}

/** Seconds to wait before poll number `attempt` (from 0): 5, 10, 20, 40, then 60 each time. */
export function pollDelay(attempt: number): number {
  return Math.min(FIRST_POLL_SECONDS * 2 ** attempt, LONGEST_POLL_SECONDS);
}

/** Seconds until `expireAt`, 0 when it has passed, null when there is no end. Both in UTC seconds. */
export function secondsLeft(expireAt: number | null, now: number): number | null {
  return expireAt === null ? null : Math.max(0, expireAt - now);
}

/** What is needed to know whether a payment can go on. */
export interface Continuable {
  readonly type: RecordType | Unlisted;
  readonly status: OrderStatus | Unlisted;
  readonly payUrl: string | null;
  readonly expireAt: number | null;
}

/** True when an unpaid record's payment page still takes money: Continue payment instead of a second invoice. */
export function canContinuePayment(record: Continuable, now: number): boolean {
  const { type, status, payUrl, expireAt } = record;
  if (status !== 'unpaid' || !isListed(RECORD_TYPES, type)) return false;
  return payUrl !== null && secondsLeft(expireAt, now) !== 0;
}
