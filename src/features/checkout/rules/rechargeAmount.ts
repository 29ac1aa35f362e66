import { formatDecimalInput, type Retype } from '@/lib/number/decimalInput';
import { compareUsd, MINIMUM_RECHARGE, parseAmountInput, type Usd } from '@/lib/number/money';
import type { Fields } from '@/lib/text/json';

/** Amounts offered at a click, in USD. */
export const QUICK_AMOUNTS: readonly Usd[] = ['20.00', '50.00', '100.00', '500.00'];

/** An amount that can be recharged, or the problem with the typed text. */
export type TypedAmount =
  | { readonly amount: Usd; readonly problem: null }
  | { readonly amount: null; readonly problem: 'empty' | 'notAmount' | 'tooLittle' };

/** Reads a typed recharge amount in the number format of `locale`: at least 20 USD (spec §5). */
export function parseRechargeAmount(text: string, locale: string): TypedAmount {
  if (text.trim() === '') return { amount: null, problem: 'empty' };
  const amount = parseAmountInput(text, locale);
  if (amount === null) return { amount, problem: 'notAmount' };
  return compareUsd(amount, MINIMUM_RECHARGE) < 0
    ? { amount: null, problem: 'tooLittle' }
    : { amount, problem: null };
}

/** Formats an amount as a customer of `locale` would type it; whole dollars without their cents. */
export function formatTypedAmount(amount: Usd, locale: string): string {
  return formatDecimalInput(amount.replace(/\.00$/, ''), locale);
}

/** Reads a stored draft of an amount; null for anything else. */
export const readRechargeDraft = ({ text }: Fields, retype: Retype) =>
  typeof text === 'string' ? { text: retype(text) } : null;
