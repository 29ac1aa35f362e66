import type { List } from '@/api/contract';
import { useUser } from '@/features/auth';
import { usePackages, usePriceMenu } from '@/features/checkout';
import { startsFrom } from '@/features/checkout/rules';
import { shareLeft, useLastCredit, useUsage } from '@/features/usage';
import { PACE_DAYS, type Runway, runway } from '@/features/usage/rules';
import type { UnitPrice } from '@/lib/number/money';
import { dayOf, SECONDS_PER_DAY } from '@/lib/time/day';
import type { Reading } from '@/ui/feedback/QueryView';
import { useNow } from '@/ui/format/useNow';
import { useRefresh } from './useRefresh';

const MS_PER_SECOND = 1000;
/** Interval at which an open dashboard checks the clock, in seconds. */
const CLOCK = 60;

/** A value computed from lists, and the lists: when rows of them could not be read, the value is uncertain. */
export interface DerivedFrom<T> {
  readonly value: T;
  readonly of: readonly List<unknown>[];
}

/** The lowest price per GB; null when nothing is on sale. */
function useStartsFrom(): Reading<DerivedFrom<UnitPrice | null>> {
  const tiers = usePriceMenu();
  const packages = usePackages();
  return {
    data: tiers.data &&
      packages.data && {
        value: startsFrom(tiers.data.list, packages.data.list),
        of: [tiers.data, packages.data],
      },
    error: tiers.error ?? packages.error,
    isFetching: tiers.isFetching || packages.isFetching,
    refetch: () => Promise.all([tiers.refetch(), packages.refetch()]),
  };
}

/** Reads the data of the dashboard. Each part is a reading of its own, so that each can fail by itself. */
export function useDashboard() {
  const now = useNow(CLOCK);
  const user = useUser();
  const price = useStartsFrom();
  const today = dayOf(now);
  const credit = useLastCredit(user.data);
  const pace = useUsage(
    {
      start: dayOf(now - PACE_DAYS * SECONDS_PER_DAY),
      end: today,
      account: user.data?.proxyUsername,
      granularity: 'day',
    },
    user.data !== undefined,
  );
  const { busy, refresh } = useRefresh();

  const outlook: Reading<DerivedFrom<Runway>> = {
    data: user.data &&
      pace.data && {
        value: runway(
          pace.data.list,
          user.data.trafficLeft,
          user.data.trafficExpireAt ?? null,
          now,
        ),
        of: [pace.data],
      },
    error: user.error ?? pace.error,
    isFetching: pace.isFetching,
    refetch: pace.refetch,
  };
  return {
    now,
    user,
    price,
    credit,
    percent: user.data && credit.data && shareLeft(user.data.trafficLeft, credit.data),
    outlook,
    updatedAt: user.dataUpdatedAt / MS_PER_SECOND,
    busy,
    refresh: () => void refresh(),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
