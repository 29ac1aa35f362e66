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

/** The digits of `text` with its group separators taken out, or null when they do not stand at every third digit. */
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
 * A positive decimal number as a customer of `locale` types or pastes it ("1,000.50" in English; "1 000,50" with any
 * kind of space in Russian), as plain digits with a point ("1000.50"), or null when it is anything else. A full stop
 * counts as the decimal point too where the locale does not group with it. What could be read two ways is refused:
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

/** A plain decimal ("1000.50") as a customer of `locale` would type it: without groups, which some locales read otherwise. */
export function decimalText(plain: string, locale: string): string {
  return plain.replace('.', separatorsOf(locale).decimal);
}

/** What may stand around an amount, see `parseAmountInput`. */
const AROUND = /^(\s*(?:\$|usd)?\s*)(.*?)(\s*(?:\$|usd)?\s*)$/is;

/**
 * A number that was typed in one locale, as the same number in another: "1,500" of English is "1500" in Russian, where the
 * comma would make it one and a half. A text that is no number stays as it is.
 */
export function retypedNumber(text: string, from: string, to: string): string {
  const [, before = '', number = '', after = ''] = AROUND.exec(text) ?? [];
  const plain = from === to ? null : parseDecimalInput(number, from);
  return plain === null ? text : before + decimalText(plain, to) + after;
}
