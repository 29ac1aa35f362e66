import { useMemo } from 'react';
import type { ChangeType } from '@/api/contract';
import { CHANGE_TYPES } from '@/api/contract/lists';
import { anyText, dayText, oneOf } from '@/lib/listState';
import { floorTo, SECONDS_PER_HOUR } from '@/lib/time/day';
import { useNow } from '@/ui/format/useNow';
import { type ListState, useListState } from '@/ui/table/useListState';
import {
  chosenRange,
  DEFAULT_RANGE,
  RANGES,
  type RangeChoice,
  type UsageRange,
} from './rules/usage';

/** How often the clock of a page that stands open is looked at, in seconds. */
const CLOCK = 60;

export const TABS = ['changes', 'details'] as const;
type Tab = (typeof TABS)[number];

/** What both tabs are filtered by, and which of them is open. */
const FILTERS = {
  tab: oneOf(TABS),
  range: oneOf(RANGES),
  start: dayText,
  end: dayText,
  account: anyText,
  type: oneOf(CHANGE_TYPES),
};

/** What the page shows. */
export interface UsageView extends Pick<ListState<typeof FILTERS>, 'paging' | 'change'> {
  readonly tab: Tab;
  readonly choice: RangeChoice;
  readonly range: UsageRange;
  /** UTC seconds. */
  readonly now: number;
  /** A username; '' = all accounts. */
  readonly account: string;
  readonly type: ChangeType | null;
}

/** What the page shows, read from its address. */
export function useUsageView(): UsageView {
  const { filters, paging, change } = useListState(FILTERS);
  const { tab, start, end, account, type } = filters;
  const choice = filters.range || DEFAULT_RANGE;
  const now = useNow(CLOCK);
  // Ranges end with an hour or a day: within the hour nothing is read or drawn anew.
  const hour = floorTo(now, SECONDS_PER_HOUR);
  const range = useMemo(
    () => chosenRange({ choice, start, end }, hour),
    [choice, start, end, hour],
  );
  return {
    tab: tab || 'details',
    choice,
    range,
    now,
    account,
    type: type || null,
    paging,
    change,
  };
}
