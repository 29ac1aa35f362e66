import Big from 'big.js';
import { parseDecimalInput } from './decimalInput';

/** An amount of US dollars: a decimal string with two fraction digits, "12.50" or "-3.00". Never a float. */
export type Usd = string;

/** A price per GB: a decimal string with two to four fraction digits, "3.2500". */
export type UnitPrice = string;

/** Smallest recharge (spec §5, §9). */
export const MINIMUM_RECHARGE: Usd = '20.00';
/** A balance under this is low (contract.md "Traffic"). */
export const LOW_BALANCE: Usd = '5.00';
/** No money. */
export const ZERO_USD: Usd = '0.00';
/** Share of a crypto payment that the provider takes (spec §9). */
export const PROCESSING_FEE_RATE = '0.03';

const USD = /^-?\d+\.\d{2}$/;
const UNIT_PRICE = /^\d+\.\d{2,4}$/;
const CENTS = 2;
const PERCENT = 100;

/** True for a decimal string with two fraction digits. */
export function isUsd(value: unknown): value is Usd {
  return typeof value === 'string' && USD.test(value);
}

function big(amount: Usd): Big {
  if (!isUsd(amount)) throw new TypeError('not an amount in USD');
  return new Big(amount);
}

function usd(value: Big): Usd {
  const text = value.round(CENTS, Big.roundHalfUp).toFixed(CENTS);
  return text === '-0.00' ? ZERO_USD : text;
}

function notNegative(value: Big): Big {
  if (value.lt(0)) throw new RangeError('a negative amount');
  return value;
}

/**
 * An amount in its one canonical form ("007.50" becomes "7.50").
 * @throws TypeError when it is no decimal string with two fraction digits.
 */
export function parseUsd(value: unknown): Usd {
  if (!isUsd(value)) throw new TypeError('not an amount in USD');
  return usd(new Big(value));
}

/** a + b, exact. @throws TypeError for what is no amount. */
export function addUsd(a: Usd, b: Usd): Usd {
  return usd(big(a).plus(big(b)));
}

/** a − b, exact. @throws TypeError for what is no amount. */
export function subtractUsd(a: Usd, b: Usd): Usd {
  return usd(big(a).minus(big(b)));
}

/** -1, 0 or 1 as a is less than, equal to or more than b. @throws TypeError for what is no amount. */
export function compareUsd(a: Usd, b: Usd): -1 | 0 | 1 {
  return big(a).cmp(big(b));
}

/**
 * The fee of a crypto payment: 3 % of the amount, rounded half up to a cent (spec §9, contract.md "recharge").
 * @throws TypeError for what is no amount, RangeError for a negative one.
 */
export function processingFee(amount: Usd): Usd {
  return usd(notNegative(big(amount)).times(PROCESSING_FEE_RATE));
}

/** What a crypto payment costs: the amount and its fee. @throws as `processingFee`. */
export function withFee(amount: Usd): Usd {
  return addUsd(amount, processingFee(amount));
}

/**
 * The price of a whole number of GB, rounded half up to a cent.
 * @throws TypeError when the price has no two to four fraction digits, RangeError when `gb` is no whole number from 0.
 */
export function priceOfGb(pricePerGb: UnitPrice, gb: number): Usd {
  if (!UNIT_PRICE.test(pricePerGb)) throw new TypeError('not a price per GB');
  if (!Number.isSafeInteger(gb) || gb < 0) throw new RangeError('not a number of GB');
  return usd(new Big(pricePerGb).times(gb));
}

/** -1, 0 or 1 as price a is less than, equal to or more than b. @throws TypeError for what is no price per GB. */
export function compareUnitPrices(a: UnitPrice, b: UnitPrice): -1 | 0 | 1 {
  if (!UNIT_PRICE.test(a) || !UNIT_PRICE.test(b)) throw new TypeError('not a price per GB');
  return new Big(a).cmp(b);
}

/** How many whole percent `now` is under `before`, rounded down so that a saving is never overstated; 0 when none. */
export function savingPercent(before: Usd, now: Usd): number {
  const full = big(before);
  const less = full.minus(big(now));
  if (full.lte(0) || less.lte(0)) return 0;
  return less.times(PERCENT).div(full).round(0, Big.roundDown).toNumber();
}

/** What `balance` lacks to pay `total`; "0.00" when it is enough. */
export function missingUsd(total: Usd, balance: Usd): Usd {
  return compareUsd(balance, total) >= 0 ? ZERO_USD : subtractUsd(total, balance);
}

/** The top-up that covers what is missing: exactly that, but at least the smallest recharge (product.md "New order"). */
export function topUpFor(missing: Usd): Usd {
  return compareUsd(missing, MINIMUM_RECHARGE) > 0 ? missing : MINIMUM_RECHARGE;
}

/** True when the balance is low. */
export function isLowBalance(balance: Usd): boolean {
  return compareUsd(balance, LOW_BALANCE) < 0;
}

/**
 * An amount as a customer of `locale` types or pastes it ("1,000.50", "1 000,50", a "$" or "USD" beside it), or null
 * when it is none, is negative, has more than two fraction digits or can be read two ways.
 */
export function parseAmountInput(text: string, locale: string): Usd | null {
  const plain = parseDecimalInput(text.trim().replace(/^(?:\$|usd)|(?:\$|usd)$/gi, ''), locale);
  if (plain === null) return null;
  const [whole = '', fraction = ''] = plain.split('.');
  return fraction.length > CENTS ? null : `${whole}.${fraction.padEnd(CENTS, '0')}`;
}

/**
 * An amount, or a price per GB, for the eye: "$1,000.50", "1 000,50 $". Exact at any size: whole dollars are grouped as
 * a BigInt and the fraction digits are put in as they are.
 * @throws TypeError for what is neither.
 */
export function formatUsd(amount: Usd | UnitPrice, locale: string): string {
  if (!USD.test(amount) && !UNIT_PRICE.test(amount)) throw new TypeError('not an amount in USD');
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.');
  const digits = new Intl.NumberFormat(locale, {
    minimumIntegerDigits: fraction.length,
    useGrouping: false,
  }).format(Number(fraction));
  const text = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  })
    .formatToParts(BigInt(whole))
    .map((part) => (part.type === 'fraction' ? digits : part.value))
    .join('');
  return amount.startsWith('-') ? `-${text}` : text;
}
