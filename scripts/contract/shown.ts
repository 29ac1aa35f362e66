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

/** Changes whose lost answer is looked up and told on the page, in place of the failure. */
const LOOKED_UP: readonly CallName[] = [
  ...(['auth.passadd', 'auth.passdelete', 'auth.trafficupdate'] as const),
  ...(['auth.passupdate', 'auth.remarkupdate', 'order.pay', 'recharge.cryptomusPay'] as const),
];
/** Changes whose failure stays on the page, because nothing could be looked up. */
const STAYING: readonly CallName[] = ['user.changepwd', 'user.genToken'];

/** Describes the reaction to a change without a readable answer: a toast, unless its page says more (`isShownByCaller` in src). */
function describeLostChange(call: CallName, words: string): string {
  const outcome = 'what became of it, once the portal has looked';
  if (LOOKED_UP.includes(call)) return outcome;
  if (STAYING.includes(call)) return `in its place, and it stays: “${words}”`;
  const toast = `for three seconds: “${words}”`;
  return call === 'auth.whiteipdelete' ? `${toast}; then ${outcome}` : toast;
}

/** Describes the portal's reaction to a failed call (src/features/auth/session/request.ts). */
export function describeReaction(
  call: CallName,
  error: BackendError | ContractError | TransportError,
) {
  const isRefusal = error instanceof BackendError;
  if (isRefusal && (error.code === CODE.sessionInvalid || call === 'user.info')) {
    return 'the session ends and the sign-in page opens, without a word';
  }
  if (call === 'user.refreshToken') return 'nothing of its own: the call that waits for it fails';
  if (isRefusal) {
    if (isPassedThrough(call, error.code))
      return `at its place on the page: “${errorWords(error)}”`;
    if (codeRule(error.code).isSilent) return 'nothing at all: the code is one of the silent ones';
    return `for three seconds: “${errorWords(error)}”`;
  }
  if ((calls[call] as Call).changes) return describeLostChange(call, errorWords(error));
  return `in the place of what is missing, with Retry: “${errorWords(error)}”`;
}
