import { numberFormat } from './numberText';

const WHITESPACE_GROUP = /\s/;
const GROUP_SIZE = 3;
const SAMPLE = 1000000.5;

/** Signs around an amount that `parseAmountInput` accepts. */
const AROUND = /^(\s*(?:\$|usd)?\s*)(.*?)(\s*(?:\$|usd)?\s*)$/is;

function separatorsOf(locale: string) {
  const parts = numberFormat(locale, 'decimal').formatToParts(SAMPLE);
  const find = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: find('group', ''), decimal: find('decimal', '.') };
}

/** Returns the decimal sign of a locale. */
export const decimalSign = (locale: string): string => separatorsOf(locale).decimal;

/** Removes the group separators from `text`; null when they are not at every third digit. */
function ungrouped(text: string, separator: string): string | null {
  const isGroup = (sign: string) => sign === separator || WHITESPACE_GROUP.test(sign);
  const first = [...text].find(isGroup);
  if (first === undefined) return text;
  const same = WHITESPACE_GROUP.test(first) ? /\s/ : first;
  const [head = '', ...groups] = text.split(same);
  const headFits = head.length >= 1 && head.length <= GROUP_SIZE;
  return headFits && groups.every((group) => group.length === GROUP_SIZE)
    ? [head, ...groups].join('')
    : null;
}

const LEADING_ZEROS = /^0+(?=\d)/;

/** Full-width signs of input methods. Their digits are digits of another script, and their space is white space. */
const FULL_WIDTH: Readonly<Record<string, string>> = { '，': ',', '．': '.', '＄': '$' };

/** Returns the value of a decimal digit of any script: Unicode puts the ten digits of a script one after another. */
function digitOf(sign: string): string {
  let value = 0;
  const code = sign.codePointAt(0) ?? 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Returns a typed number in the signs of a Latin keyboard: digits of other scripts ("２０", "٢٠") as 0-9. */
export function toLatinNumber(text: string): string {
  return text
    .replace(/[，．＄]/g, (sign) => FULL_WIDTH[sign] ?? sign)
    .replace(/(?!\d)\p{Nd}/gu, digitOf);
}

/**
 * Returns the two numbers that an ambiguous text may mean: "0,500" in English is 0.5 with a foreign decimal comma, or 500 with a
 * misplaced group separator. Both are in the number format of `locale`; empty for a text with one meaning, or with none.
 */
export function ambiguousReadings(text: string, locale: string): readonly string[] {
  const { group } = separatorsOf(locale);
  const [, , number = ''] = AROUND.exec(toLatinNumber(text)) ?? [];
  const [, head = '', separator, tail = ''] = /^(0\d{0,2})([.,])(\d{3})$/.exec(number) ?? [];
  if (separator !== group) return [];
  const asGroup = `${head}${tail}`.replace(LEADING_ZEROS, '');
  const asDecimal = `${head}.${tail}`.replace(LEADING_ZEROS, '').replace(/\.?0+$/, '');
  return asDecimal === asGroup ? [] : [formatDecimalInput(asDecimal, locale), asGroup];
}

/**
 * Reads a positive decimal number as a customer of `locale` types or pastes it ("1,000.50" in English; "1 000,50" with any
 * kind of space in Russian), in digits of any script. Returns plain digits with a point ("1000.50"), or null for anything else. A
 * full stop counts as the decimal point, too, where the locale does not group with it; ".5" and "20." are numbers. Ambiguous ones
 * (`ambiguousReadings`) are refused, because money must not be guessed.
 */
export function parseDecimalInput(text: string, locale: string): string | null {
  const { group, decimal } = separatorsOf(locale);
  if (ambiguousReadings(text, locale).length > 0) return null;
  const trimmed = toLatinNumber(text).trim();
  const at = Math.max(trimmed.lastIndexOf(decimal), group === '.' ? -1 : trimmed.lastIndexOf('.'));
  const whole = ungrouped(at < 0 ? trimmed : trimmed.slice(0, at), group);
  const fraction = at < 0 ? '' : trimmed.slice(at + 1);
  if (whole === null || !/^\d+$/.test(whole + fraction)) return null;
  const plain = `0${whole}`.replace(LEADING_ZEROS, '');
  return fraction === '' ? plain : `${plain}.${fraction}`;
}

/** Writes a plain decimal ("1000.50") as a customer of `locale` would type it: without groups, which some locales read differently. */
export function formatDecimalInput(plain: string, locale: string): string {
  return plain.replace('.', separatorsOf(locale).decimal);
}

/** Rewrites a number that was typed in another language for that of now. */
export type Retype = (number: string) => string;

/**
 * Rewrites a number that was typed in one locale for another: "1,500" of English is "1500" in Russian, where the comma would make
 * it one and a half. A text that is no number stays as it is.
 */
export function convertTypedNumber(text: string, from: string, to: string): string {
  const [, before = '', number = '', after = ''] = AROUND.exec(text) ?? [];
  const plain = from === to ? null : parseDecimalInput(number, from);
  return plain === null ? text : before + formatDecimalInput(plain, to) + after;
}
