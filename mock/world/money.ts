/** The mock's own money: whole cents, and unit prices in whole hundredths of a cent. No floats anywhere. */

/** US dollars in whole cents. */
export type Cents = number;
/** US dollars per GB in units of 0.0001 USD. */
export type UnitPrice = number;

/** The processing fee of crypto payments, in percent (spec §9). */
const FEE_PERCENT = 3;
/** The smallest recharge: 20 USD (spec §9). */
export const MIN_RECHARGE: Cents = 2000;
/** The mock's largest recharge: keeps all sums far inside exact integers. */
export const MAX_RECHARGE: Cents = 100_000_000;

const UNITS_PER_CENT = 100;

/** Returns `amount × percent / 100`, rounded half up to a cent. */
export function percentOf(amount: Cents, percent: number): Cents {
  return Math.floor((amount * percent + 50) / 100);
}

/** Returns the crypto fee on an amount: 3 %, rounded half up to a cent. */
export const feeOn = (amount: Cents): Cents => percentOf(amount, FEE_PERCENT);

/** Returns the price of `gigabytes` at a unit price, rounded half up to a cent. */
export function priceOf(gigabytes: number, unit: UnitPrice): Cents {
  return Math.floor((gigabytes * unit + UNITS_PER_CENT / 2) / UNITS_PER_CENT);
}

/** Writes cents as "12.50". */
export function usd(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Writes a unit price with two to four fraction digits: "3.50", "2.9925". */
export function unitPrice(price: UnitPrice): string {
  const digits = String(price).padStart(5, '0');
  const fraction = digits.slice(-4).replace(/0{1,2}$/, '');
  return `${digits.slice(0, -4)}.${fraction}`;
}

const USD_TEXT = /^(\d{1,9})\.(\d{2})$/;

/** Reads a text like "12.50" as cents; null when it is anything else. */
export function parseUsd(text: string): Cents | null {
  const match = USD_TEXT.exec(text);
  return match ? Number(match[1]) * 100 + Number(match[2]) : null;
}
