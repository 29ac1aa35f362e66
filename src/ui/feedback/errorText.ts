import { getIntl, getLocale } from '@umijs/max';
import { isSessionOver } from '@/api/callOutcome';
import { describeError, describeServerMessage, type ErrorMessage } from '@/api/errorText';
import { chunkErrorText } from '@/lib/browser/connectionErrors';
import { isChunkError } from '@/lib/chunk';

function formatMessage(message: ErrorMessage): string {
  if ('verbatim' in message) return message.verbatim;
  const { id, values, check } = message;
  // Without a locale Umi returns the texts of its start, which lack those that load with the signed-in pages.
  const intl = getIntl(getLocale());
  const text = intl.formatMessage({ id }, values);
  return check ? `${text} ${intl.formatMessage({ id: check })}` : text;
}

/** Returns a server text in the customer's language when the catalogue knows it, else unchanged (spec §8). */
export const serverErrorText = (msg: string): string => formatMessage(describeServerMessage(msg));

/** Tells the customer why something failed. */
export function errorText(error: unknown): string {
  return isChunkError(error) ? chunkErrorText(error) : formatMessage(describeError(error));
}

/** Returns `errorText`, or null when the session has ended: the customer is then sent to the sign-in page (spec §8). */
export function visibleErrorText(error: unknown): string | null {
  return isSessionOver(error) ? null : errorText(error);
}
