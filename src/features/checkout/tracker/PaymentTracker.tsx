import { lazyPart } from '@/ui/lazy/lazyPart';
import { usePurchase } from '../purchase/usePurchase';
import { filterTracked } from '../rules/purchase/updates';

/** The height of one card. */
const HEIGHT = 110;
// Most visits have no payment to follow, so its cards are loaded when there is one.
const PaymentCards = lazyPart(() => import('./PaymentCards'), { height: HEIGHT });

/** Shows the followed payments on every page. With none to follow, nothing is shown and no clock ticks. */
export function PaymentTracker({ userId }: { readonly userId: string }) {
  const { purchases } = usePurchase(userId);
  return filterTracked(purchases).length === 0 ? null : <PaymentCards userId={userId} />;
}
