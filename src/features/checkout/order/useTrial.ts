import { useModel } from '@umijs/max';
import type { TrafficPackage, User } from '@/api/contract';
import { type Usd, ZERO_USD } from '@/lib/number/money';
import type { OrderDraft } from '../rules/order';

/**
 * Returns the free trial, whether the last payment was for it, and the click that starts it. Null for a customer without a
 * trial: each gets one at most.
 */
export function useTrial(
  user: User,
  packages: readonly TrafficPackage[],
  pay: (draft: OrderDraft, total: Usd) => Promise<void>,
): { readonly item: TrafficPackage; readonly isTrial: boolean; start(): Promise<void> } | null {
  const { isTrial } = useModel('newOrder');
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
  return { item, isTrial, start: () => pay(draft, ZERO_USD) };
}
