import type { PaymentRecord, RecordType } from '@/contract';
import { CODE } from '@/contract/codes';
import { BackendError } from '@/contract/failures';
import { closeIntention, noteOrder, openIntention, readIntentions } from '@/runtime/intentions';
import { findByRequest } from './order';

/** What became of sending an intention. */
export type Sending<T> =
  /** Answered: `answer` is what the call said. */
  | { readonly kind: 'answered'; readonly answer: T }
  /** The same was ordered before and still waits for its payment. */
  | { readonly kind: 'existing'; readonly record: PaymentRecord }
  /** The backend said no; its message has been shown. */
  | { readonly kind: 'refused' }
  /** The answer was lost; see `Lost`. */
  | Lost;

/** What the records say after a lost answer: it arrived, it did not, or even that is not known. */
export type Lost =
  | { readonly kind: 'found'; readonly record: PaymentRecord }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' };

interface Intent {
  readonly userId: string;
  readonly type: RecordType;
  /** The same text for the same purchase, see `orderSignature`. */
  readonly signature: string;
}

/** Looks up what became of a sent intention; never sends anything. */
export async function lookUp({ userId, type, signature }: Intent): Promise<Lost> {
  const open = readIntentions(userId)[signature];
  if (!open) return { kind: 'absent' };
  try {
    const record = await findByRequest(type, open.requestId);
    if (record === null) return { kind: 'absent' };
    if (record.status === 'unpaid') noteOrder(userId, signature, record.id);
    else closeIntention(userId, signature);
    return { kind: 'found', record };
  } catch {
    return { kind: 'unknown' };
  }
}

/**
 * Sends an intention once. An intention that became an order which still waits for its payment is not sent again: the
 * order is shown instead. Otherwise the call goes out with the intention's own id, the same one after a lost answer, so
 * that the backend charges once. Call it from the customer's click only.
 */
export async function sendOnce<T>(
  intent: Intent,
  send: (requestId: string) => Promise<T>,
): Promise<Sending<T>> {
  const { userId, signature } = intent;
  const before = readIntentions(userId)[signature];
  if (before?.orderId) {
    const known = await lookUp(intent);
    if (known.kind === 'unknown') return known;
    if (known.kind === 'found' && known.record.status === 'unpaid') {
      return { kind: 'existing', record: known.record };
    }
    closeIntention(userId, signature);
  }
  const { requestId } = openIntention(userId, signature);
  try {
    return { kind: 'answered', answer: await send(requestId) };
  } catch (error) {
    if (!(error instanceof BackendError)) return lookUp(intent);
    // The backend answered: nothing is open. Ending the session is no answer about the order, so that keeps its id.
    if (error.code !== CODE.sessionInvalid) closeIntention(userId, signature);
    return { kind: 'refused' };
  }
}
