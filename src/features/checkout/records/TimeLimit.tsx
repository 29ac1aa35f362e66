import { useText } from '@/ui/format/text';
import type { Duration } from '../rules/order';

/** Draws a time limit: a number of days, or Unlimit. */
export function TimeLimit({ days }: { readonly days: Duration }) {
  const t = useText();
  return <span>{days === null ? t('order.unlimit') : t('order.days', { days })}</span>;
}
