import { Link } from '@umijs/max';
import { Button, Flex } from 'antd';
import { useRef } from 'react';
import type { UsageBucket } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { formatNumber } from '@/lib/number/numberText';
import { dayOf } from '@/lib/time/day';
import { formatDays } from '@/lib/time/timeText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Hint } from '@/ui/feedback/Hint';
import { QueryFailure, QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Figure } from '@/ui/format/Figure';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { useIsPhone } from '@/ui/page/useIsPhone';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { usageChartData } from './chart/chartData';
import { CHART_WITH_TABLE_HEIGHT, UsageChart } from './chart/UsageChart';
import { barBuckets, barStepOf, changeFromPrevious, groupByAccount, totalOf } from './rules/usage';
import type { DetailsTabState } from './useDetailsTab';
import type { UsageView } from './useUsageView';

/** Height of the totals with the comparison below them, whose answer takes longer, in px. */
const TOTAL_HEIGHT = 88;
const TOTAL = { minHeight: TOTAL_HEIGHT };
/** A phone has the requests below the traffic, whether or not there is a comparison, which takes the whole line. */
const TOTALS_HEIGHT = { phone: 162, wide: TOTAL_HEIGHT };
/** The button, which comes late, would move the chart of a phone: there the card below has it. */
const AT_END = { marginInlineStart: 'auto' };

/** Returns the height of the chart, the totals above it and the button of the table below, in px. */
const useCardHeight = () =>
  CHART_WITH_TABLE_HEIGHT + TOTALS_HEIGHT[useIsPhone() ? 'phone' : 'wide'];

interface Props {
  readonly view: UsageView;
  readonly state: DetailsTabState;
}

/** Shows usage over time: totals, bars by account, the period before as a line, and spikes marked. */
export function ChartCard({ view, state }: Props) {
  const t = useText();
  const locale = useLocaleName();
  const height = useCardHeight();
  const { earlier } = state;
  const { from, to } = view.range;
  const card = useRef<HTMLDivElement>(null);
  return (
    <Card
      ref={card}
      title={t(`usage.chart.${barStepOf(view.range)}`)}
      extra={<Hint>{formatDays(from, to - 1, locale)}</Hint>}
    >
      <QueryView query={state.usage} skeleton={<Skeleton height={height} />}>
        {(buckets) => (
          <>
            <UnreadNote of={[buckets]} means="sum" />
            <QueryFailure query={earlier} name={t('usage.previous')} />
            <UnreadNote of={[earlier.data]} name={t('usage.previous')} />
            <Chart
              buckets={buckets.list}
              view={view}
              state={state}
              // The heading alone: on a phone the card with its table is higher than the screen.
              onOpen={() => card.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' })}
            />
          </>
        )}
      </QueryView>
    </Card>
  );
}

interface ChartProps extends Props {
  readonly buckets: readonly UsageBucket[];
  /** Called once the days of a bar are shown. */
  onOpen(): void;
}

function Chart({ buckets, view, state, onOpen }: ChartProps) {
  const t = useText();
  const locale = useLocaleName();
  const traffic = useTrafficText();
  const { range, account } = view;
  const { previous, shares, tooManyRows, loadShares } = state;
  const isPhone = useIsPhone();
  const height = useCardHeight();
  const { proxyUsername, createdAt } = useCustomer();
  // Bars by account would lack the traffic of rows that cannot be read, which the total has.
  const details = account === '' && !shares.data?.unread ? shares.data?.list : undefined;
  const data = usageChartData({
    range,
    buckets,
    parts: details?.length
      ? groupByAccount(details, t('usage.others')).map((part) =>
          part.name === proxyUsername
            ? { ...part, name: t('subaccount.mainAccount'), isVerbatim: false }
            : part,
        )
      : undefined,
    previous,
    since: createdAt,
    now: view.hour,
    locale,
    t,
  });
  const { change: changeView } = view;
  const openDays = (index: number) => {
    const bars = barBuckets(buckets, range);
    const start = bars[index]?.at ?? range.from;
    const end = (bars[index + 1]?.at ?? range.to) - 1;
    changeView({ range: 'custom', start: dayOf(start), end: dayOf(end) }, true);
    onOpen();
  };
  const { bytes, requests } = totalOf(buckets, range);
  const change =
    !state.usage.data?.unread &&
    previous &&
    changeFromPrevious(buckets, previous.buckets, range, view.hour, createdAt);
  const isUsed = bytes > 0 || previous?.buckets.some((bucket) => bucket.bytes > 0);
  // Buckets that could not be read may hold traffic.
  if (!isUsed && state.usage.data?.unread) return null;
  if (!isUsed) {
    return (
      // An empty card keeps the chart's room, so that nothing below jumps.
      <Flex vertical justify="center" style={{ minHeight: height }}>
        <EmptyState
          title={t('usage.none')}
          text={t('usage.noneText')}
          action={<Link to="/residential">{t('usage.noneAction')}</Link>}
        />
      </Flex>
    );
  }
  return (
    <>
      <Flex vertical={isPhone} gap={isPhone ? 'small' : 'large'}>
        <div style={TOTAL}>
          <Figure title={t('usage.traffic')}>{traffic(bytes)}</Figure>
          {typeof change === 'number' && <Change from={change} />}
        </div>
        <Figure title={t('usage.requests')}>
          {requests === null ? t('common.notKnown') : formatNumber(requests, locale)}
        </Figure>
        {account === '' && tooManyRows !== null && !isPhone && (
          <div style={AT_END}>
            <Button type="link" size="small" onClick={loadShares}>
              {t('usage.barsByAccount')}
            </Button>
          </div>
        )}
      </Flex>
      <UsageChart
        isCompared
        data={data}
        name={t('usage.chartName', { amount: traffic(bytes) })}
        onBar={barStepOf(range) === 'hour' ? undefined : openDays}
      />
    </>
  );
}

/** Shows how much more or less traffic there is than in the previous period, in percent. */
function Change({ from }: { readonly from: number }) {
  const t = useText();
  const locale = useLocaleName();
  const share = formatNumber(Math.abs(from), locale, 'percent');
  if (share === formatNumber(0, locale, 'percent')) return <Hint>{t('usage.asBefore')}</Hint>;
  return <Hint>{t(from > 0 ? 'usage.moreThanBefore' : 'usage.lessThanBefore', { share })}</Hint>;
}
