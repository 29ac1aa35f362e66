import { tab } from './storage';

/**
 * What a customer has typed and not yet sent, so that it survives a session's end or a way round by the payment page.
 * Kept in this tab, by user, and never a secret: a page names the fields it keeps.
 */
const PREFIX = 'draft';

const keyOf = (userId: string, name: string) => `${PREFIX}:${userId}:${name}`;

/** The draft of a form, or null. `read` turns what was stored into a draft, or null when it is not one. */
export function readDraft<T>(
  userId: string,
  name: string,
  read: (stored: unknown) => T | null,
): T | null {
  try {
    const text = tab.read(keyOf(userId, name));
    return text === null ? null : read(JSON.parse(text));
  } catch {
    return null;
  }
}

/** Keeps the draft of a form. */
export function writeDraft(userId: string, name: string, draft: object): void {
  tab.write(keyOf(userId, name), JSON.stringify(draft));
}

/** Forgets the draft of a form: it was sent. */
export function dropDraft(userId: string, name: string): void {
  tab.remove(keyOf(userId, name));
}
