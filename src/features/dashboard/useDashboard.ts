import type { List } from '@/api/contract';
import { useCustomer, useUser } from '@/features/auth';
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
/** How often the clock of a dashboard that stands open is looked at, in seconds. */
const CLOCK = 60;

/** A value that was worked out from lists, and the lists: the value is not certain when rows of them could not be read. */
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

/** What the dashboard shows. Each part is a reading of its own, so that each can fail by itself. */
export function useDashboard() {
  const now = useNow(CLOCK);
  const user = useUser();
  const customer = useCustomer();
  const price = useStartsFrom();
  const today = dayOf(now);
  const credit = useLastCredit(customer);
  const pace = useUsage({
    start: dayOf(now - PACE_DAYS * SECONDS_PER_DAY),
    end: today,
    account: customer.proxyUsername,
    granularity: 'day',
  });
  const { busy, refresh } = useRefresh();

  const outlook: Reading<DerivedFrom<Runway>> = {
    data: pace.data && {
      value: runway(pace.data.list, customer.trafficLeft, customer.trafficExpireAt ?? null, now),
      of: [pace.data],
    },
    error: user.error ?? pace.error,
    isFetching: pace.isFetching,
    refetch: pace.refetch,
  };
  return {
    now,
    customer,
    user,
    price,
    credit,
    percent: credit.data && shareLeft(customer.trafficLeft, credit.data),
    outlook,
    updatedAt: user.dataUpdatedAt / MS_PER_SECOND,
    busy,
    refresh: () => void refresh(),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
