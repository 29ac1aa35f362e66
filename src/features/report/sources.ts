import type { Purchase } from '@/features/checkout/rules';
import type { Action } from './rules/report';

type ReadPurchases = () => readonly Purchase[];

const NONE: ReadPurchases = () => [];
let read: ReadPurchases = NONE;

/** Says how a report reads the customer's purchases. Returns a function that takes it back. */
export function reportPurchases(by: ReadPurchases): () => void {
  read = by;
  return () => {
    if (read === by) read = NONE;
  };
}

/** The purchases of the customer on the screen. */
export const reportedPurchases = (): readonly Purchase[] => read();

/** The most actions that are remembered. */
const ACTIONS_MAX = 50;
/** The last things that the customer pressed, oldest first; in memory only. */
export const lastActions: Action[] = [];

/** Remembers what the customer pressed. */
export function noteAction(action: Action): void {
  if (lastActions.push(action) > ACTIONS_MAX) lastActions.shift();
}
