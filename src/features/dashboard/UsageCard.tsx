import { useQuery } from '@tanstack/react-query';
import { Link } from '@umijs/max';
import { useState } from 'react';
import { allSubAccountsQuery } from '@/features/subaccounts';
import { useHour, useUsage } from '@/features/usage';
import { presetRange, type RangePreset } from '@/features/usage/rules';
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

/** Shows traffic over time, UTC: 24 h, 7 d, 30 d, of one account or all. They are read while the code that draws them loads. */
export function UsageCard() {
  const t = useText();
  const [preset, setPreset] = useState<RangePreset>('7d');
  /** A username; '' = all accounts. */
  const [account, setAccount] = useState('');
  const range = presetRange(preset, useHour());
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
