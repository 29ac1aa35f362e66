import type { PaymentCheck, PaymentStatus, Unlisted } from '@/contract';
import { compareUsd, isUsd, subtractUsd, type Usd, ZERO_USD } from './money';
import { isCredited, isFinal, pollDelay, secondsLeft } from './payment';

/** A payment that the portal follows until it is final, whatever tab or day it is. Amounts in USD, times in UTC seconds. */
export interface FollowedPayment {
  readonly orderId: string;
  readonly kind: 'order' | 'recharge';
  readonly total: Usd;
  readonly payUrl: string | null;
  readonly expireAt: number | null;
  /** What the provider said last; null before the first answer. */
  readonly status: PaymentStatus | Unlisted | null;
  readonly paidAmount: Usd | null;
  /** Polls since the last change: the wait grows with them. */
  readonly attempt: number;
  /** True when the provider could not be asked the last time. */
  readonly askFailed: boolean;
  /** When the next poll is due, UTC seconds. */
  readonly nextAt: number;
  /** A top-up of what an order lacks: the way leads back to that order. */
  readonly forOrder?: boolean;
  /** Out of the customer's sight until its status changes; still followed. */
  readonly hidden?: boolean;
  /** When it became final, UTC seconds. */
  readonly settledAt?: number;
}

/** How long a final payment stays in sight when nobody dismisses it, in seconds. */
const SETTLED_SHOWN = 86_400;

function isFollowed(value: unknown): value is FollowedPayment {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<string, unknown>;
  return (
    typeof one.orderId === 'string' &&
    (one.kind === 'order' || one.kind === 'recharge') &&
    isUsd(one.total) &&
    typeof one.attempt === 'number' &&
    typeof one.nextAt === 'number'
  );
}

/** Reads what the browser keeps; garbage is left out. */
export function parseFollowed(text: string | null): readonly FollowedPayment[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isFollowed) : [];
  } catch {
    return [];
  }
}

/** True while the provider may still change its mind. */
export function isOpen(payment: FollowedPayment): boolean {
  return payment.status === null || !isFinal(payment.status);
}

/** The open payments that are due for a poll. */
export function duePayments(
  payments: readonly FollowedPayment[],
  now: number,
): readonly FollowedPayment[] {
  return payments.filter((payment) => isOpen(payment) && payment.nextAt <= now);
}

/** A payment after a poll: what the provider said, or null when it could not be asked. `now` in UTC seconds. */
export function afterPoll(
  payment: FollowedPayment,
  check: PaymentCheck | null,
  now: number,
): FollowedPayment {
  const changed = check !== null && check.paymentStatus !== payment.status;
  // A change makes the next one likely: the wait starts anew.
  const attempt = changed ? 0 : payment.attempt + 1;
  return {
    ...payment,
    status: check?.paymentStatus ?? payment.status,
    paidAmount: check?.paidAmount ?? payment.paidAmount,
    askFailed: check === null,
    attempt,
    nextAt: now + pollDelay(attempt),
    hidden: changed ? false : (payment.hidden ?? false),
    ...(changed && isFinal(check.paymentStatus) ? { settledAt: now } : {}),
  };
}

/** True when another status stands somewhere, or a payment came or went: what was read about money may be old. */
export function hasMoved(
  before: readonly FollowedPayment[],
  after: readonly FollowedPayment[],
): boolean {
  const told = (payments: readonly FollowedPayment[]) =>
    payments.map((one) => `${one.orderId} ${one.status ?? ''}`).join('\n');
  return told(before) !== told(after);
}

/** True when a payment has been credited that was not before. */
export function isNewlyCredited(
  before: readonly FollowedPayment[],
  after: readonly FollowedPayment[],
): boolean {
  const credited = (payments: readonly FollowedPayment[]) =>
    payments.filter(({ status }) => status !== null && isCredited(status));
  const known = new Set(credited(before).map(({ orderId }) => orderId));
  return credited(after).some(({ orderId }) => !known.has(orderId));
}

/** The payments without those that have been final for a day. `now` in UTC seconds. */
export function withoutOld(
  payments: readonly FollowedPayment[],
  now: number,
): readonly FollowedPayment[] {
  return payments.filter(
    (one) => one.settledAt === undefined || now - one.settledAt < SETTLED_SHOWN,
  );
}

/** True while money for a payment can still be sent: nothing seen or too little, and the time is not up. */
export function isPayable({ status, expireAt }: FollowedPayment, now: number): boolean {
  const wanted = status === null || status === 'check' || status === 'wrong_amount_waiting';
  return wanted && secondsLeft(expireAt, now) !== 0;
}

/** What is still to be sent of a payment that was paid in part; null for any other. */
export function restToPay({ status, total, paidAmount }: FollowedPayment): Usd | null {
  if (status !== 'wrong_amount_waiting' || paidAmount === null) return null;
  return compareUsd(paidAmount, total) < 0 ? subtractUsd(total, paidAmount) : ZERO_USD;
}
