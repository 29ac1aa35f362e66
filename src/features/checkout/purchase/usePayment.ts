import { useEffect, useState } from 'react';
import type { RecordType } from '@/api/contract';
import { useIsCustomerPresent } from '@/features/auth';
import { compareUsd, type Usd } from '@/lib/number/money';
import { useBusy } from '@/ui/form/submit/useBusy';
import { needsNotice, type PayOutcome } from '../rules/purchase/outcome';
import { type PurchaseContent, signatureOf } from '../rules/purchase/payRequest';
import type { Purchase } from '../rules/purchase/purchase';
import {
  type CustomerStep,
  createBrowserEngine,
  type PayRequest,
  type PayResult,
} from './purchaseEngine';
import { startEngine } from './tabState';
import { usePurchase } from './usePurchase';

interface Clicked {
  readonly id: string;
  readonly isExisting: boolean;
}

/** A click on a page that sells, with the sum that the page shows. */
interface PagePayRequest extends PayRequest {
  /** Asks for the sum again when it is too old; null when that failed (the failure is shown in the sum's place). */
  recount?(): Promise<Usd | null>;
}

interface Options {
  readonly userId: string;
  readonly type: RecordType;
  /**
   * The content that the page would sell now: a note about a new price disappears when this changes. Left out where a sum is never
   * recounted.
   */
  readonly shown?: PurchaseContent | null;
  /** Called for each click, before any request is sent. */
  onStart?(content: PurchaseContent): void;
  /** Called with the outcome, before the hosted page opens. */
  onResult(result: PayResult): void;
}

function clickedOn(result: PayResult): Clicked | null {
  if (result.kind === 'refused' || result.kind === 'ask' || result.kind === 'putAway') return null;
  // The hosted page opens now, and the payment tracker shows an order that waits for its payment.
  if (result.kind === 'answered' && result.purchase.stage === 'unpaid') return null;
  return { id: result.purchase.id, isExisting: result.kind === 'existing' };
}

/** Chooses the page's note: about the clicked purchase, else about one that was left over from before. */
function selectOutcome(
  purchases: readonly Purchase[],
  clicked: Clicked | null,
  type: RecordType,
): PayOutcome | null {
  const shown = purchases.find((one) => one.id === clicked?.id);
  if (shown && clicked) {
    const { isExisting } = clicked;
    return { kind: 'purchase', purchase: shown, isExisting, isClicked: true };
  }
  const left = purchases.find((one) => one.type === type && needsNotice(one));
  if (!left) return null;
  return { kind: 'purchase', purchase: left, isExisting: false, isClicked: false };
}

/**
 * Handles paying on a page that sells: the click, its outcome, and the question before a second purchase beside an open one. A purchase is
 * sent once, even if its answer is lost; its hosted page opens in this tab.
 */
export function usePayment({ userId, type, shown = null, onStart, onResult }: Options) {
  const { busy, run } = useBusy();
  const { purchases, note, checkAgain, goOn } = usePurchase(userId);
  const [clicked, setClicked] = useState<Clicked | null>(null);
  /** The open purchase that the customer is asked about, and the click that led to the question. */
  const [question, setQuestion] = useState<{ open: Purchase; request: PagePayRequest } | null>(
    null,
  );
  const [newPrice, setNewPrice] = useState<{ total: Usd; signature: string } | null>(null);
  // A note about the new price would otherwise hide the purchase's outcome while another order is put together.
  if (newPrice !== null && (shown === null || signatureOf(shown) !== newPrice.signature)) {
    setNewPrice(null);
  }

  const isCustomerPresent = useIsCustomerPresent(userId);
  useEffect(() => {
    // The watch starts before the first click: a watch that started during a sending would check the same purchase a second time.
    startEngine(createBrowserEngine);
  }, []);

  const clear = () => {
    setClicked(null);
    setQuestion(null);
  };

  /**
   * Opens the hosted page, where there is one. A customer who has gone to another page is not taken away: the payment tracker shows the
   * payment there.
   */
  const leave = async (one: Purchase) => {
    if (one.payUrl === null || !isCustomerPresent()) return;
    await note(one.id, 'acknowledged');
    await goOn(one);
  };

  /** Stores the customer's own step, which ends the note about the last click. */
  const takeStep = async ({ id }: Purchase, step: CustomerStep): Promise<void> => {
    setClicked(null);
    await note(id, step);
  };

  const isStillPriced = async ({ content, total, recount }: PagePayRequest): Promise<boolean> => {
    if (recount === undefined) return true;
    const counted = await recount();
    // When the customer leaves, counting ends without a new sum: nothing is sent for a price that nobody saw.
    if (counted === null || !isCustomerPresent()) {
      // The summary explains the missing total; an open question would cover it.
      setQuestion(null);
      return false;
    }
    if (compareUsd(counted, total) === 0) return true;
    clear();
    setNewPrice({ total: counted, signature: signatureOf(content) });
    return false;
  };

  const place = async (request: PagePayRequest) => {
    onStart?.(request.content);
    setNewPrice(null);
    if (!(await isStillPriced(request))) return;
    clear();
    const result = await startEngine(createBrowserEngine).pay(userId, {
      ...request,
      isCustomerPresent,
    });
    if (result.kind === 'ask') setQuestion({ open: result.purchase, request });
    setClicked(clickedOn(result));
    onResult(result);
    // The purchase is followed before the customer leaves, so that the portal shows the payment on whatever page they return to.
    if (result.kind === 'answered' && result.purchase.stage === 'unpaid') {
      await leave(result.purchase);
    }
  };

  const outcome: PayOutcome | null =
    newPrice === null
      ? selectOutcome(purchases, clicked, type)
      : { kind: 'priceChanged', total: newPrice.total, isClicked: true };

  return {
    busy,
    outcome,
    /** The open purchase that the customer is asked about. */
    open: question?.open ?? null,
    closeQuestion: () => setQuestion(null),
    /** Clears the note about the last click and closes the question. */
    clear,
    /** Pays for the content. Call it only from the customer's click. */
    pay: (request: PagePayRequest) => run(() => place(request)),
    /** Pays although another purchase is open. */
    payAnyway: () =>
      run(async () => {
        if (question !== null)
          await place({ ...question.request, confirmedOpenId: question.open.id });
      }),
    continue: (one: Purchase) => run(() => leave(one)),
    checkAgain: ({ id }: Purchase) =>
      run(async () => {
        await checkAgain(id);
      }),
    /** Makes room for a new purchase of the same content. */
    startAnew: (one: Purchase) => takeStep(one, 'replaced'),
    acknowledge: (one: Purchase) => takeStep(one, 'acknowledged'),
    dismiss: (one: Purchase) => takeStep(one, 'dismissed'),
  };
}

export type Payment = ReturnType<typeof usePayment>;
