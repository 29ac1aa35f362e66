import { formatNumber } from '@/lib/number/numberText';

/** Formats a number of the chart with its unit, in the customer's language. */
export const formatAmount = (value: number, unit: string, locale: string): string =>
  `${formatNumber(value, locale)}\u00a0${unit}`;
