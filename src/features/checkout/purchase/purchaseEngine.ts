import type { PaymentRecord } from '@/api/contract';
import { isKnownValue, RECORD_TYPES } from '@/api/contract/lists';
import { LONGEST_SENDING } from '@/lib/callTimeout';
import type { Usd } from '@/lib/number/money';
import { applyEvent, type PurchaseEvent, type Transition } from '../rules/purchase/machine';
import { isCalledOffWithMoney } from '../rules/purchase/outcome';
import {
  type Decision,
  decideClick,
  isCryptoContent,
  type PurchaseContent,
  signatureOf,
} from '../rules/purchase/payRequest';
import {
  checkOf,
  createPurchase,
  isSettled,
  isUnanswered,
  type Purchase,
  senderGoneAt,
} from '../rules/purchase/purchase';
import { findFollowedRecords, findSurplus, purchaseOf } from '../rules/purchase/records';
import type { purchaseCalls } from './calls';
import { pollPurchases, sendingLock, type WatchPorts } from './pollPurchases';

/** Everything that purchases need from the browser; tests replace it. */
export interface PurchasePorts extends WatchPorts {
  readonly calls: typeof purchaseCalls;
  newId(): string;
}

/** Outcome of a click on "pay". */
export type PayResult =
  /** Sent, and answered with code 0. */
  | { readonly kind: 'answered'; readonly purchase: Purchase }
  /** Refused for sure: nothing was made. */
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  /** Nothing was sent: the same was bought before, or in another tab just now. */
  | { readonly kind: 'existing'; readonly purchase: Purchase }
  /**
   * No readable answer. Its stage says what is known: nothing was sent (`intended`), nothing is certain (`open`), or its record was found
   * after that. Null when it was dismissed in another tab meanwhile.
   */
  | { readonly kind: 'unanswered'; readonly purchase: Purchase | null }
  /** Nothing was sent: another purchase is uncertain, or the same has an unknown status, and the customer is asked first. */
  | { readonly kind: 'ask'; readonly purchase: Purchase };

/** A click on "pay". */
export interface PayRequest {
  readonly content: PurchaseContent;
  /** The total on the page at the click. */
  readonly total: Usd;
  /** A top-up of the sum that an order lacks. */
  readonly isForOrder?: boolean;
  /** The ids of the purchases that the customer was asked about, and agreed to pay beside. */
  readonly confirmedIds?: readonly string[];
  /** Returns true while the page that waits for the answer is still open. */
  isCustomerPresent?(): boolean;
}

/** The customer has read the outcome, wants a new purchase of the same, continues the payment, or dismisses the purchase. */
export type CustomerStep = 'acknowledged' | 'replaced' | 'resumed' | 'dismissed';

/** The decision about a click. A new purchase is stored with it, and then sent as an earlier one of the same would be. */
type StoredClick = Exclude<Decision, { readonly kind: 'create' }>;

/** The fields of a purchase that are stored anew when a list of records says more. */
const RECORD_NEWS = [
  'stage',
  'total',
  'payUrl',
  'expireAt',
] as const satisfies readonly (keyof Purchase)[];

/** Makes a new purchase of a content, under an id of its own. */
function purchaseFromClick(userId: string, request: PayRequest, id: string, now: number): Purchase {
  const { content, total, isForOrder = false } = request;
  const { type } = content;
  return createPurchase(
    {
      id,
      userId,
      type,
      signature: signatureOf(content),
      total,
      quantity: content.type === 'order' ? content.order.quantity : null,
      isCrypto: isCryptoContent(content),
      isForOrder,
    },
    now,
  );
}

/**
 * Makes a purchase from a record: it was made elsewhere, or this browser has lost its row. Null for a record of an unknown type,
 * which opens no action.
 */
function purchaseFromRecord(userId: string, record: PaymentRecord, now: number): Purchase | null {
  const { id, requestId, type, total, quantity } = record;
  if (!isKnownValue(RECORD_TYPES, type)) return null;
  const blank = createPurchase(
    {
      id: requestId ?? `record:${id}`,
      userId,
      type,
      signature: null,
      total,
      quantity,
      isCrypto: true,
      isForOrder: false,
    },
    record.createdAt ?? now,
  );
  const { purchase } = applyEvent(blank, { type: 'recordSeen', record }, now);
  return { ...(purchase ?? blank), isAcknowledged: true };
}

/** Creates the engine: a customer's purchases, in one tab. */
export function createPurchaseEngine(ports: PurchasePorts, userId: string) {
  const { rows } = ports;

  /** Applies one event to one purchase, in one step for all tabs. `missing` replaces a row that no longer exists. */
  const storeEvent = async (
    id: string,
    event: PurchaseEvent,
    missing?: Purchase,
  ): Promise<Transition> => {
    const { result } = await rows.change<Transition>(userId, (all) => {
      const purchase = all.find((one) => one.id === id) ?? missing;
      if (!purchase) return { result: { purchase: null, mustLookUp: false } };
      const result = applyEvent(purchase, event, ports.now());
      if (result.purchase === null) return { remove: [id], result };
      return result.purchase === purchase ? { result } : { write: [result.purchase], result };
    });
    return result;
  };

  const lookUp = async (purchase: Purchase): Promise<Purchase | null> => {
    const askedAt = ports.now();
    const found = await ports.calls.lookUp(purchase);
    if (found.kind === 'found') {
      return handleEvent(purchase.id, { type: 'recordSeen', record: found.record });
    }
    // When the clock was put back meanwhile, the time of the request is unknown.
    const isAbsent = found.kind === 'absent' && askedAt <= ports.now();
    const event: PurchaseEvent = isAbsent
      ? { type: 'recordsWithout', askedAt }
      : { type: 'recordsUncertain' };
    return handleEvent(purchase.id, event);
  };

  const poll = async (purchase: Purchase): Promise<Purchase | null> => {
    if (purchase.orderId === null) return purchase;
    const answer = await ports.calls.check(purchase.orderId);
    return handleEvent(purchase.id, { type: 'paymentAnswered', answer });
  };

  /** Applies an event, and looks the purchase up if the machine asks for it. */
  async function handleEvent(id: string, event: PurchaseEvent, missing?: Purchase) {
    const { purchase, mustLookUp } = await storeEvent(id, event, missing);
    return purchase && mustLookUp ? lookUp(purchase) : purchase;
  }

  async function checkNow(id: string): Promise<Purchase | null> {
    const purchase = (await rows.load(userId)).find((one) => one.id === id) ?? null;
    if (purchase === null) return null;
    const checks = { lookUp, poll };
    const check = checkOf(purchase);
    return check === null ? purchase : checks[check](purchase);
  }

  /** Decides what a click means, and stores the decision before anything is sent. */
  const storeClick = async (request: PayRequest): Promise<StoredClick> => {
    const { result } = await rows.change<StoredClick>(userId, (all) => {
      const now = ports.now();
      const { content, confirmedIds = [], isForOrder = false } = request;
      const decision = decideClick(all, signatureOf(content), confirmedIds, now);
      if (decision.kind === 'create') {
        const made = purchaseFromClick(userId, request, ports.newId(), now);
        return { write: [made], result: { kind: 'send', purchase: made } };
      }
      if (decision.kind === 'ask' || decision.purchase.isForOrder || !isForOrder)
        return { result: decision };
      // A top-up that was clicked before is wanted for an order now.
      const purchase = { ...decision.purchase, isForOrder };
      return { write: [purchase], result: { ...decision, purchase } };
    });
    return result;
  };

  /** Waits until a customer's purchases change, or until a time in UTC seconds. */
  const untilChange = (at: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        stopTimer();
        stopListening();
        resolve();
      };
      const stopTimer = ports.after(Math.max(1, at - ports.now()), done);
      const stopListening = rows.subscribe(userId, done);
    });

  /** Sends a purchase under its id, and stores the outcome with this customer's purchase. */
  const sendNow = async (request: PayRequest, sent: Purchase): Promise<PayResult> => {
    const { id, sendings } = sent;
    const result = await ports.calls.send(request.content, id);
    const isCustomerPresent = request.isCustomerPresent?.() ?? true;
    if (result.type === 'answered') {
      // Another tab may have found the purchase in the records and removed it: this click reports its outcome all the same.
      const purchase = (await handleEvent(id, { ...result, isCustomerPresent }, sent)) ?? sent;
      const isUnpayable = purchase.stage === 'unpaid' && purchase.payUrl === null;
      const whole = isUnpayable ? await lookUp(purchase) : purchase;
      return { kind: 'answered', purchase: whole ?? purchase };
    }
    // If the browser lost the row meanwhile (site data cleared), it is written again, as open.
    const event = { ...result, sending: sendings };
    const purchase = await handleEvent(id, event, sent);
    if (purchase?.stage === 'refused' && result.type === 'code') {
      return { kind: 'refused', code: result.code, msg: result.msg };
    }
    return { kind: 'unanswered', purchase };
  };

  /**
   * Sends a purchase unless another tab has sent it since the click. `sendings`: its sendings at the click; null when this click waits, or
   * has waited, for another tab's sending and sends nothing itself. `isAlone`: this tab holds the lock.
   */
  const sendUnlessSent = async (
    request: PayRequest,
    id: string,
    sendings: number | null,
    isAlone: boolean,
  ): Promise<PayResult | 'again'> => {
    const { result } = await rows.change(userId, (all) => {
      const was = all.find((one) => one.id === id) ?? null;
      const isUnsent = was !== null && was.stage !== 'sent' && was.sendings === sendings;
      if (!isUnsent) return { result: { purchase: was, isSending: false } };
      const event = { type: 'sending', total: request.total } as const;
      const { purchase } = applyEvent(was, event, ports.now());
      const isSending = purchase?.stage === 'sent';
      return { write: purchase ? [purchase] : [], result: { purchase, isSending } };
    });
    const { purchase, isSending } = result;
    if (purchase === null) return 'again';
    if (isSending) return sendNow(request, purchase);
    if (purchase.stage === 'sent') {
      // With the lock in this tab the sender is gone, or suspended: should it send later, the same id is still one purchase. Without the
      // lock, the sender's time must be over first.
      if (!isAlone && ports.now() < senderGoneAt(purchase)) {
        await untilChange(senderGoneAt(purchase));
        return sendUnlessSent(request, id, null, false);
      }
      const lost = await handleEvent(id, { type: 'lost' });
      return lost ? { kind: 'unanswered', purchase: lost } : 'again';
    }
    // The other click was refused, so this one creates a new purchase.
    if (purchase.stage === 'refused') return 'again';
    const isOpen = purchase.stage === 'open' || purchase.stage === 'intended';
    return { kind: isOpen ? 'unanswered' : 'existing', purchase };
  };

  /**
   * Runs `work` while no other tab does so for this purchase. A tab that the browser has suspended may hold the lock for ever: after the
   * longest time of a sending the work runs without it.
   */
  const exclusively = async <T>(id: string, work: (isAlone: boolean) => Promise<T>): Promise<T> => {
    if (ports.locks === null) return work(false);
    const waiting = new AbortController();
    const stopTimer = ports.after(LONGEST_SENDING, () => waiting.abort());
    let isRunning = false;
    const run = () => {
      isRunning = true;
      stopTimer();
      // A browser may turn out to refuse locks, and then runs the work without one.
      return work(ports.locks !== null);
    };
    try {
      return await ports.locks.hold(sendingLock(userId, id), run, waiting.signal);
    } catch (error) {
      if (isRunning) throw error;
      return work(false);
    }
  };

  /** Checks a purchase now, and shows and watches it from then on. */
  const resume = async (id: string) => {
    await storeEvent(id, { type: 'resumed' });
    return checkNow(id);
  };

  /** Buys content once, however often it is clicked and even if the answer is lost. Call it only from the customer's click. */
  const pay = async (request: PayRequest): Promise<PayResult> => {
    const click = await storeClick(request);
    if (click.kind === 'ask') return click;
    const { purchase } = click;
    const { id, sendings } = purchase;
    if (click.kind === 'check') {
      // Whoever clicks on it again is told how it stands, also by a card that was hidden.
      const checked = (await resume(id)) ?? purchase;
      // One that is over does not prevent a new one, but the customer first reads that money may have arrived for it.
      const isOver = isSettled(checked) && checked.stage !== 'paid';
      if (isOver && checked.stage !== 'gone' && !isCalledOffWithMoney(checked)) return pay(request);
      // The customer has read that its status is unknown here, and decides whether to pay for a new one all the same.
      if (checked.stage === 'other' && purchase.isAcknowledged) {
        const isConfirmed = request.confirmedIds?.includes(checked.id) === true;
        if (!isConfirmed) return { kind: 'ask', purchase: checked };
        await storeEvent(checked.id, { type: 'replaced' });
        return pay(request);
      }
      await storeEvent(checked.id, { type: 'acknowledged' });
      return { kind: 'existing', purchase: checked };
    }
    const done = await exclusively(id, (isAlone) =>
      sendUnlessSent(request, id, click.kind === 'wait' ? null : sendings, isAlone),
    );
    return done === 'again' ? pay(request) : done;
  };

  return {
    /** Follows the customer's purchases until the returned function is called. */
    watch: () => pollPurchases({ ports, userId, handleEvent, checkNow }),
    pay,
    /** Checks a purchase now; one that was no longer watched is watched again. */
    checkAgain: resume,
    storeStep: async (id: string, type: CustomerStep): Promise<void> => {
      await storeEvent(id, { type });
    },
    /**
     * Takes in records that were just read. What they say counts, whatever was shown before; the newest unpaid or cancelled ones that were
     * made elsewhere are followed, quietly until their payment says more.
     */
    noteRecords: async (records: readonly PaymentRecord[]): Promise<void> => {
      await rows.change(userId, (all) => {
        const now = ports.now();
        const moved = records.flatMap((record) => {
          const known = purchaseOf(record, all);
          // The answer to a sending says more than its record, and is on its way.
          if (known === undefined || known.stage === 'sent') return [];
          const { purchase } = applyEvent(known, { type: 'recordSeen', record }, now);
          return purchase !== null && RECORD_NEWS.some((name) => purchase[name] !== known[name])
            ? [purchase]
            : [];
        });
        const found = findFollowedRecords(records, now).flatMap((record) => {
          // A record that names no request may be that of a purchase whose answer is still out.
          const isOwn = record.requestId === null && all.some(isUnanswered);
          const isKnown = isOwn || purchaseOf(record, all) !== undefined;
          const made = isKnown ? null : purchaseFromRecord(userId, record, now);
          if (made === null) return [];
          const isCheckDue = made.stage === 'cancelled';
          // Nothing is asked about for longer than a week after it was made.
          return [{ ...made, display: 'quiet' as const, isCheckDue, watchedSince: made.createdAt }];
        });
        const write = [...moved, ...found];
        const kept = all.filter(({ id }) => !moved.some((one) => one.id === id));
        const remove = findSurplus([...write, ...kept]).map(({ id }) => id);
        return { write: write.filter(({ id }) => !remove.includes(id)), remove, result: null };
      });
    },
    /** Follows the payment of an unpaid record from now on, even if it was made elsewhere. */
    follow: async (record: PaymentRecord): Promise<void> => {
      await rows.change(userId, (all) => {
        const now = ports.now();
        const same = purchaseOf(record, all);
        const seen = same
          ? applyEvent(same, { type: 'recordSeen', record }, now).purchase
          : purchaseFromRecord(userId, record, now);
        const purchase = seen && applyEvent(seen, { type: 'resumed' }, now).purchase;
        return { write: purchase ? [purchase] : [], result: null };
      });
    },
  };
}

export type PurchaseEngine = ReturnType<typeof createPurchaseEngine>;
