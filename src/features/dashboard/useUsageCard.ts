import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { allSubAccountsQuery } from '@/features/subaccounts';
import { useUsage } from '@/features/usage';
import { presetRange, type RangePreset } from '@/features/usage/rules';
import { floorTo, SECONDS_PER_HOUR } from '@/lib/time/day';

/** Returns the data of the usage chart: the range, the account ('' = all), and their usage. `now` is in UTC seconds. */
export function useUsageCard(now: number) {
  const [preset, setPreset] = useState<RangePreset>('7d');
  const [account, setAccount] = useState('');
  // Ranges end with an hour, so the chart is not drawn again within the hour.
  const hour = floorTo(now, SECONDS_PER_HOUR);
  const range = presetRange(preset, hour);
  const { start, end, granularity } = range;
  const usage = useUsage({ start, end, granularity, account: account || undefined });
  const subAccounts = useQuery(allSubAccountsQuery);
  return { preset, setPreset, account, setAccount, subAccounts, range, usage };
}
