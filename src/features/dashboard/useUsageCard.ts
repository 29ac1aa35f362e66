import { useMemo, useState } from 'react';
import { useAllSubAccounts } from '@/features/subaccounts';
import { useUsage } from '@/features/usage';
import { presetRange, type RangePreset } from '@/features/usage/rules';
import { floorTo, SECONDS_PER_HOUR } from '@/lib/time/day';

/** What the usage chart shows: the range, the account ('' = all), and the usage of it. `now` in UTC seconds. */
export function useUsageCard(now: number) {
  const [preset, setPreset] = useState<RangePreset>('7d');
  const [account, setAccount] = useState('');
  // Ranges end with an hour: within it the chart is not drawn anew.
  const hour = floorTo(now, SECONDS_PER_HOUR);
  const range = useMemo(() => presetRange(preset, hour), [preset, hour]);
  const { start, end, granularity } = range;
  const usage = useUsage({ start, end, granularity, account: account || undefined });
  const subAccounts = useAllSubAccounts();
  return { preset, setPreset, account, setAccount, subAccounts, range, usage };
}
