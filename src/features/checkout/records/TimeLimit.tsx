import { type Translate, useText } from '@/ui/format/text';
import type { Duration } from '../rules/order';

/** Returns a time limit in words: a number of days, or Unlimit. */
export const timeLimitText = (t: Translate, days: Duration): string =>
  days === null ? t('order.unlimit') : t('order.days', { days });

/** Draws a time limit. */
export function TimeLimit({ days }: { readonly days: Duration }) {
  return <span>{timeLimitText(useText(), days)}</span>;
}
