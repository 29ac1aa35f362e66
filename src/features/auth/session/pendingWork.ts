import { customerKey, localStore } from '@/lib/browser/storage/storage';
import { fieldsOf, parseJson } from '@/lib/text/json';

/**
 * A deletion from the whitelist that the customer has asked for and that has no answer yet: it waits a moment, in which it can be
 * undone, or its call is under way. When the session ends, in this tab or in another, waiting work is sent at once with the token that this
 * tab still has in memory, unless the backend has refused that token; when the page is closed likewise. Unanswered and unsent work
 * is stored: at the customer's next start the portal checks if it was done.
 */
export interface PendingWork {
  /** The id of the entry, by which the next start checks if the work was done. */
  readonly id: string;
  /** The name of the entry in the text about undone work. Stored, so it must be no secret. */
  readonly subject: string;
  /**
   * Sends the work now, so that the call outlives the page: nothing may be waited for before it. Work that is already under way
   * returns its own promise and is not sent again. Rejects after a failure.
   */
  send(token: string): Promise<unknown>;
}

/** Pending work of a closed page or an ended session that was never confirmed. The service may have done it all the same. */
export interface UnconfirmedWork extends Pick<PendingWork, 'id' | 'subject'> {
  /** When it was sent, in ms; 0 for unsent work, and when the call is known to be over. */
  readonly sentAt: number;
}

/** The name is that of earlier releases, whose work may still be stored. */
const keyOf = (userId: string) => customerKey('unsentWork', userId);
const pending = new Set<PendingWork>();

const isUnconfirmed = (value: unknown): value is UnconfirmedWork => {
  const { id, subject, sentAt } = fieldsOf(value);
  return typeof id === 'string' && typeof subject === 'string' && typeof sentAt === 'number';
};

/** Reads a customer's work that was never confirmed. */
export function readUnconfirmedWork(userId: string): readonly UnconfirmedWork[] {
  const value = parseJson(localStore.read(keyOf(userId)));
  return Array.isArray(value) ? value.filter(isUnconfirmed) : [];
}

function writeUnconfirmed(userId: string, unconfirmed: readonly UnconfirmedWork[]): void {
  if (unconfirmed.length === 0) localStore.remove(keyOf(userId));
  else localStore.write(keyOf(userId), JSON.stringify(unconfirmed));
}

/** Registers pending work, until the returned function is called after an answer or an undo. */
export function addPendingWork(work: PendingWork): () => void {
  pending.add(work);
  return () => {
    pending.delete(work);
  };
}

/** Deletes stored work: it was done, or the customer has read about it. */
export function forgetUnconfirmedWork(userId: string, id: string): void {
  writeUnconfirmed(
    userId,
    readUnconfirmedWork(userId).filter((work) => work.id !== id),
  );
}

/**
 * Sends all pending work of a customer whose session is over or whose page is being closed, and stores it until the answer; without
 * a token it is only stored.
 */
export function flushPendingWork(userId: string, token: string | null): void {
  for (const work of [...pending]) {
    pending.delete(work);
    const { id, subject } = work;
    const remember = (sentAt: number) => {
      forgetUnconfirmedWork(userId, id);
      const unconfirmed = readUnconfirmedWork(userId);
      writeUnconfirmed(userId, [...unconfirmed, { id, subject, sentAt }]);
    };
    // The work is stored before the call and deleted after the answer, because a closed page receives no answer.
    remember(token === null ? 0 : Date.now());
    if (token === null) continue;
    work.send(token).then(
      () => forgetUnconfirmedWork(userId, id),
      () => remember(0),
    );
  }
}
