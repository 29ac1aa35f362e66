import Big from 'big.js';
import { SECONDS_PER_DAY } from '../time/day';
import { formatDecimalInput, parseDecimalInput } from './decimalInput';
import { formatNumber } from './numberText';

/** 1 KB = 1024 bytes, and so on up (docs/contract.md "Conventions"). */
const UNIT_STEP = 1024;
export const BYTES_PER_KB = UNIT_STEP;
export const BYTES_PER_MB = BYTES_PER_KB * UNIT_STEP;
export const BYTES_PER_GB = BYTES_PER_MB * UNIT_STEP;

/** Traffic under this share of the last credit is low (docs/contract.md "Traffic"). */
const LOW_PERCENT = 20;
/** Traffic under this many bytes is low: 500 MB. */
const LOW_BYTES = 500 * BYTES_PER_MB;
/** Traffic that expires within this many days is expiring. */
const EXPIRING_DAYS = 3;
/** Remaining percentages at which the bell notifies; the lowest one reached counts. */
const TRAFFIC_THRESHOLDS = [5, 20, 50] as const;

const PERCENT = 100;
const EXACT_DIGITS = 6;

const UNIT_BYTES = { B: 1, KB: BYTES_PER_KB, MB: BYTES_PER_MB, GB: BYTES_PER_GB } as const;

/** A unit of traffic, 1024 of the one before. */
export type TrafficUnit = keyof typeof UNIT_BYTES;

/** An amount of traffic as typed by the customer. */
export interface TypedTraffic {
  readonly text: string;
  readonly unit: TrafficUnit;
}

/** An amount before anything is typed. */
export const NO_TRAFFIC: TypedTraffic = { text: '', unit: 'GB' };

/** Converts bytes to a number of `unit`, for charts and sorting; exact within the limits of floats. */
export function convertToUnit(bytes: number, unit: TrafficUnit): number {
  return bytes / UNIT_BYTES[unit];
}

/** Converts bytes to a plain decimal of `unit`, with up to six fraction digits and a point in every locale: for exports. */
export function convertToUnitExactly(bytes: number, unit: TrafficUnit): string {
  return new Big(bytes).div(UNIT_BYTES[unit]).round(EXACT_DIGITS, Big.roundHalfUp).toFixed();
}

function rounded(value: number): number {
  return Math.round(value * PERCENT) / PERCENT;
}

/**
 * Returns the most readable unit for an amount (signed bytes). Traffic is shown in MB or GB (spec "Everywhere"); only an amount that
 * would round to 0 MB is shown in KB or B, because "0 MB" of something would be untrue.
 */
export function unitFor(bytes: number): TrafficUnit {
  const size = Math.abs(bytes);
  if (rounded(size / BYTES_PER_MB) >= UNIT_STEP) return 'GB';
  if (size === 0 || rounded(size / BYTES_PER_MB) > 0) return 'MB';
  return size >= BYTES_PER_KB ? 'KB' : 'B';
}

/** Returns an amount (signed bytes) as a number of `unit`, rounded to two digits. */
export function roundToUnit(bytes: number, unit: TrafficUnit): number {
  return rounded(convertToUnit(bytes, unit));
}

/** A chart or a table with an amount above this is in GB: 10,000 MB. */
const LARGE_BYTES = 10_000 * BYTES_PER_MB;

/** Returns the unit in which all amounts of a chart are shown. */
export function unitForChart(amounts: readonly number[]): 'MB' | 'GB' {
  return amounts.some((bytes) => bytes > LARGE_BYTES) ? 'GB' : 'MB';
}

/** Returns the unit in which all amounts (signed bytes) of a list are shown: GB also where none is under 1 GB. */
export function unitForAll(amounts: readonly number[]): 'MB' | 'GB' {
  const sizes = amounts.map(Math.abs).filter((size) => size > 0);
  const isLarge = unitForChart(sizes) === 'GB';
  return isLarge || (sizes.length > 0 && sizes.every((size) => unitFor(size) === 'GB'))
    ? 'GB'
    : 'MB';
}

/** Formats an amount in the unit of its column, always with two fraction digits. */
export function formatHundredths(amount: number, locale: string): string {
  const value = rounded(amount);
  // "0.00" of something would be untrue.
  const isTiny = value === 0 && amount > 0;
  const text = formatNumber(isTiny ? 1 / PERCENT : value, locale, 'hundredths');
  return isTiny ? `<${text}` : text;
}

/** Formats an amount (bytes) in a column's unit, always with two fraction digits. */
export function formatInColumn(bytes: number, unit: TrafficUnit, locale: string): string {
  return formatHundredths(convertToUnit(bytes, unit), locale);
}

/**
 * Formats an amount (signed bytes) with at most two fraction digits: the number as text of the locale, and its unit for the caller to
 * translate; the unit can be given.
 */
export function formatTraffic(bytes: number, locale: string, unit = unitFor(bytes)) {
  // Rounding turns a small negative amount into -0, which must be shown as 0.
  return { value: formatNumber(roundToUnit(bytes, unit) || 0, locale), unit };
}

/** The typographic minus, because a hyphen is too short beside a plus. */
const MINUS = '\u2212';

/** Returns the sign of a change, which is joined to its digits, so that no line break can separate them. */
export function signOf(change: number): string {
  if (change === 0) return '';
  return change < 0 ? MINUS : '+';
}

/**
 * Reads an amount in `unit` as a customer of `locale` types it. Returns bytes, rounded down, or null when the text is no positive
 * number or too large to count.
 */
export function parseTrafficInput(text: string, unit: TrafficUnit, locale: string): number | null {
  const plain = parseDecimalInput(text, locale);
  if (plain === null) return null;
  const bytes = new Big(plain).times(UNIT_BYTES[unit]).round(0, Big.roundDown).toNumber();
  return Number.isSafeInteger(bytes) && bytes > 0 ? bytes : null;
}

/** Fraction digits that tell every byte of a GB apart. */
const DIGITS_OF_BYTES = 10;

/** Returns an amount in bytes as a customer of `locale` would type it; `parseTrafficInput` reads exactly these bytes again. */
export function toTypedTraffic(bytes: number, locale: string): TypedTraffic {
  const unit = bytes < BYTES_PER_GB ? 'MB' : 'GB';
  const exact = new Big(bytes).div(UNIT_BYTES[unit]).round(DIGITS_OF_BYTES, Big.roundUp);
  return { text: formatDecimalInput(exact.toFixed(), locale), unit };
}

/** Reads an amount like `parseTrafficInput`, but returns 0 (none) for an empty field and for a zero. */
export function parseTrafficOrNone(text: string, unit: TrafficUnit, locale: string): number | null {
  const isNone = text.trim() === '' || /^0(\.0+)?$/.test(parseDecimalInput(text, locale) ?? '');
  return isNone ? 0 : parseTrafficInput(text, unit, locale);
}

/**
 * Returns the share left in percent, 0 to 100, of `balanceAfterLastCredit` (bytes); null when nothing was ever credited, because
 * then there is nothing to compare with.
 */
export function percentLeft(left: number, balanceAfterLastCredit: number | null): number | null {
  if (balanceAfterLastCredit === null || balanceAfterLastCredit <= 0) return null;
  return Math.min(PERCENT, Math.max(0, (left / balanceAfterLastCredit) * PERCENT));
}

/** True when traffic is low: under 20 % or 500 MB. `percent` is from `percentLeft`. */
export function isLow(left: number, percent: number | null): boolean {
  return left < LOW_BYTES || (percent !== null && percent < LOW_PERCENT);
}

/** True when traffic expires within three days. `expireAt` and `now` are in UTC seconds; expired traffic is not expiring. */
export function isExpiring(expireAt: number | null, now: number): boolean {
  return expireAt !== null && expireAt > now && expireAt - now <= EXPIRING_DAYS * SECONDS_PER_DAY;
}

/** Returns the lowest of 5, 20 and 50 % that the share left has reached, or null. `percent` is from `percentLeft`. */
export function trafficThreshold(percent: number | null) {
  if (percent === null) return null;
  return TRAFFIC_THRESHOLDS.find((threshold) => percent <= threshold) ?? null;
}
