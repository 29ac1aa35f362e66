const SHOWN_DIGITS = 2;

/** A number of the chart in the customer's language. */
export function numberText(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: SHOWN_DIGITS }).format(value);
}

/** The same with its unit. */
export const amountText = (value: number, unit: string, locale: string): string =>
  `${numberText(value, locale)}\u00a0${unit}`;
