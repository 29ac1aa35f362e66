import { useQuery } from '@tanstack/react-query';
import { Link } from '@umijs/max';
import { useState } from 'react';
import { allSubAccountsQuery } from '@/features/subaccounts';
import { useUsage } from '@/features/usage';
import { presetRange, type RangePreset } from '@/features/usage/rules';
import { floorTo, SECONDS_PER_HOUR } from '@/lib/time/day';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';

/** The filters, the line above the chart, the chart, and the handle of its table. */
const HEIGHT = 362;
// antd's Select and the chart load after the cards that the customer looks at first.
const UsageOverTime = lazyPart(() => import('./UsageOverTime'), {
  height: HEIGHT,
  isDeferred: true,
});

interface Props {
  /** UTC seconds. */
  readonly now: number;
}

/** Shows traffic over time, UTC: 24 h, 7 d, 30 d, of one account or all. They are read while the code that draws them loads. */
export function UsageCard({ now }: Props) {
  const t = useText();
  const [preset, setPreset] = useState<RangePreset>('7d');
  /** A username; '' = all accounts. */
  const [account, setAccount] = useState('');
  // Ranges end with an hour, so the chart is not drawn again within the hour.
  const hour = floorTo(now, SECONDS_PER_HOUR);
  const range = presetRange(preset, hour);
  const { start, end, granularity } = range;
  const usage = useUsage({ start, end, granularity, account: account || undefined });
  const subAccounts = useQuery(allSubAccountsQuery);
  return (
    <Card
      title={t('dashboard.usage')}
      extra={
        <Link to={`/usage?${new URLSearchParams({ tab: 'details', range: preset, account })}`}>
          {t('dashboard.usageMore')}
        </Link>
      }
    >
      <UsageOverTime {...{ preset, setPreset, account, setAccount, subAccounts, range, usage }} />
    </Card>
  );
}
