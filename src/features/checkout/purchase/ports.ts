import type { RecordType } from '@/api/contract';
import type { PaymentAnswer, Placed } from '../rules/purchase/machine';
import type { Content } from '../rules/purchase/payRequest';
import type { Purchase } from '../rules/purchase/purchase';
import type { Lookup } from '../rules/purchase/records';

/** What changes about a customer's purchases in one step. */
export interface Change<T> {
  readonly write?: readonly Purchase[];
  readonly remove?: readonly string[];
  readonly result: T;
}

/** Where purchases are kept, for all tabs of the browser. */
export interface PurchaseStore {
  /** A customer's purchases, newest first. */
  read(userId: string): Promise<readonly Purchase[]>;
  /**
   * Reads and changes in one step that no other tab can come between. `by` gives what to write.
   * @returns its result, and the purchases after it
   */
  change<T>(
    userId: string,
    by: (all: readonly Purchase[]) => Change<T>,
  ): Promise<{ readonly result: T; readonly after: readonly Purchase[] }>;
}

/** How sending ended: an answer, a code, nothing that can be read, or for certain before anything left the browser. */
export type SendingResult =
  | { readonly kind: 'answered'; readonly placed: Placed }
  | { readonly kind: 'refused'; readonly code: number; readonly msg: string }
  | { readonly kind: 'lost' }
  | { readonly kind: 'notSent' };

/** The calls that a purchase needs. None of them throws. */
export interface PurchaseCalls {
  send(content: Content, requestId: string): Promise<SendingResult>;
  check(orderId: string): Promise<PaymentAnswer>;
  lookUp(type: RecordType, requestId: string): Promise<Lookup>;
}

/** One at a time among the tabs. */
export interface Locks {
  /** Runs `work` when nobody else runs any under this name. `signal` stops the waiting. */
  hold<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Runs `work` now, or gives null at once while another runs any under this name. */
  tryHold<T>(name: string, work: () => Promise<T>): Promise<T | null>;
}

/** Everything purchases need from the browser; tests replace it. */
export interface PurchasePorts {
  readonly store: PurchaseStore;
  readonly calls: PurchaseCalls;
  /** Null in a browser without locks. */
  readonly locks: Locks | null;
  /** Tells the other tabs whose purchases changed, and hears of them. */
  readonly channel: {
    post(userId: string): void;
    listen(heard: (userId: string) => void): () => void;
  };
  readonly visibility: {
    isVisible(): boolean;
    listen(changed: () => void): () => void;
  };
  /** The service's time, UTC seconds. */
  now(): number;
  /** Runs `work` after so many seconds of real time; returns how to stop it. */
  after(seconds: number, work: () => void): () => void;
  newId(): string;
  /** This tab's own name. */
  readonly tabId: string;
}

/** Hears of a change of a customer's purchases. */
export type Listener = (before: readonly Purchase[], after: readonly Purchase[]) => void;
