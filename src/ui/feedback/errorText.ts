import { isSessionOver } from '@/api/callOutcome';
import { describeError, describeServerMessage, type ErrorMessage } from '@/api/errorText';
import { chunkErrorTextId } from '@/lib/browser/connectionErrors';
import { isChunkError } from '@/lib/chunk';
import type { Translate } from '../format/text';

function formatMessage(message: ErrorMessage, t: Translate): string {
  if ('verbatim' in message) return message.verbatim;
  const { id, values, check } = message;
  const text = t(id, values);
  return check ? `${text} ${t(check)}` : text;
}

/** Returns a server text in the language of `t` when the catalogue knows it, else unchanged (spec §8). */
export const serverErrorText = (msg: string, t: Translate): string =>
  formatMessage(describeServerMessage(msg), t);

/** Tells the customer why something failed. */
export function errorText(error: unknown, t: Translate): string {
  return isChunkError(error) ? t(chunkErrorTextId(error)) : formatMessage(describeError(error), t);
}

/** Returns `errorText`, or null when the session has ended: the customer is then sent to the sign-in page (spec §8). */
export function visibleErrorText(error: unknown, t: Translate): string | null {
  return isSessionOver(error) ? null : errorText(error, t);
}
