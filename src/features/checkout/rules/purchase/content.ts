import type { Usd } from '@/lib/number/money';
import { type OrderDraft, orderSignature } from '../order';

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
