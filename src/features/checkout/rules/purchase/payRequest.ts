import type { Usd } from '@/lib/number/money';
import { type OrderDraft, orderSignature } from '../order';
import { paymentRule } from '../payment';
import { isPending, isUnanswered, isUncertain, type Purchase } from './purchase';

/** The content of a purchase: traffic, or balance. Both use the same machine. */
export type PurchaseContent =
  | { readonly type: 'order'; readonly draft: OrderDraft }
  | { readonly type: 'recharge'; readonly amount: Usd };

/** Returns a text that is equal exactly for equal content. */
export function signatureOf(content: PurchaseContent): string {
  return content.type === 'order' ? orderSignature(content.draft) : `recharge:${content.amount}`;
}

/** Returns true when content is paid at the provider's page. */
export function isCryptoContent(content: PurchaseContent): boolean {
  return content.type === 'recharge' || content.draft.payWay === 'cryptomus';
}

/** The effect of a click on "pay", given the customer's known purchases. */
export type Decision =
  /** A new purchase, with a new id. */
  | { readonly kind: 'create' }
  /** An earlier purchase of the same: its stage says what the click does for it (`pay` in `purchaseEngine.ts`). */
  | { readonly kind: 'same'; readonly purchase: Purchase }
  /** Another purchase is uncertain: the customer is asked first. */
  | { readonly kind: 'ask'; readonly purchase: Purchase };

/** Returns true when a click on the same content means this purchase, and no new one. */
function isSamePurchase(purchase: Purchase): boolean {
  const { stage, paymentStatus, isAcknowledged, isReplaced } = purchase;
  if (isReplaced) return false;
  // A refund that has begun ends the purchase, though the provider calls it final only when the money is back.
  if (stage === 'unpaid' && paymentRule(paymentStatus)?.news === 'refunding') return false;
  if (stage === 'intended' || isUnanswered(purchase) || isPending(purchase)) return true;
  return stage === 'paid' && !isAcknowledged;
}

/**
 * Decides what a click on content does. With another purchase of unknown outcome the customer is asked first.
 * @param confirmedIds the purchases that the customer has agreed to pay beside
 * @param now UTC seconds
 */
export function decideClick(
  all: readonly Purchase[],
  signature: string,
  confirmedIds: readonly string[],
  now: number,
): Decision {
  const same = all.find((one) => one.signature === signature && isSamePurchase(one));
  if (same) return { kind: 'same', purchase: same };
  const uncertain = all.find((one) => isUncertain(one, now) && !confirmedIds.includes(one.id));
  return uncertain ? { kind: 'ask', purchase: uncertain } : { kind: 'create' };
}
