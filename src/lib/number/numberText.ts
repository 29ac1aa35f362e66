import { keepResults } from '../keepResults';

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

/** Returns the formatter of a locale and a style. Each is created once, because creating one takes as long as a hundred numbers. */
export const numberFormat = /* @__PURE__ */ keepResults(
  (locale: string, style: NumberStyle) => new Intl.NumberFormat(locale, FORMATS[style]),
);

/** Formats a number for a locale. */
export function formatNumber(
  value: number,
  locale: string,
  style: NumberStyle = 'decimal',
): string {
  return numberFormat(locale, style).format(value);
}
