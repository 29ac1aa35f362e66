import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useCustomer, useUser } from '@/features/auth';
import { useOffer } from '@/features/checkout';
import { useLastCredit, useUsage } from '@/features/usage';
import { PACE_DAYS, shareLeft } from '@/features/usage/rules';
import { serviceTimeOf } from '@/lib/browser/clock/serviceClock';
import { dayOf, SECONDS_PER_DAY } from '@/lib/time/day';
import { useNow } from '@/ui/format/useNow';

/** Reads the data of the dashboard. Each part is a reading of its own, so that each can fail by itself. */
export function useDashboard() {
  const now = useNow();
  const user = useUser();
  const customer = useCustomer();
  const offer = useOffer();
  const credit = useLastCredit();
  const usage = useUsage({
    start: dayOf(now - PACE_DAYS * SECONDS_PER_DAY),
    end: dayOf(now),
    account: customer.proxyUsername,
    granularity: 'day',
  });
  const isUnread = [offer, credit, usage].every(({ data, error }) => error && data === undefined);
  const client = useQueryClient();
  return {
    now,
    customer,
    user,
    offer,
    credit,
    /** The traffic left in percent of the last credit; null while it is not known. */
    percent: shareLeft(customer.trafficLeft, credit.data),
    usage,
    /** UTC seconds; null when nothing but the account could be read. */
    updatedAt: isUnread ? null : serviceTimeOf(user.dataUpdatedAt),
    busy: useIsFetching() > 0,
    /** Reads all data on the page again. */
    refresh: () => void client.refetchQueries({ type: 'active' }),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
