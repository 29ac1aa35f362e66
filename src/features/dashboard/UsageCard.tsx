import { Link } from '@umijs/max';
import { Flex } from 'antd';
import { useMemo, useRef } from 'react';
import type { UsageBucket, User } from '@/api/contract';
import { AccountFilter } from '@/features/subaccounts';
import {
  CHART_WITH_TABLE_HEIGHT,
  UsageChart,
  UsageDrawing,
  usageChartData,
} from '@/features/usage';
import {
  fillBuckets,
  RANGE_PRESETS,
  type RangePreset,
  type UsageRange,
} from '@/features/usage/rules';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { failureText } from '@/ui/feedback/failureText';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Segments } from '@/ui/form/Segments';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { AfterPaint } from '@/ui/lazy/AfterPaint';
import { useWanted } from '@/ui/lazy/useWanted';
import { Card } from '@/ui/page/Card';
import { ListNotes } from '@/ui/table/ListNotes';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { useUsageCard } from './useUsageCard';

const FILTERS = { marginBlockEnd: 8 };
/** The field keeps its room until the list of accounts has loaded. */
const ACCOUNT = { minWidth: 280 };
/** Height of the chart with the line above it and the button of the table below, in px. */
const CARD_HEIGHT = CHART_WITH_TABLE_HEIGHT + 30;

interface Props {
  readonly user: User | undefined;
  /** UTC seconds. */
  readonly now: number;
}

/** Shows traffic over time in MB, UTC: 24 h, 7 d, 30 d, of one account or all. */
export function UsageCard({ user, now }: Props) {
  const t = useText();
  const filters = useRef<HTMLDivElement>(null);
  const isWanted = useWanted(filters);
  const { preset, setPreset, account, setAccount, subAccounts, range, usage } = useUsageCard(now);
  return (
    <Card
      title={t('dashboard.usage')}
      extra={
        <Link to={`/usage?${new URLSearchParams({ tab: 'details', range: preset, account })}`}>
          {t('dashboard.usageMore')}
        </Link>
      }
    >
      <Flex ref={filters} wrap align="center" gap="8px 16px" style={FILTERS}>
        <Segments<RangePreset>
          name={t('usage.range')}
          options={RANGE_PRESETS}
          value={preset}
          labelOf={(option) => t(`usage.range.${option}`)}
          onChange={setPreset}
        />
        <div style={ACCOUNT}>
          <AccountFilter
            isDue={isWanted}
            field={{
              value: account,
              main: user?.proxyUsername,
              subAccounts: subAccounts.data?.list.map(({ username }) => username),
              onChange: setAccount,
            }}
          />
        </div>
        <ListNotes name={t('menu.subaccount')} query={subAccounts} describe={failureText} />
      </Flex>
      <QueryView query={usage} describe={failureText} skeleton={<Skeleton height={CARD_HEIGHT} />}>
        {(buckets) => (
          <>
            <UnreadNote of={[buckets]} means="sum" />
            <AfterPaint height={CARD_HEIGHT}>
              <Chart buckets={buckets.list} range={range} />
            </AfterPaint>
          </>
        )}
      </QueryView>
    </Card>
  );
}

interface ChartProps {
  readonly buckets: readonly UsageBucket[];
  readonly range: UsageRange;
}

function Chart({ buckets, range }: ChartProps) {
  const t = useText();
  const locale = useLocaleName();
  const trafficText = useTrafficText();
  const data = useMemo(
    () => usageChartData({ range, buckets, locale, t }),
    [range, buckets, locale, t],
  );
  const total = fillBuckets(buckets, range).reduce((sum, { bytes }) => sum + bytes, 0);
  if (total === 0) {
    return (
      <EmptyState
        title={t('usage.none')}
        text={t('usage.noneText')}
        action={<Link to="/residential">{t('usage.noneAction')}</Link>}
      />
    );
  }
  const name = t('usage.chartName', { amount: trafficText(total) });
  return (
    <>
      <Hint>{name}</Hint>
      <UsageChart Drawing={UsageDrawing} data={data} name={name} />
    </>
  );
}
