import { local } from '@/lib/browser/storage';

/**
 * Work that the customer has asked for and that has no answer yet (a deletion): it waits a moment, in which it can be undone, or
 * is under way. When the session ends, in this tab or in another, what waits is sent at once with the token that this tab still
 * has in memory, so that nothing waits for it; when the page is closed likewise. What was not answered is remembered: at the
 * customer's next start the portal looks whether it was done.
 */
export interface PendingWork {
  /** What it is, for the text that says it was not done. */
  readonly kind: 'whitelistDeletion';
  /** The id of what it is about, by which the next start looks whether it was done. */
  readonly id: string;
  /** What it is about: no secret, it is stored. */
  readonly subject: string;
  /**
   * Sends it now, so that it survives the page; the call must start before this returns. Work that is already under way returns its
   * own promise and is not sent again. Rejects when it failed.
   */
  send(token: string): Promise<unknown>;
}

/** Pending work of a closed page or an ended session that was never confirmed. It may have been done all the same. */
export interface UnsentWork extends Pick<PendingWork, 'kind' | 'id' | 'subject'> {
  /** When it was sent, in ms; 0 when it was not, or when the call is known to be over. */
  readonly sentAt: number;
}

const PREFIX = 'unsentWork:';
const keyOf = (userId: string) => `${PREFIX}${userId}`;
const pending = new Set<PendingWork>();

const isUnsent = (value: unknown): value is UnsentWork =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'whitelistDeletion' &&
  'id' in value &&
  typeof value.id === 'string' &&
  'subject' in value &&
  typeof value.subject === 'string' &&
  'sentAt' in value &&
  typeof value.sentAt === 'number';

/** What of a customer's work was never confirmed. */
export function readUnsentWork(userId: string): readonly UnsentWork[] {
  try {
    const value: unknown = JSON.parse(local.read(keyOf(userId)) ?? '[]');
    return Array.isArray(value) ? value.filter(isUnsent) : [];
  } catch {
    return [];
  }
}

function writeUnsent(userId: string, unsent: readonly UnsentWork[]): void {
  if (unsent.length === 0) local.remove(keyOf(userId));
  else local.write(keyOf(userId), JSON.stringify(unsent));
}

/** Registers pending work, until the returned function is called: it was answered, or undone. */
export function addPendingWork(work: PendingWork): () => void {
  pending.add(work);
  return () => {
    pending.delete(work);
  };
}

/** Forgets unsent work: it was done, or the customer has been told. */
export function forgetUnsentWork(userId: string, id: string): void {
  writeUnsent(
    userId,
    readUnsentWork(userId).filter((work) => work.id !== id),
  );
}

/**
 * Sends all pending work of a customer whose session is over or whose page is being closed, and remembers it until it is answered;
 * without a token it can only be remembered.
 */
export function flushPendingWork(userId: string, token: string | null): void {
  for (const work of [...pending]) {
    pending.delete(work);
    const { kind, id, subject } = work;
    const remember = (sentAt: number) => {
      forgetUnsentWork(userId, id);
      const unsent = readUnsentWork(userId);
      writeUnsent(userId, [...unsent, { kind, id, subject, sentAt }]);
    };
    // Remembered first, forgotten when answered: a closed page hears no answer.
    remember(token === null ? 0 : Date.now());
    if (token === null) continue;
    work.send(token).then(
      () => forgetUnsentWork(userId, id),
      () => remember(0),
    );
  }
}
