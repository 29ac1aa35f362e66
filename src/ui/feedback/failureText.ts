import { getIntl } from '@umijs/max';
import { type FailureMessage, failureMessage, isSilent, serverMessage } from '@/api/errorText';
import { chunkText } from '@/lib/browser/connectionText';
import { isChunkError } from '@/lib/chunk';

function inWords(message: FailureMessage): string {
  if ('verbatim' in message) return message.verbatim;
  return getIntl().formatMessage({ id: message.id }, message.values);
}

/** Returns a server text in the customer's language when the catalogue knows it, else unchanged (spec §8). */
export const serverText = (msg: string): string => inWords(serverMessage(msg));

/** Tells the customer why something failed: names the call and the field where this helps support, never a value. */
export function failureText(error: unknown): string {
  return isChunkError(error) ? chunkText(error) : inWords(failureMessage(error));
}

/** Returns `failureText`, or null when the session has ended: the customer is then sent to the sign-in page (spec §8). */
export function shownFailure(error: unknown): string | null {
  return isSilent(error) ? null : failureText(error);
}
