import { useQueryClient } from '@tanstack/react-query';
import { history } from '@umijs/max';
import { useEffect, useRef } from 'react';
import type { User } from '@/api/contract';
import { invalidateCalls } from '@/api/keys';
import { useCustomer } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { compareUsd } from '@/lib/number/money';
import { type Translate, useText } from '@/ui/format/text';
import { endHostedVisit, isBackFromHostedPage } from '../purchase/hostedPage';
import { purchaseEngine, purchaseRows } from '../purchase/purchases';
import { useRecentRecords } from '../queries';
import { isNotPaid } from '../rules/purchase/machine';
import type { Purchase } from '../rules/purchase/purchase';
import {
  findReadyTopUps,
  findUpdates,
  hasMoved,
  type PurchaseUpdate,
} from '../rules/purchase/updates';
import { soldOn } from '../rules/recordAddress';

/** The calls that a purchase makes stale: the user's balance and traffic, the records, and values derived from them. */
const STALE_AFTER_PURCHASE = [
  'user.info',
  'order.rechargeRecord',
  'traffic.changelog',
  'traffic.usage',
] as const;

const isSeen = () => document.visibilityState === 'visible';

/**
 * Returns true while the customer still waits for this top-up here: on Recharge, or on the page that the hosted page led back to.
 */
function isWaitingHere(purchase: Purchase): boolean {
  if (!isSeen()) return false;
  const sold = soldOn(window.location.pathname);
  return sold === 'recharge' || isBackFromHostedPage(purchase.payUrl);
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

/**
 * Passes every reading of the recent records to the purchase engine. When a cancelled payment is credited after all, the balance
 * or the traffic shows it first, so the records are then read again.
 */
function useNoteRecentRecords({ id, balance, trafficLeft }: User): void {
  const client = useQueryClient();
  const { data } = useRecentRecords();
  useEffect(() => {
    if (data) void purchaseEngine(id).noteRecords(data.list);
  }, [id, data]);
  const funds = useRef({ balance, trafficLeft });
  useEffect(() => {
    const before = funds.current;
    funds.current = { balance, trafficLeft };
    const isCredited = compareUsd(balance, before.balance) > 0 || trafficLeft > before.trafficLeft;
    const isCalledOff = purchaseRows().snapshot(id).some(isNotPaid);
    if (isCredited && isCalledOff) void invalidateCalls(client, 'order.rechargeRecord');
  }, [client, id, balance, trafficLeft]);
}

/**
 * Follows the customer's purchases on every page: announces changes made in this tab or another, and makes stale the balance, the
 * traffic and the records.
 */
export function usePurchaseWatch(): void {
  const t = useText();
  const client = useQueryClient();
  const customer = useCustomer();
  const userId = customer.id;
  useNoteRecentRecords(customer);
  useEffect(() => purchaseEngine(userId).watch(), [userId]);
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
        if (hasMoved(before, after)) void invalidateCalls(client, ...STALE_AFTER_PURCHASE);
        for (const news of findUpdates(before, after)) announceUpdate(news, t);
        returnToOrderLater(userId, t);
      }),
    [client, userId, t],
  );
  useEffect(() => {
    const look = () => returnToOrderLater(userId, t);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [userId, t]);
}
