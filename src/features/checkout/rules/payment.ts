import type { OrderStatus, PaymentStatus, UnknownEnum } from '@/api/contract';
import {
  isKnownValue,
  PAYMENT_STATUSES,
  type RECORD_STATUS_BY_PAYMENT,
} from '@/api/contract/lists';

/** State of a payment: under way, good, bad, or needing attention. */
export type Tone = 'wait' | 'good' | 'bad' | 'warn';

/** Pages look this often whether the time to pay is up. Seconds. */
export const PAY_TIME_CHECK = 15;

/** The steps of a payment on its way to the customer's account, as the payment tracker shows them. */
export const PAYMENT_STEPS = ['sent', 'seen', 'confirmed', 'credited'] as const;

/** Everything that the portal decides by a payment's status. The words of a status are `payment.status.…` in the texts. */
interface Rule {
  /** Stage of a purchase with this status. An unpaid one is still polled; every other stage is final (docs/contract.md "Payments"). */
  readonly stage: OrderStatus;
  /** The money that the customer can still send. */
  readonly owed: 'total' | 'rest' | 'nothing';
  /** Null for the tone of the payment's stage. */
  readonly tone: Tone | null;
  /** True when only support can resolve the payment, although its stage needs none (`STAGE_RULES`). */
  readonly needsSupport: boolean;
  /**
   * Name of the text (`record.payment.…`) about it in the rows of records and in the bell; null where the status adds nothing to that of the
   * record. Of a cancelled one it means that money has arrived.
   */
  readonly news: string | null;
  /** True when the status is shown although the record of its purchase says paid. */
  readonly outranksPaid: boolean;
}

const DEFAULTS = {
  owed: 'nothing',
  tone: null,
  needsSupport: false,
  news: null,
  outranksPaid: false,
} as const;

const UNPAID = { ...DEFAULTS, stage: 'unpaid', news: 'seen' } as const;
const PAID = { ...DEFAULTS, stage: 'paid', news: 'credited' } as const;
const CANCELLED = { ...DEFAULTS, stage: 'cancelled' } as const;

/** The stage of each is that of `RECORD_STATUS_BY_PAYMENT`. */
const RULES = {
  check: { ...UNPAID, owed: 'total', news: null },
  confirm_check: UNPAID,
  process: UNPAID,
  wrong_amount_waiting: { ...UNPAID, owed: 'rest', tone: 'warn', news: 'partlyPaid' },
  wrong_amount: { ...CANCELLED, news: 'underpaid' },
  paid: PAID,
  paid_over: { ...PAID, needsSupport: true },
  cancel: CANCELLED,
  fail: CANCELLED,
  system_fail: CANCELLED,
  refund_process: { ...UNPAID, tone: 'warn', news: 'refunding', outranksPaid: true },
  refund_paid: { ...DEFAULTS, stage: 'refunded', news: 'refunded' },
  refund_fail: { ...CANCELLED, tone: 'warn', news: 'refundFailed', outranksPaid: true },
  locked: { ...UNPAID, tone: 'warn', needsSupport: true, news: 'held' },
} as const satisfies {
  readonly [S in PaymentStatus]: Rule & { readonly stage: (typeof RECORD_STATUS_BY_PAYMENT)[S] };
};

/** A row of `RULES`. */
export type PaymentRule = (typeof RULES)[PaymentStatus];
/**
 * The news of a payment: that of its status, or, without money: `timeOver`, the time to pay is up; `cancelled`, which its record does not
 * say yet.
 */
export type PaymentNews = NonNullable<PaymentRule['news']> | 'timeOver' | 'cancelled';

const FIRST_POLL_SECONDS = 5;
const LONGEST_POLL_SECONDS = 60;

/** Returns the rule of a payment's status. Null for an unknown one, which is shown unchanged and is never final. */
export function paymentRule(status: PaymentStatus | UnknownEnum | null): PaymentRule | null {
  return status !== null && isKnownValue(PAYMENT_STATUSES, status) ? RULES[status] : null;
}

/** Returns the seconds to wait before poll number `attempt` (from 0): 5, 10, 20, 40, then 60 each time. */
export function pollDelay(attempt: number): number {
  return Math.min(FIRST_POLL_SECONDS * 2 ** attempt, LONGEST_POLL_SECONDS);
}

/** Returns the seconds until `expireAt`, 0 when it has passed, null when there is no end. Both in UTC seconds. */
export function secondsLeft(expireAt: number | null, now: number): number | null {
  return expireAt === null ? null : Math.max(0, expireAt - now);
}
