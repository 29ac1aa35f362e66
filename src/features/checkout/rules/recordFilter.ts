import { ORDER_STATUSES } from '@/api/contract/lists';
import { anyText, dayText, type Filters, oneOf } from '@/lib/listState';
import { type Day, dayOf, SECONDS_PER_DAY } from '@/lib/time/day';

/** The presets of the date filter, and the custom range. */
export const RECORD_DATES = ['30d', '90d', 'custom'] as const;
/** Length of each preset in days, today included. */
const DAYS = { '30d': 30, '90d': 90 } as const;

/** The filters of orders and recharges, and the record that a link led to, which is marked among the others. */
export const RECORD_FILTERS = {
  status: oneOf(ORDER_STATUSES),
  dates: oneOf(RECORD_DATES),
  start: dayText,
  end: dayText,
  marked: anyText,
};
export type RecordFilterValues = Filters<typeof RECORD_FILTERS>;

/** Returns the UTC days of the date filter, both inclusive; '' for an open end. */
export function recordDays(
  { dates, start, end }: Pick<RecordFilterValues, 'dates' | 'start' | 'end'>,
  now: number,
): { readonly start: Day | ''; readonly end: Day | '' } {
  if (dates === '') return { start: '', end: '' };
  if (dates !== 'custom') {
    return { start: dayOf(now - (DAYS[dates] - 1) * SECONDS_PER_DAY), end: '' };
  }
  return start !== '' && end !== '' && start > end ? { start: end, end: start } : { start, end };
}

/** Returns the filters for the call; undefined those that are not set. */
export function recordQuery(filters: RecordFilterValues, now: number) {
  const { start, end } = recordDays(filters, now);
  return {
    status: filters.status || undefined,
    start: start || undefined,
    end: end || undefined,
  };
}
