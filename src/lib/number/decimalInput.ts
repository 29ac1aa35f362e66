const WHITESPACE_GROUP = /\s/;
const GROUP_SIZE = 3;
const SAMPLE = 1000000.5;

interface Separators {
  readonly group: string;
  readonly decimal: string;
}

function separatorsOf(locale: string): Separators {
  const parts = new Intl.NumberFormat(locale).formatToParts(SAMPLE);
  const find = (type: string, fallback: string) =>
    parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: find('group', ''), decimal: find('decimal', '.') };
}

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

/**
 * Reads a positive decimal number as a customer of `locale` types or pastes it ("1,000.50" in English; "1 000,50" with any
 * kind of space in Russian). Returns plain digits with a point ("1000.50"), or null for anything else. A full stop
 * counts as the decimal point, too, where the locale does not group with it. Ambiguous numbers are refused, because
 * money must not be guessed.
 */
export function parseDecimalInput(text: string, locale: string): string | null {
  const { group, decimal } = separatorsOf(locale);
  const trimmed = text.trim();
  const at = Math.max(trimmed.lastIndexOf(decimal), group === '.' ? -1 : trimmed.lastIndexOf('.'));
  const whole = ungrouped(at < 0 ? trimmed : trimmed.slice(0, at), group);
  const fraction = at < 0 ? null : trimmed.slice(at + 1);
  if (whole === null || !/^\d+$/.test(whole)) return null;
  if (fraction !== null && !/^\d+$/.test(fraction)) return null;
  const plain = whole.replace(/^0+(?=\d)/, '');
  return fraction === null ? plain : `${plain}.${fraction}`;
}

/** Writes a plain decimal ("1000.50") as a customer of `locale` would type it: without groups, which some locales read differently. */
export function formatDecimalInput(plain: string, locale: string): string {
  return plain.replace('.', separatorsOf(locale).decimal);
}

/** Signs around an amount that `parseAmountInput` accepts. */
const AROUND = /^(\s*(?:\$|usd)?\s*)(.*?)(\s*(?:\$|usd)?\s*)$/is;

/**
 * Rewrites a number that was typed in one locale for another: "1,500" of English is "1500" in Russian, where the comma would make
 * it one and a half. A text that is no number stays as it is.
 */
export function convertTypedNumber(text: string, from: string, to: string): string {
  const [, before = '', number = '', after = ''] = AROUND.exec(text) ?? [];
  const plain = from === to ? null : parseDecimalInput(number, from);
  return plain === null ? text : before + formatDecimalInput(plain, to) + after;
}
