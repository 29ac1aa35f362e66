import { CHANGE_TYPES } from '@/api/contract/lists';
import { anyText, dayText, oneOf } from '@/lib/listState';
import { useListState } from '@/ui/table/useListState';
import { DEFAULT_RANGE, RANGES, resolveRange } from './rules/usage';
import { useHour } from './useHour';

export const USAGE_TABS = ['changes', 'details'] as const;

/** The filters of both tabs, and the open tab. */
const FILTERS = {
  tab: oneOf(USAGE_TABS),
  range: oneOf(RANGES),
  start: dayText,
  end: dayText,
  account: anyText,
  type: oneOf(CHANGE_TYPES),
};

/** Reads the view of the page from its address: its filters, range and paging. */
export function useUsageView() {
  const { filters, paging, change } = useListState(FILTERS);
  const { tab, start, end, account, type } = filters;
  const choice = filters.range || DEFAULT_RANGE;
  const hour = useHour();
  const range = resolveRange({ choice, start, end }, hour);
  return {
    tab: tab || 'details',
    choice,
    range,
    /** The start of the present hour, in UTC seconds. */
    hour,
    /** A username; '' = all accounts. */
    account,
    /** A type of change; '' = all types. */
    type,
    paging,
    setFilters: change,
  };
}

export type UsageView = ReturnType<typeof useUsageView>;
