import { get, update } from 'idb-keyval';
import type { RecordType } from '@/contract';
import {
  type Intention,
  type Intentions,
  parseIntentions,
  withIntention,
  withoutIntention,
} from '@/domain/intention';
import { kept } from './kept';

/*
 * Intentions stand in IndexedDB: its transactions are one after the other for all tabs. Local storage is not: what one tab
 * wrote another may read a moment later, and in that moment two tabs pressed together would make two orders.
 */
const MS = 1000;
const keyOf = (userId: string) => `intentions:${userId}`;
const seconds = () => Math.floor(Date.now() / MS);
const read = (stored: unknown) =>
  parseIntentions(typeof stored === 'string' ? stored : null, seconds());

/** What this browser knows of a customer's intentions, in every tab. */
export async function readIntentions(userId: string): Promise<Intentions> {
  try {
    return read(await get(keyOf(userId)));
  } catch {
    return read(kept.read(keyOf(userId)));
  }
}

/** Changes what is known in one step that no other tab can come between. */
async function change(userId: string, by: (all: Intentions) => Intentions): Promise<void> {
  const changed = (stored: unknown) => JSON.stringify(by(read(stored)));
  try {
    await update(keyOf(userId), changed);
  } catch {
    // A browser that refuses its database (private mode): this page keeps them itself.
    kept.write(keyOf(userId), changed(kept.read(keyOf(userId))));
  }
}

/** The intention of a signature, kept before it is sent: the one that is open, or a new one with an id of its own. */
export async function openIntention(
  userId: string,
  type: RecordType,
  signature: string,
): Promise<{ readonly intention: Intention; readonly isNew: boolean }> {
  const fresh: Intention = { type, requestId: crypto.randomUUID(), orderId: null, at: seconds() };
  let intention = fresh;
  await change(userId, (all) => {
    intention = all[signature] ?? fresh;
    return withIntention(all, signature, intention);
  });
  return { intention, isNew: intention === fresh };
}

/** Notes the order that a signature's intention became, while it waits for its payment. */
export function noteOrder(userId: string, signature: string, orderId: string): Promise<void> {
  return change(userId, (all) => {
    const open = all[signature];
    return open ? withIntention(all, signature, { ...open, orderId }) : all;
  });
}

/** Ends the intention of a signature: its answer is known and nothing is open, so the next click is a new one. */
export function closeIntention(userId: string, signature: string): Promise<void> {
  return change(userId, (all) => withoutIntention(all, signature));
}

/**
 * Runs `work` while no other tab of this browser runs any under the same name: a second one waits, so that what the first
 * learns is there when it looks. A browser without locks runs it at once.
 */
export async function exclusively<T>(name: string, work: () => Promise<T>): Promise<T> {
  return navigator.locks ? await navigator.locks.request(name, work) : work();
}

/** As `exclusively`, but gives null at once while another tab is at it. */
export async function ifNobodyElse<T>(name: string, work: () => Promise<T>): Promise<T | null> {
  if (!navigator.locks) return work();
  return await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? work() : null,
  );
}
