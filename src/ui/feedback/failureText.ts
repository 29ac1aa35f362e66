import { getIntl } from '@umijs/max';
import { type FailureMessage, failureMessage, isSilent, serverMessage } from '@/api/errorText';
import { chunkText } from '@/lib/browser/connectionText';
import { isChunkError } from '@/lib/chunk';

function inWords(message: FailureMessage): string {
  if ('asItCame' in message) return message.asItCame;
  return getIntl().formatMessage({ id: message.id }, message.values);
}

/** A server text in the customer's language when the catalogue knows it, else as it came (spec §8). */
export const serverText = (msg: string): string => inWords(serverMessage(msg));

/** What went wrong, for the customer: names the call and the field where that helps support, never a value. */
export function failureText(error: unknown): string {
  return isChunkError(error) ? chunkText(error) : inWords(failureMessage(error));
}

/** As `failureText`; null when nothing is said because the session ended and the way leads to login (spec §8). */
export function shownFailure(error: unknown): string | null {
  return isSilent(error) ? null : failureText(error);
}
