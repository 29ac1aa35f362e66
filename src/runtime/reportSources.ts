import type { Purchase } from '@/domain/purchase/purchase';

type ReadPurchases = () => readonly Purchase[];

const NONE: ReadPurchases = () => [];
let read: ReadPurchases = NONE;

/** Says where a report finds the customer's purchases. Returns how to take that back. */
export function reportPurchases(by: ReadPurchases): () => void {
  read = by;
  return () => {
    if (read === by) read = NONE;
  };
}

/** The purchases of the customer on the screen. */
export const reportedPurchases = (): readonly Purchase[] => read();
