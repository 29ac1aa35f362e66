import { useModel } from '@umijs/max';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RecordType } from '@/api/contract';
import { CODE } from '@/api/contract/codes';
import { useCustomer, useIsCustomerPresent } from '@/features/auth';
import { announce } from '@/lib/browser/announce';
import { compareUsd, formatUsd, type Usd } from '@/lib/number/money';
import { serverErrorText } from '@/ui/feedback/errorText';
import { useBusy } from '@/ui/form/submit/useBusy';
import { useLocaleName, useText } from '@/ui/format/text';
import { classifyOutcome, needsNotice, type PayOutcome } from '../rules/purchase/outcome';
import { type PurchaseContent, signatureOf } from '../rules/purchase/payRequest';
import { hasPayment, isUnanswered, type Purchase } from '../rules/purchase/purchase';
import type { CustomerStep, PayRequest, PayResult } from './purchaseEngine';
import { purchaseEngine, usePurchases } from './purchases';

/** A click on a page that sells, with the sum that the page shows. */
interface PagePayRequest extends PayRequest {
  /**
   * Asks for the sum again when it is too old; null when that failed (the failure is shown in the sum's place), undefined when another
   * order on the page has ended it.
   */
  recount?(): Promise<Usd | null | undefined>;
}

/** The result of the last click: a purchase, a question before a second one, or a new price. */
type ClickResult =
  | { readonly kind: 'purchase'; readonly id: string; readonly isExisting: boolean }
  | { readonly kind: 'question'; readonly id: string; readonly request: PagePayRequest }
  | { readonly kind: 'priceChanged'; readonly total: Usd; readonly signature: string };

interface Options {
  readonly type: RecordType;
  /** The content that the page would sell now: a note about a new price disappears when this changes. */
  readonly shown: PurchaseContent | null;
  /** Called with the outcome of a click on what the page still shows, before the hosted page opens. */
  onResult?(result: PayResult): void;
}

function resultOf(result: PayResult, request: PagePayRequest): ClickResult | null {
  if (result.kind === 'ask') return { kind: 'question', id: result.purchase.id, request };
  if (result.kind === 'refused' || result.purchase === null) return null;
  const { kind, purchase } = result;
  // The hosted page opens now, and the payment tracker shows an order that waits for its payment.
  if (kind === 'answered' && purchase.stage === 'unpaid' && purchase.payUrl !== null) return null;
  return { kind: 'purchase', id: purchase.id, isExisting: kind === 'existing' };
}

/** Finds the purchase of a question: null when its outcome is known meanwhile, so that nothing is left to ask. */
function findEarlier(purchases: readonly Purchase[], clicked: ClickResult | null): Purchase | null {
  const isAskedAbout = (one: Purchase) => isUnanswered(one) || one.stage === 'other';
  if (clicked?.kind !== 'question') return null;
  return purchases.find((one) => one.id === clicked.id && isAskedAbout(one)) ?? null;
}

/** Chooses the page's note: about the last click, else about a purchase that was left over from before. */
function selectOutcome(
  purchases: readonly Purchase[],
  clicked: ClickResult | null,
  type: RecordType,
): PayOutcome | null {
  if (clicked?.kind === 'priceChanged') return { ...clicked, isClicked: true };
  if (clicked?.kind === 'purchase') {
    const { kind, id, isExisting } = clicked;
    const purchase = purchases.find((one) => one.id === id);
    // A refusal is shown by the tab that sent it.
    if (purchase && purchase.stage !== 'refused')
      return { kind, purchase, isExisting, isClicked: true };
  }
  const left = purchases.find((one) => one.type === type && needsNotice(one));
  return left ? { kind: 'purchase', purchase: left, isExisting: false, isClicked: false } : null;
}

/**
 * Handles paying on a page that sells: the click, its outcome, and the question before a second purchase beside an uncertain one. A purchase is
 * sent once, even if its answer is lost; its hosted page opens in this tab.
 */
export function usePayment({ type, shown, onResult }: Options) {
  const { id: userId } = useCustomer();
  const t = useText();
  const locale = useLocaleName();
  const { busy, run } = useBusy();
  const { setIsTrial } = useModel('newOrder', (model) => ({ setIsTrial: model.setIsTrial }));
  const { purchases, storeStep, checkAgain, continuePayment } = usePurchases();
  const isCustomerPresent = useIsCustomerPresent(userId);
  const [clicked, setClicked] = useState<ClickResult | null>(null);
  // The order may change between a click and its answer.
  const page = useRef({ shown, onResult });
  useEffect(() => {
    page.current = { shown, onResult };
  });
  const earlier = findEarlier(purchases, clicked);
  // A note about the new price would otherwise hide the purchase's outcome while another order is put together.
  const isOtherShown =
    clicked?.kind === 'priceChanged' &&
    (shown === null || signatureOf(shown) !== clicked.signature);
  if (isOtherShown) setClicked(null);
  const clear = () => setClicked(null);

  const announceUnsent = (
    { content, total }: PagePayRequest,
    key: 'outcome.notSent' | 'payTwice.answered',
  ) => {
    const unsent = { kind: content.type, amount: formatUsd(total, locale) };
    announce('toast', { kind: 'info', text: t(key, unsent) });
  };
  const isQuestionOver = clicked?.kind === 'question' && earlier === null;
  const endQuestion = useEffectEvent(() => {
    if (clicked?.kind !== 'question') return;
    clear();
    announceUnsent(clicked.request, 'payTwice.answered');
  });
  // The earlier purchase was answered before the customer has: the click on this one would be lost without a word.
  useEffect(() => {
    if (isQuestionOver) endQuestion();
  }, [isQuestionOver]);

  /**
   * Opens the hosted page, where there is one. A customer who has gone to another page is not taken away: the payment tracker shows the
   * payment there.
   */
  const goToHostedPage = async (one: Purchase) => {
    if (one.payUrl === null || !isCustomerPresent()) return;
    await storeStep(one.id, 'acknowledged');
    await continuePayment(one);
  };

  /** Stores the customer's own step, which ends the note about the last click. */
  const takeStep = async ({ id }: Purchase, step: CustomerStep): Promise<void> => {
    clear();
    await storeStep(id, step);
  };

  /** True while the page would sell this content. */
  const isShown = (content: PurchaseContent): boolean => {
    const now = page.current.shown;
    return now !== null && signatureOf(now) === signatureOf(content);
  };

  const isStillPriced = async (request: PagePayRequest): Promise<boolean> => {
    const { content, total, recount } = request;
    if (recount === undefined) return true;
    const counted = await recount();
    const isPresent = isCustomerPresent();
    if (counted && isPresent && compareUsd(counted, total) === 0) return true;
    // Nothing is sent for a price that nobody saw.
    if (counted === undefined || !isPresent || !isShown(content))
      announceUnsent(request, 'outcome.notSent');
    else if (counted !== null)
      setClicked({ kind: 'priceChanged', total: counted, signature: signatureOf(content) });
    return false;
  };

  /** Hands the result to the page. A toast tells of a refused coupon that is on no field, and of an order paid while another is on the page. */
  const report = (result: PayResult, { content }: PagePayRequest) => {
    const isSame = isShown(content);
    const { couponCode = '', isTrial = false } = content.type === 'order' ? content.order : {};
    if (result.kind === 'refused' && result.code === CODE.couponInvalid) {
      const isOnField = couponCode !== '' && isSame && isCustomerPresent();
      if (!isOnField) {
        announce('toast', { kind: 'error', text: serverErrorText(result.msg, t) });
        return;
      }
    }
    if (isSame) {
      page.current.onResult?.(result);
      return;
    }
    const isPaid = result.kind === 'answered' && result.purchase.stage === 'paid';
    if (isPaid && !isTrial && isCustomerPresent()) {
      const id = result.purchase.orderId ?? '';
      announce('toast', { kind: 'success', text: t('outcome.paid', { id }), names: [id] });
    }
  };

  const submit = async (request: PagePayRequest) => {
    const { content } = request;
    setIsTrial(content.type === 'order' && content.order.isTrial);
    clear();
    if (!(await isStillPriced(request))) return;
    const result = await purchaseEngine(userId).pay({ ...request, isCustomerPresent });
    setClicked(resultOf(result, request));
    report(result, request);
    // The purchase is followed before the customer leaves, so that the portal shows the payment on whatever page they return to.
    if (result.kind === 'answered' && result.purchase.stage === 'unpaid') {
      await goToHostedPage(result.purchase);
    }
  };

  return {
    purchases,
    busy,
    outcome: selectOutcome(purchases, clicked, type),
    /** The purchase that the customer is asked about before another one. */
    earlier,
    /** Clears the note about the last click, or closes the question. */
    clear,
    /** Pays for the content. Call it only from the customer's click. */
    pay: (request: PagePayRequest) => run(() => submit(request)),
    /** Pays beside the purchase that the customer was asked about. */
    payAnyway: () =>
      run(async () => {
        if (clicked?.kind !== 'question') return;
        const { id, request } = clicked;
        await submit({ ...request, confirmedIds: [...(request.confirmedIds ?? []), id] });
      }),
    continue: (one: Purchase) =>
      run(() => {
        // The payment's card tells how it stands to whoever comes back.
        clear();
        return goToHostedPage(one);
      }),
    checkAgain: (one: Purchase) =>
      run(async () => {
        const checked = await checkAgain(one.id);
        // How a payment stands is told by its card, and other news by the note.
        const isTold = checked === null || hasPayment(checked);
        if (isTold || !isCustomerPresent() || classifyOutcome(checked) !== classifyOutcome(one))
          return;
        const text = t(checked.askFailed ? 'payment.askFailed' : 'outcome.unchanged');
        announce('toast', { kind: 'info', text });
      }),
    /** Makes room for a new purchase of the same content. */
    createNew: (one: Purchase) => takeStep(one, 'replaced'),
    acknowledge: (one: Purchase) => takeStep(one, 'acknowledged'),
    dismiss: (one: Purchase) => takeStep(one, 'dismissed'),
  };
}

export type Paying = ReturnType<typeof usePayment>;
