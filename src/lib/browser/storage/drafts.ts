import { parseJson } from '../../text/json';
import { customerKey, sessionStore } from './storage';

/**
 * Drafts of forms that were not sent yet, so that they survive the end of a session or a visit to the payment page. Kept in this tab,
 * by user. A draft never holds a secret: a page names the fields it keeps.
 */
const keyOf = (userId: string, name: string) => customerKey('draft', `${userId}:${name}`);

/** Returns the draft of a form, or null. `read` makes it of whatever is stored: null for nothing, and for what is no draft. */
export function readDraft<T>(
  userId: string,
  name: string,
  read: (stored: unknown) => T | null,
): T | null {
  return read(parseJson(sessionStore.read(keyOf(userId, name))));
}

/** Stores the draft of a form. */
export function writeDraft(userId: string, name: string, draft: object): void {
  sessionStore.write(keyOf(userId, name), JSON.stringify(draft));
}

/** Deletes the draft of a form that was sent. */
export function deleteDraft(userId: string, name: string): void {
  sessionStore.remove(keyOf(userId, name));
}
