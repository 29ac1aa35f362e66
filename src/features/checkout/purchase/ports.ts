import type { RecordType } from '@/api/contract';
import type { CustomerRows } from '@/lib/browser/storage/customerRows';
import type { TabChannel } from '@/lib/browser/tabs/tabChannel';
import type { Locks } from '@/lib/browser/tabs/webLocks';
import type { PaymentAnswer, PlacedPurchase } from '../rules/purchase/machine';
import type { PurchaseContent } from '../rules/purchase/payRequest';
import type { Purchase } from '../rules/purchase/purchase';
import type { LookupResult } from '../rules/purchase/records';

/** Result of a sending: an answer, a code, no readable answer, or certainty that nothing left the browser. */
export type SendResult =
  | { readonly kind: 'answered'; readonly placed: PlacedPurchase }
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'notSent' };

/** The calls that a purchase needs. None of them throws. */
export interface PurchaseCalls {
  send(content: PurchaseContent, requestId: string): Promise<SendResult>;
  check(orderId: string): Promise<PaymentAnswer>;
  lookUp(type: RecordType, requestId: string): Promise<LookupResult>;
}

/** Everything that purchases need from the browser; tests replace it. */
export interface PurchasePorts {
  readonly store: CustomerRows<Purchase>;
  readonly calls: PurchaseCalls;
  /** Null in a browser without Web Locks, or from the moment that it refuses one. */
  readonly locks: Locks | null;
  readonly channel: TabChannel;
  readonly visibility: {
    isVisible(): boolean;
    listen(changed: () => void): () => void;
  };
  /** Returns the service's time in UTC seconds. */
  now(): number;
  /** Runs `work` after so many seconds of real time; returns a function that cancels it. */
  after(seconds: number, work: () => void): () => void;
  newId(): string;
}

/** What a tab has before the engine's code is loaded. */
export type TabPorts = Pick<PurchasePorts, 'store' | 'channel' | 'visibility'>;

/** Is called with a customer's purchases before and after a change. */
export type Listener = (before: readonly Purchase[], after: readonly Purchase[]) => void;
