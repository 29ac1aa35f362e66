import type { PaymentRecord, RecordType } from '@/contract';
import { CODE } from '@/contract/codes';
import { BackendError } from '@/contract/failures';
import { type Intention, isPastArrival, unanswered } from '@/domain/intention';
import {
  closeIntention,
  exclusively,
  ifNobodyElse,
  noteOrder,
  openIntention,
  readIntentions,
} from '@/runtime/intentions';
import { findByRequest } from './order';

/** What was meant to be bought. */
export interface Intent {
  readonly userId: string;
  readonly type: RecordType;
  /** The same text for the same purchase, see `orderSignature`. */
  readonly signature: string;
}

/** What the records say after a lost answer: it arrived, it did not (yet), or even that is not known. */
export type Lost =
  | { readonly kind: 'found'; readonly record: PaymentRecord }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' };

/** What became of sending an intention. */
export type Sending<T> =
  /** Answered: `answer` is what the call said. */
  | { readonly kind: 'answered'; readonly answer: T }
  /** The same was ordered before: it waits for its payment, or another tab has just paid it. Nothing was sent. */
  | { readonly kind: 'existing'; readonly record: PaymentRecord }
  /** The backend said no; its message has been shown. */
  | { readonly kind: 'refused' }
  /** The answer was lost; see `Lost`. */
  | Lost;

const lockOf = ({ userId, signature }: Intent) => `pay:${userId}:${signature}`;
const openOf = async ({ userId, signature }: Intent) => (await readIntentions(userId))[signature];

/** Looks up what became of a sent intention, and keeps it in mind while it waits for its payment; never sends anything. */
async function find(intent: Intent, open: Intention): Promise<Lost> {
  const { userId, type, signature } = intent;
  try {
    const record = await findByRequest(type, open.requestId);
    if (record === null) return { kind: 'absent' };
    if ((await openOf(intent))?.requestId === open.requestId) {
      if (record.status === 'unpaid') await noteOrder(userId, signature, record.id);
      else await closeIntention(userId, signature);
    }
    return { kind: 'found', record };
  } catch {
    return { kind: 'unknown' };
  }
}

/** Looks up what became of an intention; never sends anything. */
export async function lookUp(intent: Intent): Promise<Lost> {
  const open = await openOf(intent);
  return open ? find(intent, open) : { kind: 'absent' };
}

/**
 * What is known already of an intention that was opened before this click, and so forbids to send; null when the click
 * may send. `mine` is what the click found.
 */
async function known(intent: Intent, mine: Intention): Promise<Sending<never> | null> {
  const open = await openOf(intent);
  const isMine = open?.requestId === mine.requestId;
  const lost = await find(intent, mine);
  if (lost.kind === 'found') {
    // Another tab finished it while this click waited, or it still waits for its payment.
    if (!isMine || lost.record.status === 'unpaid')
      return { kind: 'existing', record: lost.record };
    // Its answer had been read before, so this click means another one; a lost answer is told first.
    return open.orderId === null ? lost : null;
  }
  // Whether an order of its own stands behind it must be known before another is made.
  if (isMine && open.orderId !== null && lost.kind === 'unknown') return lost;
  return null;
}

/**
 * Sends an intention once, one tab at a time. What was sent before is looked up first: an order that waits for its payment,
 * or whose answer got lost, is shown instead. Otherwise the call goes out with the intention's own id, the same one after a
 * lost answer, so that the backend charges once. Call it from the customer's click only.
 * @param toPay the id of the order that an answer leaves unpaid, or null when nothing is left to pay
 */
export async function sendOnce<T>(
  intent: Intent,
  send: (requestId: string) => Promise<T>,
  toPay: (answer: T) => string | null,
): Promise<Sending<T>> {
  const { userId, type, signature } = intent;
  // Two tabs that are pressed together get one intention: they mean the same purchase.
  const { intention: mine, isNew } = await openIntention(userId, type, signature);
  return exclusively(lockOf(intent), async () => {
    const open = await openOf(intent);
    // Opened before this click, or sent by another tab while it waited.
    if (!isNew || open?.requestId !== mine.requestId || open.orderId !== null) {
      const told = await known(intent, mine);
      if (told) return told;
    }
    // Another tab may have ended it meanwhile: this click then is a purchase of its own.
    const { requestId } = (await openIntention(userId, type, signature)).intention;
    try {
      const answer = await send(requestId);
      const orderId = toPay(answer);
      if (orderId === null) await closeIntention(userId, signature);
      else await noteOrder(userId, signature, orderId);
      return { kind: 'answered', answer };
    } catch (error) {
      if (!(error instanceof BackendError)) return lookUp(intent);
      // A refusal says nothing of an earlier sending whose answer got lost, nor does the end of a session.
      if (isNew && error.code !== CODE.sessionInvalid) await closeIntention(userId, signature);
      return { kind: 'refused' };
    }
  });
}

/** Forgets the order that a customer does not want to pay any more, so that the next click makes a new one. */
export function giveUp({ userId, signature }: Intent): Promise<void> {
  return closeIntention(userId, signature);
}

/**
 * After a reload: what became of the newest intention whose answer was never read, or null when there is none or another
 * tab is at it. What cannot arrive any more is forgotten. Never sends anything.
 * @param now UTC seconds
 */
export async function recover(
  userId: string,
  type: RecordType,
  now: number,
): Promise<(Lost & { readonly signature: string }) | null> {
  for (const signature of unanswered(await readIntentions(userId), type)) {
    const intent = { userId, type, signature };
    const lost = await ifNobodyElse(lockOf(intent), () => lookUp(intent));
    const open = await openOf(intent);
    if (lost?.kind === 'absent' && open && isPastArrival(open, now))
      await closeIntention(userId, signature);
    else if (lost) return { ...lost, signature };
  }
  return null;
}
