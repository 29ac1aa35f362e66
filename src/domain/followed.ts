import type { PaymentStatus } from '@/contract';
import { isFinal } from './payment';

/** A payment that the portal follows until it is final, whatever tab or day it is. Amounts in USD, times in UTC seconds. */
export interface FollowedPayment {
  readonly orderId: string;
  readonly kind: 'order' | 'recharge';
  readonly total: string;
  readonly payUrl: string | null;
  readonly expireAt: number | null;
  /** What the provider said last; null before the first answer. */
  readonly status: PaymentStatus | null;
  readonly paidAmount: string | null;
  /** Polls so far: the wait grows with them. */
  readonly attempt: number;
  /** True when the provider could not be asked the last time. */
  readonly askFailed: boolean;
  /** When the next poll is due, UTC seconds. */
  readonly nextAt: number;
}

function isFollowed(value: unknown): value is FollowedPayment {
  if (typeof value !== 'object' || value === null) return false;
  const one = value as Record<string, unknown>;
  return (
    typeof one.orderId === 'string' &&
    (one.kind === 'order' || one.kind === 'recharge') &&
    typeof one.total === 'string' &&
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
