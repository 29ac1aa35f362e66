import { customerKey, sessionStore } from '@/lib/browser/storage/storage';

const keyOf = (userId: string) => customerKey('draft', `${userId}:import`);

/** Returns true when this tab has left rows of a customer's import unsent. */
export const isImportUnfinished = (userId: string) => sessionStore.read(keyOf(userId)) !== null;

/** Stores whether rows of an import are left; the rows are not kept, because they have passwords. */
export function markImport(userId: string, isUnfinished: boolean): void {
  if (isUnfinished) sessionStore.write(keyOf(userId), 'unfinished');
  else sessionStore.remove(keyOf(userId));
}
