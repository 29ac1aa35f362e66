import { useCallback, useSyncExternalStore } from 'react';
import type { FollowedPayment } from '@/domain/followed';
import { readPayments, subscribePayments } from '@/runtime/payments';

/** The payments that this browser follows for a customer. */
export function usePayments(userId: string): readonly FollowedPayment[] {
  const read = useCallback(() => readPayments(userId), [userId]);
  return useSyncExternalStore(subscribePayments, read);
}
