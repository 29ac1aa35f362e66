import type { Usd } from '@/lib/number/money';
import { type OrderParams, orderSignature } from '../order';
import { paymentRule } from '../payment';
import { isPending, isUncertain, type Purchase } from './purchase';

/** The content of a purchase: traffic, or balance. Both use the same machine. */
export type PurchaseContent =
  | { readonly type: 'order'; readonly order: OrderParams }
  | { readonly type: 'recharge'; readonly amount: Usd };

/** Returns a text that is equal exactly for equal content. */
export function signatureOf(content: PurchaseContent): string {
  return content.type === 'order' ? orderSignature(content.order) : `recharge:${content.amount}`;
}

/** Returns true when content is paid at the provider's page. */
export function isCryptoContent(content: PurchaseContent): boolean {
  return content.type === 'recharge' || content.order.payWay === 'cryptomus';
}

/** The effect of a click on "pay", given the customer's known purchases. */
export type Decision =
  /** A new purchase, with a new id. */
  | { readonly kind: 'create' }
  /**
   * An earlier purchase of the same: it is sent under its id; its sending is waited for; or its status is checked, because it may be paid
   * or was paid without the customer's knowledge.
   */
  | { readonly kind: 'send' | 'wait' | 'check'; readonly purchase: Purchase }
  /** Another purchase is uncertain: the customer is asked first. */
  | { readonly kind: 'ask'; readonly purchase: Purchase };

/** Returns what a click on the same content does for a purchase; null when the click means a new one. */
function decideSame(purchase: Purchase): 'send' | 'wait' | 'check' | null {
  const { stage, paymentStatus, isAcknowledged, isReplaced } = purchase;
  if (isReplaced) return null;
  // A refund that has begun ends the purchase, though the provider calls it final only when the money is back.
  if (stage === 'unpaid' && paymentRule(paymentStatus)?.news === 'refunding') return null;
  if (stage === 'sent') return 'wait';
  if (stage === 'intended' || stage === 'open') return 'send';
  return isPending(purchase) || (stage === 'paid' && !isAcknowledged) ? 'check' : null;
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
  for (const purchase of all) {
    const kind = purchase.signature === signature ? decideSame(purchase) : null;
    if (kind) return { kind, purchase };
  }
  const uncertain = all.find((one) => isUncertain(one, now) && !confirmedIds.includes(one.id));
  return uncertain ? { kind: 'ask', purchase: uncertain } : { kind: 'create' };
}
