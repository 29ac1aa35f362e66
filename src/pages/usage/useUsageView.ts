import { useSearchParams } from '@umijs/max';
import { useMemo, useState } from 'react';
import type { ChangeType, List } from '@/contract';
import { dayOf, floorTo, SECONDS_PER_DAY, SECONDS_PER_HOUR, startOfDay } from '@/domain/day';
import { CHANGE_TYPES } from '@/domain/listed';
import { customRange, presetRange, RANGE_PRESETS, type UsageRange } from '@/domain/usage';
import { useNow } from '@/ui/useNow';

/** How often the clock of a page that stands open is looked at, in seconds. */
const CLOCK = 60;
const DEFAULT_PAGE_SIZE = 20;

export const TABS = ['changes', 'details'] as const;
export type Tab = (typeof TABS)[number];

export const RANGES = [...RANGE_PRESETS, 'custom'] as const;
export type RangeChoice = (typeof RANGES)[number];
const DEFAULT_RANGE = '7d';
/** A longer range is cut at its beginning, in days. */
export const LONGEST_RANGE_DAYS = 366;

function oneOf<T extends string>(options: readonly T[], value: string | null): T | null {
  return options.find((option) => option === value) ?? null;
}

/** What the page shows, kept in the address so that it can be linked to and comes back with Back. */
export interface UsageView {
  readonly tab: Tab;
  readonly choice: RangeChoice;
  readonly range: UsageRange;
  /** UTC seconds. */
  readonly now: number;
  /** A username; '' = all accounts. */
  readonly account: string;
  readonly type: ChangeType | null;
  readonly paging: {
    readonly page: number;
    readonly pageSize: number;
    onPage(page: number, pageSize: number): void;
  };
  /** Changes the address; the table starts at its first page again. */
  change(patch: Readonly<Record<string, string>>): void;
}

/** True when the calls' whole days hold more than the range shows: the answer is to be trimmed (contract.md "Ranges"). */
export function isTrimmed({ start, end, from, to }: UsageRange): boolean {
  return startOfDay(start) !== from || startOfDay(end) + SECONDS_PER_DAY !== to;
}

/** The part of rows that lies in the range. */
export function inRange<T extends { readonly at: number }>(
  rows: readonly T[],
  { from, to }: UsageRange,
): T[] {
  return rows.filter(({ at }) => at >= from && at < to);
}

/** A list without what lies outside of the range. */
export function listInRange<T extends { readonly at: number }>(
  { list, unread }: List<T>,
  range: UsageRange,
): List<T> {
  return { list: inRange(list, range), unread };
}

function rangeOf(params: URLSearchParams, now: number): { choice: RangeChoice; range: UsageRange } {
  const choice = oneOf(RANGES, params.get('range')) ?? DEFAULT_RANGE;
  if (choice !== 'custom') return { choice, range: presetRange(choice, now) };
  const today = dayOf(now);
  const range = customRange(params.get('start') ?? today, params.get('end') ?? today);
  if (range === null) return { choice, range: presetRange(DEFAULT_RANGE, now) };
  const first = dayOf(range.to - LONGEST_RANGE_DAYS * SECONDS_PER_DAY);
  return { choice, range: (range.start < first && customRange(first, range.end)) || range };
}

/** Reads the view from the address (`?tab=&range=&start=&end=&account=&type=`) and writes it back. */
export function useUsageView(): UsageView {
  const [params, setParams] = useSearchParams();
  const now = useNow(CLOCK);
  // Ranges end with an hour or a day: within the hour nothing is read or drawn anew.
  const hour = floorTo(now, SECONDS_PER_HOUR);
  const address = params.toString();
  // The page of a table belongs to one address: another filter starts at the first page.
  const [place, setPlace] = useState({ address, page: 1, pageSize: DEFAULT_PAGE_SIZE });
  const page = place.address === address ? place.page : 1;
  const { choice, range } = useMemo(
    () => rangeOf(new URLSearchParams(address), hour),
    [address, hour],
  );
  return {
    tab: oneOf(TABS, params.get('tab')) ?? 'changes',
    choice,
    range,
    now,
    account: params.get('account') ?? '',
    type: oneOf(CHANGE_TYPES, params.get('type')),
    paging: {
      page,
      pageSize: place.pageSize,
      onPage: (next, pageSize) => setPlace({ address, page: next, pageSize }),
    },
    change: (patch) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(patch)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      setParams(next, { replace: true });
    },
  };
}
