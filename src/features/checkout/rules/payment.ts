import type { OrderStatus, PaymentStatus, UnknownEnum } from '@/api/contract';
import { isKnownValue, type PAYMENT_RECORDS, PAYMENT_STATUSES } from '@/api/contract/lists';

/** State of a payment: under way, good, bad, or needing attention. */
export type Tone = 'wait' | 'good' | 'bad' | 'warn';

/** The steps of a payment on its way to the customer's account, as the payment tracker shows them. */
export const PAYMENT_STEPS = ['sent', 'seen', 'confirmed', 'credited'] as const;

/** Everything that the portal decides by a payment's status. The words of a status are `payment.status.…` in the texts. */
interface Rule<Outcome extends string, News extends string> {
  /** Stage of a purchase with this status. An unpaid one is still polled; every other stage is final (docs/contract.md "Payments"). */
  readonly stage: OrderStatus;
  /** The money that the customer can still send. */
  readonly owed: 'total' | 'rest' | 'nothing';
  readonly tone: Tone;
  /**
   * The index in `PAYMENT_STEPS` of the step that the payment waits for; `PAYMENT_STEPS.length` once all are done; null for a payment
   * that goes no further.
   */
  readonly step: number | null;
  /** True when only support can resolve the payment. */
  readonly needsSupport: boolean;
  /** The text of a page that sells about the purchase (`outcome.…`). */
  readonly outcome: Outcome;
  /**
   * The words of rows and of the bell (`record.payment.…` in the texts) where the status says more than "unpaid" or "cancelled" of
   * its record; else null.
   */
  readonly news: News | null;
  /** True when the status is shown although the record of its purchase says paid. */
  readonly outranksPaid: boolean;
  /** True when the bell keeps its notice although the status is final: money has arrived, and the purchase was called off. */
  readonly keepsNotice: boolean;
}
type AnyRule = Rule<string, string>;

const WAITING = {
  stage: 'unpaid',
  owed: 'total',
  tone: 'wait',
  step: PAYMENT_STEPS.indexOf('sent'),
  needsSupport: false,
  outcome: 'unpaid',
  news: null,
  outranksPaid: false,
  keepsNotice: false,
} as const satisfies AnyRule;
const UNDER_WAY = {
  ...WAITING,
  owed: 'nothing',
  step: PAYMENT_STEPS.indexOf('confirmed'),
  outcome: 'underWay',
  news: 'seen',
} as const;
const NOTHING_OWED = { ...WAITING, owed: 'nothing', step: null } as const;
const CREDITED = {
  ...NOTHING_OWED,
  stage: 'paid',
  tone: 'good',
  step: PAYMENT_STEPS.length,
  outcome: 'paid',
  news: 'credited',
} as const;
const NOT_PAID = {
  ...NOTHING_OWED,
  stage: 'cancelled',
  tone: 'bad',
  needsSupport: true,
  outcome: 'closed',
} as const;
/** Money has arrived, and the purchase was called off all the same. */
const NOT_CREDITED = { ...NOT_PAID, keepsNotice: true } as const;

/** One row for each status of the contract. A status outside this list has no rule, is shown unchanged and is never final. */
const PAYMENT_RULES = {
  check: WAITING,
  confirm_check: UNDER_WAY,
  process: UNDER_WAY,
  wrong_amount_waiting: {
    ...UNDER_WAY,
    owed: 'rest',
    tone: 'warn',
    step: WAITING.step,
    news: 'partlyPaid',
  },
  wrong_amount: { ...NOT_CREDITED, news: 'underpaid' },
  paid: CREDITED,
  paid_over: { ...CREDITED, needsSupport: true },
  cancel: NOT_PAID,
  fail: NOT_PAID,
  system_fail: NOT_PAID,
  refund_process: { ...UNDER_WAY, tone: 'warn', step: null, news: 'refunding', outranksPaid: true },
  refund_paid: {
    ...NOTHING_OWED,
    stage: 'refunded',
    tone: 'warn',
    needsSupport: true,
    outcome: 'closed',
    news: 'refunded',
  },
  refund_fail: {
    ...NOT_CREDITED,
    tone: 'warn',
    outcome: 'refundFailed',
    news: 'refundFailed',
    outranksPaid: true,
  },
  locked: { ...UNDER_WAY, tone: 'warn', needsSupport: true, news: 'held' },
} as const satisfies {
  readonly [Status in PaymentStatus]: AnyRule & {
    readonly stage: (typeof PAYMENT_RECORDS)[Status];
  };
};

type Row = (typeof PAYMENT_RULES)[PaymentStatus];
export type PaymentOutcome = Row['outcome'];
export type PaymentNews = NonNullable<Row['news']>;
export type PaymentRule = Rule<PaymentOutcome, PaymentNews>;

const FIRST_POLL_SECONDS = 5;
const LONGEST_POLL_SECONDS = 60;

/** Returns the rule of a payment's status, or null for an unknown status. */
export function paymentRule(status: PaymentStatus | UnknownEnum | null): PaymentRule | null {
  return status !== null && isKnownValue(PAYMENT_STATUSES, status) ? PAYMENT_RULES[status] : null;
}

/** Returns the seconds to wait before poll number `attempt` (from 0): 5, 10, 20, 40, then 60 each time. */
export function pollDelay(attempt: number): number {
  return Math.min(FIRST_POLL_SECONDS * 2 ** attempt, LONGEST_POLL_SECONDS);
}

/** Returns the seconds until `expireAt`, 0 when it has passed, null when there is no end. Both in UTC seconds. */
export function secondsLeft(expireAt: number | null, now: number): number | null {
  return expireAt === null ? null : Math.max(0, expireAt - now);
}
