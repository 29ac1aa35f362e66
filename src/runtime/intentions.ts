import {
  type Intention,
  type Intentions,
  parseIntentions,
  withIntention,
  withoutIntention,
} from '@/domain/intention';
import { local } from './storage';

const MS = 1000;
const keyOf = (userId: string) => `intentions:${userId}`;
const seconds = () => Math.floor(Date.now() / MS);

/** What this browser knows of a customer's intentions, in every tab. */
export function readIntentions(userId: string): Intentions {
  return parseIntentions(local.read(keyOf(userId)), seconds());
}

function write(userId: string, all: Intentions): void {
  local.write(keyOf(userId), JSON.stringify(all));
}

/** The intention of a signature: the one that is open, or a new one with an id of its own, kept before it is sent. */
export function openIntention(userId: string, signature: string): Intention {
  const all = readIntentions(userId);
  const open = all[signature];
  if (open) return open;
  const fresh = { requestId: crypto.randomUUID(), orderId: null, at: seconds() };
  write(userId, withIntention(all, signature, fresh));
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
