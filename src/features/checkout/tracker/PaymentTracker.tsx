import { useLocation } from '@umijs/max';
import { useNow } from '@/ui/format/useNow';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { usePurchases } from '../purchase/purchases';
import { filterTracked } from '../rules/purchase/outcome';
import { soldOn } from '../rules/recordAddress';

/** The height of one card. */
const HEIGHT = 110;
// Most visits have no payment to follow, so its cards are loaded when there is one.
const PaymentCards = lazyPart(() => import('./PaymentCards'), { height: HEIGHT });

/** Shows the followed payments on every page, and on a page that sells also those begun on another device. */
export function PaymentTracker() {
  const { purchases } = usePurchases();
  const sold = soldOn(useLocation().pathname);
  const tracked = filterTracked(purchases, sold, useNow());
  return tracked.length === 0 ? null : <PaymentCards sold={sold} />;
}
