import { getIntl } from '@umijs/max';
import { BackendError, CODE } from '@/contract';
import { isChunkError } from '@/domain/chunk';
import { chunkText } from './connectionText';
import { type FailureMessage, failureMessage, serverMessage } from './failureMessage';

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
  const isSilent = error instanceof BackendError && error.code === CODE.sessionInvalid;
  return isSilent ? null : failureText(error);
}
