const FORMATS = {
  /** "1,234.57" */
  decimal: { maximumFractionDigits: 2 },
  /** "1,234.50" */
  hundredths: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  /** "12%" */
  percent: { style: 'percent', maximumFractionDigits: 0 },
  /** "12.3%" */
  finePercent: { style: 'percent', maximumFractionDigits: 1 },
  /** "$1,234.50"; a price per GB has up to four fraction digits. */
  dollars: {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 4,
  },
} satisfies Record<string, Intl.NumberFormatOptions>;

/** The style of a formatted number. */
export type NumberStyle = keyof typeof FORMATS;

const made = new Map<string, Intl.NumberFormat>();

/** Returns the formatter of a locale and a style. Each is created once, because creating one takes as long as a hundred numbers. */
export function numberFormat(locale: string, style: NumberStyle): Intl.NumberFormat {
  const key = `${locale} ${style}`;
  const existing = made.get(key);
  if (existing) return existing;
  const format = new Intl.NumberFormat(locale, FORMATS[style]);
  made.set(key, format);
  return format;
}

/** Formats a number for a locale. */
export function formatNumber(
  value: number,
  locale: string,
  style: NumberStyle = 'decimal',
): string {
  return numberFormat(locale, style).format(value);
}
