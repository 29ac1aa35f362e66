import type { Usd } from '@/lib/number/money';
import { type OrderDraft, orderSignature } from '../order';
import { isPending, isUnanswered, isUncertain, type Purchase } from './purchase';

/** What a customer buys: traffic, or balance. Both are the same machine. */
export type Content =
  | { readonly type: 'order'; readonly draft: OrderDraft }
  | { readonly type: 'recharge'; readonly amount: Usd };

/** A text that is the same for the same content, and for no other. */
export function signatureOf(content: Content): string {
  return content.type === 'order' ? orderSignature(content.draft) : `recharge:${content.amount}`;
}

/** True when content is paid at the provider's page. */
export function isCryptoContent(content: Content): boolean {
  return content.type === 'recharge' || content.draft.payWay === 'cryptomus';
}

/** What a click on "pay" does, by what is known of the customer's purchases. */
export type Decision =
  /** A purchase of its own, with a new id. */
  | { readonly kind: 'begin' }
  /** The same one goes out (again), with its own id. */
  | { readonly kind: 'send'; readonly purchase: Purchase }
  /** It is on its way, from this tab or another. */
  | { readonly kind: 'wait'; readonly purchase: Purchase }
  /** It exists and waits for its payment: it is asked how it stands before anything else. */
  | { readonly kind: 'check'; readonly purchase: Purchase }
  /** Its outcome came without the customer hearing of it: that is told first, and nothing is sent. */
  | { readonly kind: 'tell'; readonly purchase: Purchase }
  /** Another one is open: the customer is asked first. */
  | { readonly kind: 'ask'; readonly purchase: Purchase };

/** True when a click on the same content means this purchase, and no new one. */
function isStillMeant(purchase: Purchase): boolean {
  const { stage, isAcknowledged, isReplaced } = purchase;
  if (isReplaced) return false;
  if (stage === 'intended' || isUnanswered(purchase) || isPending(purchase)) return true;
  return stage === 'paid' && !isAcknowledged;
}

function decisionOn(purchase: Purchase): Decision {
  if (purchase.stage === 'sent') return { kind: 'wait', purchase };
  if (purchase.stage === 'paid') return { kind: 'tell', purchase };
  return { kind: isPending(purchase) ? 'check' : 'send', purchase };
}

/**
 * What a click on content does. Another purchase beside one whose outcome is not known asks first, unless `isConfirmed`.
 * @param now UTC seconds
 */
export function decide(
  all: readonly Purchase[],
  signature: string,
  isConfirmed: boolean,
  now: number,
): Decision {
  const same = all.find((one) => one.signature === signature && isStillMeant(one));
  if (same) return decisionOn(same);
  const open = all.find((one) => isUncertain(one, now));
  return open && !isConfirmed ? { kind: 'ask', purchase: open } : { kind: 'begin' };
}
