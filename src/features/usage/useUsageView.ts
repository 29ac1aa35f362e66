import { useMemo } from 'react';
import type { ChangeType } from '@/api/contract';
import { CHANGE_TYPES } from '@/api/contract/lists';
import { anyText, dayText, oneOf } from '@/lib/listState';
import { floorTo, SECONDS_PER_HOUR } from '@/lib/time/day';
import { useNow } from '@/ui/format/useNow';
import { type ListState, useListState } from '@/ui/table/useListState';
import {
  DEFAULT_RANGE,
  RANGES,
  type RangeChoice,
  resolveRange,
  SORTS,
  type Sort,
  type UsageRange,
} from './rules/usage';

/** Interval at which an open page checks the clock, in seconds. */
const CLOCK = 60;

export const TABS = ['changes', 'details'] as const;
type Tab = (typeof TABS)[number];

/** The filters of both tabs, and the open tab. */
const FILTERS = {
  tab: oneOf(TABS),
  range: oneOf(RANGES),
  start: dayText,
  end: dayText,
  account: anyText,
  type: oneOf(CHANGE_TYPES),
  sort: oneOf(SORTS),
};

/** The view of the page: its filters, range and paging. */
export interface UsageView extends Pick<ListState<typeof FILTERS>, 'paging' | 'change'> {
  readonly tab: Tab;
  readonly choice: RangeChoice;
  readonly range: UsageRange;
  /** UTC seconds. */
  readonly now: number;
  /** A username; '' = all accounts. */
  readonly account: string;
  readonly type: ChangeType | null;
  /** The order of the usage rows; '' = newest first. */
  readonly sort: Sort | '';
}

/** Reads the view of the page from its address. */
export function useUsageView(): UsageView {
  const { filters, paging, change } = useListState(FILTERS);
  const { tab, start, end, account, type, sort } = filters;
  const choice = filters.range || DEFAULT_RANGE;
  const now = useNow(CLOCK);
  // Ranges end with an hour or a day, so within the hour nothing is read or drawn again.
  const hour = floorTo(now, SECONDS_PER_HOUR);
  const range = useMemo(
    () => resolveRange({ choice, start, end }, hour),
    [choice, start, end, hour],
  );
  return {
    tab: tab || 'details',
    choice,
    range,
    now,
    account,
    type: type || null,
    sort,
    paging,
    change,
  };
}
