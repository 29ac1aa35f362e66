import type { PaymentCheck } from '@/contract';
import { duePayments, type FollowedPayment, parseFollowed } from '@/domain/followed';
import { isCredited, pollDelay } from '@/domain/payment';
import { checkPay } from '@/services/recharge';
import { announce } from './announce';
import { local } from './storage';

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
  const text = local.read(keyOf(userId));
  if (text !== seen.text) seen = { text, payments: parseFollowed(text) };
  return seen.payments;
}

function write(userId: string, payments: readonly FollowedPayment[]): void {
  local.write(keyOf(userId), JSON.stringify(payments));
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

/** Begins to follow a payment; done before the customer leaves for the hosted page. */
export function followPayment(
  userId: string,
  payment: Pick<FollowedPayment, 'orderId' | 'kind' | 'total' | 'payUrl' | 'expireAt'>,
): void {
  const others = readPayments(userId).filter((one) => one.orderId !== payment.orderId);
  const fresh = {
    ...payment,
    status: null,
    paidAmount: null,
    askFailed: false,
    attempt: 0,
    nextAt: seconds(),
  };
  write(userId, [fresh, ...others]);
}

/** Stops showing a payment. */
export function dismissPayment(userId: string, orderId: string): void {
  write(
    userId,
    readPayments(userId).filter((one) => one.orderId !== orderId),
  );
}

function note(userId: string, orderId: string, check: PaymentCheck | null): void {
  const now = seconds();
  const next = readPayments(userId).map((one): FollowedPayment => {
    if (one.orderId !== orderId) return one;
    // A change makes the next one likely: the wait starts anew.
    const attempt = check && check.paymentStatus !== one.status ? 0 : one.attempt + 1;
    return {
      ...one,
      status: check?.paymentStatus ?? one.status,
      paidAmount: check?.paidAmount ?? one.paidAmount,
      askFailed: check === null,
      attempt,
      nextAt: now + pollDelay(attempt),
    };
  });
  write(userId, next);
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
  if (check && check.paymentStatus !== payment.status) {
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
