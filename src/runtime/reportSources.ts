import type { Purchase } from '@/domain/purchase/purchase';
import type { Action } from '@/domain/report/report';

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
let actions: readonly Action[] = [];

/** Remembers what the customer pressed, in memory only. */
export function noteAction(action: Action): void {
  actions = [...actions, action].slice(-ACTIONS_MAX);
}

/** The last actions, oldest first. */
export const lastActions = (): readonly Action[] => actions;

/** Forgets them: they are those of a customer who has signed out. */
export function forgetActions(): void {
  actions = [];
}
