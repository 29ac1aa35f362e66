/*
 * The purchases of this browser's customers as this tab has them: the rows that all tabs share, the engine that sends and follows a customer's, and
 * the hook of pages that show them.
 */
import { useMemo, useSyncExternalStore } from 'react';
import type { PaymentRecord } from '@/api/contract';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { serviceNow } from '@/lib/browser/clock/serviceClock';
import { type CustomerRows, createCustomerRows } from '@/lib/browser/storage/customerRows';
import { createSharedRows, type SharedRows } from '@/lib/browser/storage/sharedRows';
import { openTabChannel } from '@/lib/browser/tabs/tabChannel';
import { webLocks } from '@/lib/browser/tabs/webLocks';
import { randomUuid } from '@/lib/random';
import { fromStored, isPurchase, type Purchase } from '../rules/purchase/purchase';
import { purchaseCalls } from './calls';
import { departure, isLeaving, openHostedPage } from './hostedPage';
import { createPurchaseEngine, type PurchaseEngine, type PurchasePorts } from './purchaseEngine';

const NAME = 'purchases';
const MS = 1000;

/**
 * Tells whether this tab is visible and stays so. Firefox keeps no page for Back that holds a lock, and whoever follows payments holds
 * one, so a tab on its way to the hosted page counts as hidden already. `pageshow` is needed too: not every browser fires
 * visibilitychange for a page that is restored from its cache.
 */
const visibility: PurchasePorts['visibility'] = {
  isVisible: () => document.visibilityState === 'visible' && !isLeaving(),
  listen(changed) {
    document.addEventListener('visibilitychange', changed);
    window.addEventListener('pageshow', changed);
    departure.addEventListener('change', changed);
    return () => {
      document.removeEventListener('visibilitychange', changed);
      window.removeEventListener('pageshow', changed);
      departure.removeEventListener('change', changed);
    };
  },
};

const newestFirst = (all: readonly Purchase[]): Purchase[] =>
  all.map(fromStored).sort((a, b) => b.createdAt - a.createdAt);

/** Creates the store of this browser's purchases, newest first. */
export function createPurchaseStore(): CustomerRows<Purchase> {
  const rows = createCustomerRows(NAME, NAME, isPurchase);
  return {
    read: async (userId) => newestFirst(await rows.read(userId)),
    async change(userId, by) {
      const { result, after } = await rows.change(userId, (all) => by(newestFirst(all)));
      return { result, after: newestFirst(after) };
    },
  };
}

let rows: SharedRows<Purchase> | null = null;

/** Returns the purchases of this browser as this tab knows them, newest first. */
export function purchaseRows(): SharedRows<Purchase> {
  rows ??= createSharedRows(createPurchaseStore(), openTabChannel(NAME));
  return rows;
}

/** Returns a customer's engine; it keeps nothing itself. */
export function purchaseEngine(userId: string): PurchaseEngine {
  const ports: PurchasePorts = {
    rows: purchaseRows(),
    calls: purchaseCalls,
    // Read anew for each purchase: a browser may turn out to refuse locks.
    get locks() {
      return webLocks();
    },
    visibility,
    now: serviceNow,
    after(seconds, work) {
      const timer = setTimeout(work, seconds * MS);
      return () => clearTimeout(timer);
    },
    newId: randomUuid,
  };
  return createPurchaseEngine(ports, userId);
}

/** Returns the customer's purchases and the actions on existing ones. */
export function usePurchases() {
  const { id: userId } = useCustomer();
  const isCustomerPresent = useIsCustomerPresent(userId);
  const { subscribe, read, ...actions } = useMemo(() => {
    const { storeStep, checkAgain, follow } = purchaseEngine(userId);
    const open = async (payUrl: string) => {
      if (isCustomerPresent()) await openHostedPage(payUrl);
    };
    return {
      subscribe: (changed: () => void) => purchaseRows().subscribe(userId, changed),
      read: () => purchaseRows().snapshot(userId),
      storeStep,
      checkAgain,
      /** Opens the hosted page of a payment in this tab, and follows the payment on every page from now on. */
      async continuePayment({ id, payUrl }: Purchase): Promise<void> {
        if (payUrl === null) return;
        await storeStep(id, 'resumed');
        await open(payUrl);
      },
      /**
       * Follows the payment of an unpaid record and opens its hosted page in this tab. A customer who has gone to another page
       * meanwhile stays there: the payment tracker shows the payment.
       */
      async continueRecord(record: PaymentRecord): Promise<void> {
        if (record.payUrl === null) return;
        await follow(record);
        await open(record.payUrl);
      },
    };
  }, [userId, isCustomerPresent]);
  return { purchases: useSyncExternalStore(subscribe, read), ...actions };
}
