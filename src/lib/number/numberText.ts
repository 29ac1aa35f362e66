const FORMATS = {
  /** "1,234.57" */
  decimal: { maximumFractionDigits: 2 },
  /** "12%" */
  percent: { style: 'percent', maximumFractionDigits: 0 },
  /** "12.3%" */
  finePercent: { style: 'percent', maximumFractionDigits: 1 },
  /** The dollars of an amount; its cents are put in by lib/number/money. */
  dollars: { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' },
} satisfies Record<string, Intl.NumberFormatOptions>;

/** How a number is written. */
export type NumberStyle = keyof typeof FORMATS;

const made = new Map<string, Intl.NumberFormat>();

/** The formatter of a locale and a style. Each is made once: making one takes as long as a hundred numbers. */
export function numberFormat(locale: string, style: NumberStyle): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const existing = made.get(key);
  if (existing) return existing;
  const format = new Intl.NumberFormat(locale, FORMATS[style]);
  made.set(key, format);
  return format;
}

/** A number for the eye, as the locale writes it. */
export function formatNumber(
  value: number,
  locale: string,
  style: NumberStyle = 'decimal',
): string {
  return numberFormat(locale, style).format(value);
}
