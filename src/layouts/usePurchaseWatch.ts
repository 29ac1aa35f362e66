import { history } from '@umijs/max';
import { useEffect } from 'react';
import { withoutBase } from '@/domain/navigation';
import { type News, newsBetween } from '@/domain/purchase/news';
import type { Purchase } from '@/domain/purchase/purchase';
import { onPurchases, purchasesOf, watchPurchases } from '@/purchase';
import { useRefreshOnPurchase } from '@/queries/order';
import { announce } from '@/runtime/announce';
import { endHostedVisit, isBackFromHostedPage } from '@/runtime/hostedPage';
import { reportPurchases } from '@/runtime/reportSources';
import { type TextOf, useText } from '@/ui/text';

const ORDER = '/neworder';
const RECHARGE = '/recharge';

/** Whether the customer still waits for this top-up here: on Recharge, or where the hosted page has led them back to. */
function isWaitingHere(purchase: Purchase): boolean {
  if (document.visibilityState !== 'visible') return false;
  const path = withoutBase(window.location.pathname);
  return path === RECHARGE || isBackFromHostedPage(purchase.payUrl);
}

/** Brings the customer back to the order that a credited top-up was made for. False when there is nowhere to bring them. */
function bringBack(purchase: Purchase): boolean {
  if (!purchase.isForOrder || !isWaitingHere(purchase)) return false;
  history.push(ORDER);
  return true;
}

function tell({ kind, purchase }: News, t: TextOf): void {
  const named = { kind: purchase.type, id: purchase.orderId ?? '' };
  if (kind === 'credited') {
    const text = bringBack(purchase) ? t('payment.backToOrder') : t('payment.credited');
    announce('toast', { kind: 'success', text });
  } else announce('toast', { kind: 'info', text: t(`payment.news.${kind}`, named) });
}

/** Follows the customer's purchases on every page; what becomes known is told in this tab and in the others. */
export function usePurchaseWatch(userId: string): void {
  const t = useText();
  useRefreshOnPurchase(userId);
  useEffect(() => reportPurchases(() => purchasesOf(userId)), [userId]);
  useEffect(() => (userId === '' ? undefined : watchPurchases(userId)), [userId]);
  // A redirect replaces; a push is the customer's own step to another page.
  useEffect(
    () =>
      history.listen(({ action }) => {
        if (action === 'PUSH') endHostedVisit();
      }),
    [],
  );
  useEffect(
    () =>
      onPurchases(userId, (before, after) => {
        for (const news of newsBetween(before, after)) tell(news, t);
      }),
    [userId, t],
  );
}
