import { history } from '@umijs/max';
import { useEffect } from 'react';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { withoutBase } from '@/lib/navigation';
import { type Translate, useText } from '@/ui/format/text';
import { endHostedVisit, isBackFromHostedPage } from '../purchase/hostedPage';
import { purchaseEngine, purchaseRows } from '../purchase/purchases';
import { useRecordFacts, useRefreshOnPurchase } from '../queries';
import type { Purchase } from '../rules/purchase/purchase';
import { findReadyTopUps, findUpdates, type PurchaseUpdate } from '../rules/purchase/updates';
import { soldOn } from '../rules/recordAddress';

const isSeen = () => document.visibilityState === 'visible';

/**
 * Returns true while the customer still waits for this top-up here: on Recharge, or on the page that the hosted page led back to.
 */
function isWaitingHere(purchase: Purchase): boolean {
  if (!isSeen()) return false;
  const path = withoutBase(window.location.pathname);
  return soldOn(path) === 'recharge' || isBackFromHostedPage(purchase.payUrl);
}

/** Brings the customer back to the order that a credited top-up was made for: a push, which ends the visit to the hosted page. */
function returnToOrder(t: Translate): void {
  history.push('/neworder');
  announce('toast', { kind: 'success', text: t('payment.backToOrder') });
}

/**
 * Brings the customer back to the order when this tab was at the hosted page of a top-up whose credit was already reported by
 * another tab, or while this one was hidden.
 */
function returnToOrderLater(userId: string, t: Translate): void {
  const topUps = findReadyTopUps(purchaseRows().snapshot(userId));
  if (isSeen() && topUps.some(({ payUrl }) => isBackFromHostedPage(payUrl))) returnToOrder(t);
}

function announceUpdate({ kind, purchase }: PurchaseUpdate, t: Translate): void {
  const named = { kind: purchase.type, id: purchase.orderId ?? '' };
  if (kind !== 'credited') {
    const text = t(`payment.toast.${kind}`, named);
    announce('toast', { kind: 'info', text, names: [named.id] });
  } else if (purchase.isForOrder && isWaitingHere(purchase)) returnToOrder(t);
  else announce('toast', { kind: 'success', text: t('payment.credited') });
}

/** Follows the customer's purchases on every page, and reports changes in this tab and in the others. */
export function usePurchaseWatch(): void {
  const { id: userId } = useCustomer();
  const t = useText();
  useRefreshOnPurchase();
  useRecordFacts();
  useEffect(() => purchaseEngine().watch(userId), [userId]);
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
      purchaseRows().subscribe(userId, (before, after) => {
        for (const news of findUpdates(before, after)) announceUpdate(news, t);
        returnToOrderLater(userId, t);
      }),
    [userId, t],
  );
  useEffect(() => {
    const look = () => returnToOrderLater(userId, t);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId, t]);
}
