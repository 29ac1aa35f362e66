import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCustomer, useUser } from '@/features/auth';
import { useOffer } from '@/features/checkout';
import { allSubAccountsQuery } from '@/features/subaccounts';
import { useCredits, useUsage } from '@/features/usage';
import { PACE_DAYS, shareLeft } from '@/features/usage/rules';
import { serviceTimeOfDevice } from '@/lib/browser/clock/serviceClock';
import { dayOf, SECONDS_PER_DAY } from '@/lib/time/day';
import { useNow } from '@/ui/format/useNow';

/** Reads the data of the dashboard. Each part is a reading of its own, so that each can fail by itself. */
export function useDashboard() {
  const now = useNow();
  const user = useUser();
  const customer = useCustomer();
  const offer = useOffer();
  const credits = useCredits();
  const usage = useUsage({
    start: dayOf(now - PACE_DAYS * SECONDS_PER_DAY),
    end: dayOf(now),
    account: customer.proxyUsername,
    granularity: 'day',
  });
  // The usage card makes the same call, so this is none of its own.
  const subAccounts = useQuery({
    ...allSubAccountsQuery,
    select: ({ list, unread }) => ({
      haveUsed: list.some(({ trafficUsed }) => trafficUsed > 0),
      left: unread ? null : list.reduce((sum, { trafficLeft }) => sum + trafficLeft, 0),
    }),
  });
  const hasUsedTraffic = customer.trafficUsed > 0 || subAccounts.data?.haveUsed === true;
  const isUnread = [offer, credits, usage].every(({ data, error }) => error && data === undefined);
  const client = useQueryClient();
  const { trafficExpireAt } = customer;
  return {
    now,
    /**
     * UTC seconds; null when the traffic does not expire, undefined when that is not known: the time that was read may pass while
     * the page is open.
     */
    expireAt: trafficExpireAt && trafficExpireAt <= now ? undefined : trafficExpireAt,
    customer,
    /** The traffic left in all sub-accounts, in bytes, which is no part of the customer's; null while it is not known. */
    leftInSubs: subAccounts.data?.left ?? null,
    user,
    offer,
    credits,
    /** The traffic left in percent of the last credit; null while it is not known. */
    percent: shareLeft(customer.trafficLeft, credits.data),
    usage,
    /** True once the main account or a sub-account is known to have used traffic. */
    hasUsedTraffic,
    /**
     * True for a customer who has used no traffic. It waits for the sub-accounts, so that the checklist does not come and go; only
     * who can still have the trial is shown it at once.
     */
    isNewcomer: !hasUsedTraffic && (customer.canTrial || subAccounts.isFetched),
    /** UTC seconds; null when nothing but the account could be read. */
    updatedAt: isUnread ? null : serviceTimeOfDevice(user.dataUpdatedAt),
    busy: useIsFetching() > 0,
    /** Reads all data on the page again. */
    refresh: () => void client.refetchQueries({ type: 'active' }),
  };
}

export type Dashboard = ReturnType<typeof useDashboard>;
