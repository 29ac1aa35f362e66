import { Link } from '@umijs/max';
import { Flex } from 'antd';
import type { List, SubAccount, UsageBucket } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { AccountField } from '@/features/subaccounts';
import { CHART_WITH_TABLE_HEIGHT, UsageChart, usageChartData } from '@/features/usage';
import { RANGE_PRESETS, type RangePreset, totalOf, type UsageRange } from '@/features/usage/rules';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Hint } from '@/ui/feedback/Hint';
import { type QueryState, QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Segments } from '@/ui/form/Segments';
import { useTrafficText } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { UnreadNote } from '@/ui/table/UnreadNote';

const FILTERS = { marginBlockEnd: 8 };
const ACCOUNT = { minWidth: 'min(280px, 100%)' };
/** The chart with the line above it and the table's handle below. */
const CHART_HEIGHT = CHART_WITH_TABLE_HEIGHT + 22;

interface Props {
  readonly preset: RangePreset;
  /** A username; '' = all accounts. */
  readonly account: string;
  readonly subAccounts: QueryState<List<SubAccount>>;
  readonly range: UsageRange;
  readonly usage: QueryState<List<UsageBucket>>;
  setPreset(preset: RangePreset): void;
  setAccount(account: string): void;
}

/** Draws the filters of the card, and the chart of the chosen traffic. */
export default function UsageOverTime(props: Props) {
  const { preset, setPreset, account, setAccount, subAccounts, range, usage } = props;
  const t = useText();
  return (
    <>
      <Flex wrap align="center" gap="8px 16px" style={FILTERS}>
        <Segments<RangePreset>
          name={t('usage.range')}
          options={RANGE_PRESETS}
          value={preset}
          labelOf={(option) => t(`usage.range.${option}`)}
          onChange={setPreset}
        />
        <div style={ACCOUNT}>
          <AccountField value={account} subAccounts={subAccounts} onChange={setAccount} />
        </div>
      </Flex>
      <QueryView query={usage} skeleton={<Skeleton height={CHART_HEIGHT} />}>
        {(buckets) => (
          <>
            <UnreadNote of={[buckets]} means="sum" />
            <Chart buckets={buckets} range={range} />
          </>
        )}
      </QueryView>
    </>
  );
}

interface ChartProps {
  readonly buckets: List<UsageBucket>;
  readonly range: UsageRange;
}

function Chart({ buckets: { list: buckets, unread }, range }: ChartProps) {
  const t = useText();
  const locale = useLocaleName();
  const trafficText = useTrafficText();
  const { createdAt } = useCustomer();
  // A preset range ends now.
  const data = usageChartData({ range, buckets, since: createdAt, now: range.to, locale, t });
  const total = totalOf(buckets, range).bytes;
  // Buckets that could not be read may hold traffic.
  if (total === 0 && unread) return null;
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
      <UsageChart data={data} name={name} />
    </>
  );
}
