/** The portal's answers to a customer, in its own English words and by its own rules. */
import IntlMessageFormat from 'intl-messageformat';
import { type Call, type CallName, calls, isPassedThrough } from '../../src/api/contract';
import { CODE, codeRule } from '../../src/api/contract/codes';
import {
  BackendError,
  type ContractError,
  type TransportError,
} from '../../src/api/contract/errors';
import { describeError } from '../../src/api/errorText';
import { formatUnitPrice, formatUsd } from '../../src/lib/number/money';
import { formatTraffic } from '../../src/lib/number/traffic';
import { formatTime } from '../../src/lib/time/timeText';
import failure from '../../src/locales/en-US/failure';
import parts from '../../src/locales/en-US/parts';
import refusals from '../../src/locales/en-US/refusals';

const LOCALE = 'en-US';

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  new IntlMessageFormat(text, LOCALE).format(values);

/** Writes an amount as the portal does. */
export const usd = (amount: string) => formatUsd(amount, LOCALE);
/** Writes a price per GB as the portal does. */
export const perGb = (price: string) => `${formatUnitPrice(price, LOCALE)} per GB`;
/** Writes a day as the portal does, in UTC. */
export const onDay = (at: number) => formatTime(at, LOCALE, 'day');

/** Writes traffic as the portal does. */
export function traffic(bytes: number): string {
  const { value, unit } = formatTraffic(bytes, LOCALE);
  return `${value} ${unit}`;
}

/** Returns the line above a list with unreadable rows. */
export const unreadRows = (count: number, rows: number) =>
  fill(parts['unread.rows'], { count, rows });

function errorWords(error: Error): string {
  const message = describeError(error);
  if ('verbatim' in message) return message.verbatim;
  const { id, values, check } = message;
  const texts = { ...failure, ...refusals };
  return [fill(texts[id], values), check && texts[check]].filter(Boolean).join(' ');
}

/** Describes the portal's reaction to a failed call (src/features/auth/session/request.ts). */
export function describeReaction(
  call: CallName,
  error: BackendError | ContractError | TransportError,
) {
  if (error instanceof BackendError) {
    if (error.code === CODE.sessionInvalid || call === 'user.info') {
      return 'the session ends and the sign-in page opens, without a word';
    }
    if (isPassedThrough(call, error.code))
      return `at its place on the page: “${errorWords(error)}”`;
    if (codeRule(error.code).isSilent) return 'nothing at all: the code is one of the silent ones';
    return `for three seconds: “${errorWords(error)}”`;
  }
  if ((calls[call] as Call).changes) return `what became of it, or “${errorWords(error)}”`;
  return `in the place of what is missing, with Retry: “${errorWords(error)}”`;
}
