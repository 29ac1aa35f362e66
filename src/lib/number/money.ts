import Big from 'big.js';
import { parseDecimalInput, toLatinNumber } from './decimalInput';
import { numberFormat } from './numberText';

/**
 * An amount of US dollars: a decimal string, "12.50" or "-3.00", and never a float. The backend's amounts are kept exactly, with all
 * their fraction digits (docs/contract.md "How answers are read"); amounts that the portal computes have two or more. For a text that
 * is no number, Big throws in every function here.
 */
export type Usd = string;

/** A price per GB: a decimal string that is not negative, "3.2500" or "2.4". */
export type UnitPrice = string;

/** Smallest recharge (spec §5, §9). */
export const MINIMUM_RECHARGE: Usd = '20.00';
/** A balance under this is low (docs/contract.md "Traffic"). */
export const LOW_BALANCE: Usd = '5.00';
export const ZERO_USD: Usd = '0.00';
/** Share of a crypto payment that the provider takes (spec §9). */
const PROCESSING_FEE_RATE = '0.03';

const USD = /^-?\d+(?:\.\d+)?$/;
const CENTS = 2;
const UNIT_PRICE_DIGITS = 4;
const PERCENT = 100;

/** True for a plain decimal string: no exponent, no currency sign. */
export function isUsd(value: unknown): value is Usd {
  return typeof value === 'string' && USD.test(value);
}

/** Writes a value with all its digits, at least two of them after the point. */
function exact(value: Big): Usd {
  const [whole = '', fraction = ''] = value.toFixed().split('.');
  const text = `${whole}.${fraction.padEnd(CENTS, '0')}`;
  return value.eq(0) ? ZERO_USD : text;
}

/** Rounds a value half up to a number of fraction digits. */
function rounded(value: Big, digits = CENTS): string {
  const near = value.round(digits, Big.roundHalfUp);
  return (near.eq(0) ? near.abs() : near).toFixed(digits);
}

/** Adds two amounts exactly. */
export function addUsd(a: Usd, b: Usd): Usd {
  return exact(new Big(a).plus(b));
}

/** Subtracts b from a exactly. */
export function subtractUsd(a: Usd, b: Usd): Usd {
  return exact(new Big(a).minus(b));
}

/** Returns -1, 0 or 1 as an amount or a price per GB is less than, equal to or more than another. */
export function compareUsd(a: Usd, b: Usd): -1 | 0 | 1 {
  return new Big(a).cmp(b);
}

/** Returns the fee of a crypto payment: 3 % of the amount, rounded half up to a cent (spec §9, docs/contract.md "Payments"). */
export function processingFee(amount: Usd): Usd {
  return rounded(new Big(amount).times(PROCESSING_FEE_RATE));
}

/** Returns the cost of a crypto payment: the amount and its fee. */
export function withFee(amount: Usd): Usd {
  return addUsd(amount, processingFee(amount));
}

/** Returns the price of a whole number of GB, rounded half up to a cent. */
export function priceOfGb(pricePerGb: UnitPrice, gb: number): Usd {
  return rounded(new Big(pricePerGb).times(gb));
}

/** Returns the whole percent by which `now` is below `before`, rounded down so that a saving is never overstated; 0 when none. */
export function savingPercent(before: Usd, now: Usd): number {
  const full = new Big(before);
  const less = full.minus(now);
  if (full.lte(0) || less.lte(0)) return 0;
  return less.times(PERCENT).div(full).round(0, Big.roundDown).toNumber();
}

/** True for a zero amount, however it is written. */
export function isZeroUsd(amount: Usd): boolean {
  return new Big(amount).eq(0);
}

/** Returns the amount that `balance` lacks to pay `total`, in whole cents and never too little; null when it is enough. */
export function missingUsd(total: Usd, balance: Usd): Usd | null {
  if (compareUsd(balance, total) >= 0) return null;
  return new Big(total).minus(balance).round(CENTS, Big.roundUp).toFixed(CENTS);
}

/** Returns the top-up that covers a missing amount: exactly that, but at least the smallest recharge. */
export function requiredTopUp(missing: Usd): Usd {
  return compareUsd(missing, MINIMUM_RECHARGE) > 0 ? missing : MINIMUM_RECHARGE;
}

/** True when the balance is below `LOW_BALANCE`. */
export function isLowBalance(balance: Usd): boolean {
  return compareUsd(balance, LOW_BALANCE) < 0;
}

/**
 * Reads an amount as a customer of `locale` types or pastes it ("1,000.50", "1 000,50", a "$" or "USD" beside it). Returns null
 * when the text is no amount, is negative, has more than two fraction digits, or is ambiguous.
 */
export function parseAmountInput(text: string, locale: string): Usd | null {
  const number = toLatinNumber(text)
    .trim()
    .replace(/^(?:\$|usd)|(?:\$|usd)$/gi, '');
  const plain = parseDecimalInput(number, locale);
  if (plain === null) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  return fraction.length > CENTS ? null : `${whole}.${fraction.padEnd(CENTS, '0')}`;
}

/** Writes a decimal with its digits, at least two after the point. As text, a formatter reads it exactly at any size. */
const formatDecimal = (decimal: string, locale: string): string =>
  numberFormat(locale, 'dollars').format(decimal as `${number}`);

/** Formats an amount, rounded half up to a cent: "$1,000.50", "1 000,50 $". Exact at any size. */
export function formatUsd(amount: Usd, locale: string): string {
  return formatDecimal(rounded(new Big(amount)), locale);
}

/**
 * Formats a price per GB: up to four fraction digits, rounded half up, without zeros past the second ("3.0000" is
 * "$3.00", "2.3750" is "$2.375").
 */
export function formatUnitPrice(price: UnitPrice, locale: string): string {
  return formatDecimal(rounded(new Big(price), UNIT_PRICE_DIGITS), locale);
}
