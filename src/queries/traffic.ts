import { useQuery } from '@tanstack/react-query';
import type { Params, TrafficChange } from '@/contract';
import { lastCredit, percentLeft } from '@/domain/traffic';
import { changelog, details, usage } from '@/services/traffic';
import { keys } from './keys';
import { allPages } from './pages';

/** How far back the last credit is looked for, in days: the longest time limit on sale and some. */
export const CREDIT_DAYS = 120;

type UsageQuery = Params<'traffic.usage'>;
type ChangeQuery = Params<'traffic.changelog'>;
type DetailQuery = Params<'traffic.details'>;

/** Usage by hour or day (UTC) of a range of days, of one account or of all. */
export function useUsage(query: UsageQuery) {
  return useQuery({
    queryKey: keys.usageOf(query),
    queryFn: ({ signal }) => usage(query, { signal }),
  });
}

/** A page of the Traffic Change Record. */
export function useChanges(query: ChangeQuery) {
  return useQuery({
    queryKey: keys.changePage(query),
    queryFn: ({ signal }) => changelog(query, { signal }),
    placeholderData: (before) => before,
  });
}

/** A page of the Traffic Usage Detail. */
export function useDetails(query: DetailQuery) {
  return useQuery({
    queryKey: keys.detailPage(query),
    queryFn: ({ signal }) => details(query, { signal }),
    placeholderData: (before) => before,
  });
}

/** The change that last added traffic to the main account between two UTC days, or null. */
export function useLastCredit(range: { readonly start: string; readonly end: string }) {
  return useQuery({
    queryKey: keys.changePage({ ...range, purpose: 'lastCredit' }),
    queryFn: async ({ signal }): Promise<TrafficChange | null> => {
      const rows = await allPages((paging) => changelog({ ...paging, ...range }, { signal }));
      return lastCredit(rows);
    },
  });
}

/** Share of traffic left in percent against the balance after the last credit; null when there was none. */
export function shareLeft(left: number, credit: TrafficChange | null | undefined): number | null {
  return percentLeft(left, credit?.balanceAfter ?? null);
}

/** Every row of the change record of a range, page by page; `onPage` hears how far it is. */
export function loadAllChanges(
  query: Omit<ChangeQuery, 'page' | 'pageSize'>,
  options: LoadOptions,
): Promise<TrafficChange[]> {
  return allPages((paging) => changelog({ ...query, ...paging }, options), options.onPage);
}

/** Every row of the usage detail of a range, page by page. */
export function loadAllDetails(
  query: Omit<DetailQuery, 'page' | 'pageSize'>,
  options: LoadOptions,
) {
  return allPages((paging) => details({ ...query, ...paging }, options), options.onPage);
}

interface LoadOptions {
  readonly signal: AbortSignal;
  onPage?(loaded: number, total: number): void;
}
