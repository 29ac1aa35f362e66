import { local } from '@/runtime/storage';

/**
 * Work that the customer has asked for and that waits a moment before it is sent (a deletion that can be undone). When the
 * session ends, in this tab or in another, it is sent at once with the token that this tab still has in memory, so that
 * nothing waits for it; when the page is closed likewise. What was not answered is said after the customer's next sign-in.
 */
export interface PendingWork {
  /** What it is, for the text that says it could not be sent. */
  readonly kind: 'whitelistDeletion';
  /** What it is about: no secret, it is stored. */
  readonly subject: string;
  /** Sends it now, outliving the page; must begin before it returns. Rejects when it was not done. */
  send(token: string): Promise<unknown>;
}

/** Pending work of an ended session that was never confirmed. */
export type UnsentWork = Pick<PendingWork, 'kind' | 'subject'>;

const PREFIX = 'unsentWork:';
const keyOf = (userId: string) => `${PREFIX}${userId}`;
const pending = new Set<PendingWork>();

const isUnsent = (value: unknown): value is UnsentWork =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'whitelistDeletion' &&
  'subject' in value &&
  typeof value.subject === 'string';

function readUnsent(userId: string): UnsentWork[] {
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

/** Registers pending work. The returned function takes it back: it was sent, or undone. */
export function addPendingWork(work: PendingWork): () => void {
  pending.add(work);
  return () => {
    pending.delete(work);
  };
}

/** Sends all pending work of a customer whose session is over; without a token it can only be remembered. */
export function flushPendingWork(userId: string, token: string | null): void {
  for (const work of [...pending]) {
    pending.delete(work);
    const { kind, subject } = work;
    // Remembered first, forgotten when answered: the page may be closed in between.
    writeUnsent(userId, [...readUnsent(userId), { kind, subject }]);
    if (token === null) continue;
    work.send(token).then(
      () => {
        const rest = readUnsent(userId);
        const index = rest.findIndex((one) => one.kind === kind && one.subject === subject);
        writeUnsent(
          userId,
          rest.filter((_, place) => place !== index),
        );
      },
      // It stays stored, and the customer is told after the next sign-in.
      () => undefined,
    );
  }
}

/** Sends all pending work while the page is being closed. Without a network it is remembered instead. */
export function sendPendingOnClose(userId: string, token: string): void {
  if (!navigator.onLine) {
    flushPendingWork(userId, null);
    return;
  }
  for (const work of [...pending]) {
    pending.delete(work);
    // Nobody is there any more to hear how it went; the list shows it next time.
    work.send(token).catch(() => undefined);
  }
}

/** What a customer's former sessions could not send, once. */
export function takeUnsentWork(userId: string): readonly UnsentWork[] {
  const unsent = readUnsent(userId);
  writeUnsent(userId, []);
  return unsent;
}
