import type { RecordType } from '@/contract';
import {
  type Intention,
  type Intentions,
  parseIntentions,
  withIntention,
  withoutIntention,
} from '@/domain/intention';
import { kept } from './kept';

const MS = 1000;
const keyOf = (userId: string) => `intentions:${userId}`;
const seconds = () => Math.floor(Date.now() / MS);

/** What this browser knows of a customer's intentions, in every tab. */
export function readIntentions(userId: string): Intentions {
  return parseIntentions(kept.read(keyOf(userId)), seconds());
}

function write(userId: string, all: Intentions): void {
  kept.write(keyOf(userId), JSON.stringify(all));
}

/** Opens an intention with an id of its own, kept before it is sent. */
export function openIntention(userId: string, type: RecordType, signature: string): Intention {
  const fresh = { type, requestId: crypto.randomUUID(), orderId: null, at: seconds() };
  write(userId, withIntention(readIntentions(userId), signature, fresh));
  return fresh;
}

/** Notes the order that an intention became; it still waits for its payment. */
export function noteOrder(userId: string, signature: string, orderId: string): void {
  const all = readIntentions(userId);
  const open = all[signature];
  if (open) write(userId, withIntention(all, signature, { ...open, orderId }));
}

/** Forgets an intention: its answer is known and nothing is open. */
export function closeIntention(userId: string, signature: string): void {
  write(userId, withoutIntention(readIntentions(userId), signature));
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
