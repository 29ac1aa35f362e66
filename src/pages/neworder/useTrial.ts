import type { TrafficPackage, User } from '@/contract';
import { ZERO_USD } from '@/domain/money';
import type { OrderDraft } from '@/domain/order';

/** The free trial as a click, or null when there is none for this customer: it is given once. */
export function useTrial(
  user: User,
  packages: readonly TrafficPackage[],
  pay: (draft: OrderDraft, total: string) => Promise<void>,
): (() => void) | null {
  const item = packages.find((one) => one.isTrial);
  if (!user.canTrial || item === undefined) return null;
  const draft: OrderDraft = {
    packageId: item.id,
    quantity: item.quantity,
    durationDays: item.durationDays,
    couponCode: '',
    payWay: 'balance',
    isTrial: true,
  };
  return () => void pay(draft, ZERO_USD);
}
