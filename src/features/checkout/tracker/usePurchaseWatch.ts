import { history } from '@umijs/max';
import { useEffect } from 'react';
import { announce } from '@/lib/browser/announce';
import { withoutBase } from '@/lib/navigation';
import { type TextOf, useText } from '@/ui/format/text';
import { followPurchases } from '../purchase/following';
import { endHostedVisit, isBackFromHostedPage } from '../purchase/hostedPage';
import { onPurchases, purchasesOf } from '../purchase/tab';
import { useRefreshOnPurchase } from '../queries';
import { type News, newsBetween, readyTopUps } from '../rules/purchase/news';
import type { Purchase } from '../rules/purchase/purchase';

const ORDER = '/neworder';
const RECHARGE = '/recharge';

const isSeen = () => document.visibilityState === 'visible';

/**
 * Returns true while the customer still waits for this top-up here: on Recharge, or on the page that the hosted page led back to.
 */
function isWaitingHere(purchase: Purchase): boolean {
  if (!isSeen()) return false;
  const path = withoutBase(window.location.pathname);
  return path === RECHARGE || isBackFromHostedPage(purchase.payUrl);
}

/** Brings the customer back to the order that a credited top-up was made for: a push, which ends the visit to the hosted page. */
function bringBack(t: TextOf): void {
  history.push(ORDER);
  announce('toast', { kind: 'success', text: t('payment.backToOrder') });
}

/**
 * Brings the customer back to the order when this tab was at the hosted page of a top-up whose credit was already reported by
 * another tab, or while this one was hidden.
 */
function bringBackLate(userId: string, t: TextOf): void {
  const topUps = readyTopUps(purchasesOf(userId));
  if (isSeen() && topUps.some(({ payUrl }) => isBackFromHostedPage(payUrl))) bringBack(t);
}

function announceNews({ kind, purchase }: News, t: TextOf): void {
  const named = { kind: purchase.type, id: purchase.orderId ?? '' };
  if (kind !== 'credited') {
    announce('toast', { kind: 'info', text: t(`payment.news.${kind}`, named) });
  } else if (purchase.isForOrder && isWaitingHere(purchase)) bringBack(t);
  else announce('toast', { kind: 'success', text: t('payment.credited') });
}

/** Follows the customer's purchases on every page, and reports changes in this tab and in the others. */
export function usePurchaseWatch(userId: string): void {
  const t = useText();
  useRefreshOnPurchase(userId);
  useEffect(() => (userId === '' ? undefined : followPurchases(userId)), [userId]);
  // A redirect replaces the address; a push is the customer's own step to another page.
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
        for (const news of newsBetween(before, after)) announceNews(news, t);
        bringBackLate(userId, t);
      }),
    [userId, t],
  );
  useEffect(() => {
    const look = () => bringBackLate(userId, t);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId, t]);
}
