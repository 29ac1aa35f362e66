import type { PaymentCheck } from '@/contract';
import {
  afterPoll,
  duePayments,
  type FollowedPayment,
  parseFollowed,
  withoutOld,
} from '@/domain/followed';
import { isCredited } from '@/domain/payment';
import { checkPay } from '@/services/recharge';
import { announce } from './announce';
import { kept } from './kept';

/**
 * Follows payments until they are final. What is known stands in local storage, so every tab shows it and it survives a
 * reload, a sign-out and the way by the hosted page; one visible tab asks for all.
 */
const MS = 1000;
/** How often a tab looks whether a poll is due, in ms. */
const TICK_MS = 1000;
const LOCK = 'payment-poll';

const PREFIX = 'payments:';
const keyOf = (userId: string) => `${PREFIX}${userId}`;
const seconds = () => Math.floor(Date.now() / MS);
const listeners = new Set<() => void>();
let seen: { text: string | null; payments: readonly FollowedPayment[] } = {
  text: null,
  payments: [],
};

/** The followed payments of a customer, newest first; the same array while nothing changed. */
export function readPayments(userId: string): readonly FollowedPayment[] {
  const text = kept.read(keyOf(userId));
  if (text !== seen.text) seen = { text, payments: parseFollowed(text) };
  return seen.payments;
}

function write(userId: string, payments: readonly FollowedPayment[]): void {
  kept.write(keyOf(userId), JSON.stringify(payments));
  for (const listener of listeners) listener();
}

/** Listens for a change: without an event it was made here, with one in another tab. Returns how to stop. */
export function subscribePayments(listener: (event?: StorageEvent) => void): () => void {
  const here = () => listener();
  const elsewhere = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(PREFIX)) listener(event);
  };
  listeners.add(here);
  window.addEventListener('storage', elsewhere);
  return () => {
    listeners.delete(here);
    window.removeEventListener('storage', elsewhere);
  };
}

/** Begins to follow a payment, or goes on with one; done before the customer leaves for the hosted page. */
export function followPayment(
  userId: string,
  payment: Pick<FollowedPayment, 'orderId' | 'kind' | 'total' | 'payUrl' | 'expireAt' | 'forOrder'>,
): void {
  const all = readPayments(userId);
  const known = all.find((one) => one.orderId === payment.orderId);
  const others = all.filter((one) => one.orderId !== payment.orderId);
  const followed: FollowedPayment = {
    status: null,
    paidAmount: null,
    askFailed: false,
    ...known,
    ...payment,
    hidden: false,
    attempt: 0,
    nextAt: seconds(),
  };
  write(userId, [followed, ...others]);
}

/** Stops showing a payment: a final one is forgotten, an open one is followed out of sight until something changes. */
export function dismissPayment(userId: string, orderId: string): void {
  const payments = readPayments(userId).map((one) =>
    one.orderId === orderId ? { ...one, hidden: true } : one,
  );
  write(
    userId,
    payments.filter((one) => one.orderId !== orderId || one.settledAt === undefined),
  );
}

function note(userId: string, orderId: string, check: PaymentCheck | null): void {
  const now = seconds();
  write(
    userId,
    readPayments(userId).map((one) => (one.orderId === orderId ? afterPoll(one, check, now) : one)),
  );
}

async function poll(userId: string, payment: FollowedPayment): Promise<void> {
  let check: PaymentCheck | null = null;
  try {
    check = (await checkPay({ orderId: payment.orderId })).data;
  } catch {
    // No answer says nothing about the payment: asked again after a longer wait.
  }
  // Another customer may have signed in, or this payment been dismissed, while the answer was on its way.
  if (!readPayments(userId).some((one) => one.orderId === payment.orderId)) return;
  note(userId, payment.orderId, check);
  // A first answer that still waits is no news.
  if (check && check.paymentStatus !== (payment.status ?? 'check')) {
    announce('paymentChanged', {
      orderId: payment.orderId,
      credited: isCredited(check.paymentStatus),
    });
  }
}

function untilHidden(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      if (document.visibilityState === 'visible' && !signal.aborted) return;
      document.removeEventListener('visibilitychange', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    document.addEventListener('visibilitychange', done);
    signal.addEventListener('abort', done);
    done();
  });
}

function ticking(userId: string): () => void {
  let busy = false;
  const tick = async () => {
    if (busy) return;
    busy = true;
    for (const payment of duePayments(readPayments(userId), seconds())) await poll(userId, payment);
    busy = false;
  };
  void tick();
  const timer = setInterval(() => void tick(), TICK_MS);
  return () => clearInterval(timer);
}

/** Polls while this tab is visible and the one that does. Returns how to stop. */
export function startPaymentPolls(userId: string): () => void {
  const all = readPayments(userId);
  const recent = withoutOld(all, seconds());
  if (recent.length < all.length) write(userId, recent);
  const stop = new AbortController();
  const { signal } = stop;
  const work = async () => {
    const end = ticking(userId);
    await untilHidden(signal);
    end();
  };
  const begin = () => {
    if (document.visibilityState !== 'visible' || signal.aborted) return;
    if (!navigator.locks) {
      void work();
      return;
    }
    // Waiting for the lock ends when this tab is hidden, so that a visible one never waits for a hidden one.
    const waiting = new AbortController();
    const leave = () => waiting.abort();
    signal.addEventListener('abort', leave, { once: true });
    document.addEventListener('visibilitychange', leave, { once: true });
    navigator.locks.request(LOCK, { signal: waiting.signal }, work).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', begin);
  begin();
  return () => {
    stop.abort();
    document.removeEventListener('visibilitychange', begin);
  };
}
