import type { OrderStatus, PaymentStatus, UnknownEnum } from '@/api/contract';
import { isKnownValue, PAYMENT_RECORDS, PAYMENT_STATUSES } from '@/api/contract/lists';

/** State of a payment: under way, good, bad, or needing attention. */
export type Tone = 'wait' | 'good' | 'bad' | 'warn';

/** The steps of a payment on its way to the customer's account, as the payment tracker shows them. */
export const PAYMENT_STEPS = ['sent', 'seen', 'confirmed', 'credited'] as const;

/** Names of the texts (`record.payment.…`) about a payment in the rows of records and in the bell. */
export type PaymentNews =
  | 'seen'
  | 'partlyPaid'
  | 'underpaid'
  | 'credited'
  | 'refunding'
  | 'refunded'
  | 'refundFailed'
  | 'held'
  /** The time to pay is up, and no money is known of. */
  | 'timeOver';

/** Everything that the portal decides by a payment's status. The words of a status are `payment.status.…` in the texts. */
export interface PaymentRule {
  /** Stage of a purchase with this status. An unpaid one is still polled; every other stage is final (docs/contract.md "Payments"). */
  readonly stage: OrderStatus;
  /** The money that the customer can still send. */
  readonly owed: 'total' | 'rest' | 'nothing';
  /** Null for the tone of the payment's stage. */
  readonly tone: Tone | null;
  /** True when only support can resolve the payment, although its stage needs none (`STAGE_RULES`). */
  readonly needsSupport: boolean;
  /** Null where the status adds nothing to the "unpaid" or "cancelled" of the record. */
  readonly news: PaymentNews | null;
  /** True when the status is shown although the record of its purchase says paid. */
  readonly outranksPaid: boolean;
  /** True when the bell keeps its notice although the status is final: money has arrived for a cancelled purchase. */
  readonly keepsNotice: boolean;
  /** Replaces the text about the purchase on New order and Recharge (`classifyOutcome`), where that of its stage would mislead. */
  readonly outcome: 'refundFailed' | null;
}

const DEFAULTS = {
  owed: 'nothing',
  tone: null,
  needsSupport: false,
  news: null,
  outranksPaid: false,
  keepsNotice: false,
  outcome: null,
} as const;

/** The rules by the record status that a payment status leads to (`PAYMENT_RECORDS`); `STATUS_OVERRIDES` has the exceptions. */
const RULES_BY_RECORD_STATUS: Readonly<Record<OrderStatus, PaymentRule>> = {
  unpaid: { ...DEFAULTS, stage: 'unpaid', news: 'seen' },
  paid: { ...DEFAULTS, stage: 'paid', news: 'credited' },
  cancelled: { ...DEFAULTS, stage: 'cancelled' },
  refunded: { ...DEFAULTS, stage: 'refunded', news: 'refunded' },
};

/** Exceptions for single payment statuses; each replaces fields of the rule in `RULES_BY_RECORD_STATUS`. */
const STATUS_OVERRIDES: Readonly<Partial<Record<PaymentStatus, Partial<PaymentRule>>>> = {
  check: { owed: 'total', news: null },
  wrong_amount_waiting: { owed: 'rest', tone: 'warn', news: 'partlyPaid' },
  wrong_amount: { news: 'underpaid', keepsNotice: true },
  paid_over: { needsSupport: true },
  refund_process: { tone: 'warn', news: 'refunding', outranksPaid: true },
  refund_fail: {
    tone: 'warn',
    news: 'refundFailed',
    outranksPaid: true,
    keepsNotice: true,
    outcome: 'refundFailed',
  },
  locked: { tone: 'warn', needsSupport: true, news: 'held' },
};

const FIRST_POLL_SECONDS = 5;
const LONGEST_POLL_SECONDS = 60;

/** Returns the rule of a payment's status. Null for an unknown one, which is shown unchanged and is never final. */
export function paymentRule(status: PaymentStatus | UnknownEnum | null): PaymentRule | null {
  if (status === null || !isKnownValue(PAYMENT_STATUSES, status)) return null;
  return { ...RULES_BY_RECORD_STATUS[PAYMENT_RECORDS[status]], ...STATUS_OVERRIDES[status] };
}

/** Returns the seconds to wait before poll number `attempt` (from 0): 5, 10, 20, 40, then 60 each time. */
export function pollDelay(attempt: number): number {
  return Math.min(FIRST_POLL_SECONDS * 2 ** attempt, LONGEST_POLL_SECONDS);
}

/** Returns the seconds until `expireAt`, 0 when it has passed, null when there is no end. Both in UTC seconds. */
export function secondsLeft(expireAt: number | null, now: number): number | null {
  return expireAt === null ? null : Math.max(0, expireAt - now);
}
