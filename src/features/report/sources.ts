import type { Purchase } from '@/features/checkout/rules';
import type { Action } from './rules/report';

let read: () => readonly Purchase[] = () => [];

/** Sets the function by which a report reads the customer's purchases. Returns a function that removes it again. */
export function setPurchaseSource(by: typeof read): () => void {
  read = by;
  return () => {
    read = () => [];
  };
}

/** Reads the purchases of the signed-in customer. */
export const reportedPurchases = (): readonly Purchase[] => read();

/** The customer's last actions, oldest first; in memory only. */
export const lastActions: Action[] = [];
