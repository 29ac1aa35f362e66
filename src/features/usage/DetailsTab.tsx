import { Flex } from 'antd';
import type { TrafficDetail } from '@/api/contract';
import { countryName } from '@/lib/country';
import { formatNumber } from '@/lib/number/numberText';
import { convertToUnitExactly, type TrafficUnit } from '@/lib/number/traffic';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { protocolText } from '@/ui/format/enumText';
import { Flag } from '@/ui/format/Flag';
import { useColumnTraffic } from '@/ui/format/Traffic';
import { useLocaleName, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import type { RecordColumns } from '@/ui/table/RecordTable';
import { AccountName } from './AccountName';
import { ChartCard } from './ChartCard';
import { SharesCard } from './SharesCard';
import { UsageRecords } from './UsageRecords';
import { useDetailsTab } from './useDetailsTab';
import type { UsageView } from './useUsageView';

/** A long name takes two lines rather than the place of another column. */
const WRAPS = { whiteSpace: 'normal' } as const;

/** Returns the columns of the detail; one unit is for the amounts on the page, the other for those in a file. */
function useColumns(): (shown: TrafficUnit, inFile: TrafficUnit) => RecordColumns<TrafficDetail> {
  const t = useText();
  const locale = useLocaleName();
  const inColumn = useColumnTraffic();
  return (shown, inFile) => [
    {
      title: t('usage.hourUtc'),
      render: (_, row) => <UtcTime at={row.at} zone={false} />,
      csv: ({ at }) => ({ at }),
    },
    {
      inCard: 'factWithoutName',
      title: t('usage.account'),
      render: (_, { account }) => <AccountName name={account} />,
      csv: ({ account }) => account,
    },
    {
      title: t('usage.country'),
      inCard: 'factWithoutName',
      render: (_, { countryCode }) => (
        <>
          <Flag country={countryCode} />{' '}
          <span style={WRAPS}>{countryName(countryCode, locale, countryCode)}</span>
        </>
      ),
      csv: ({ countryCode }) => countryCode,
    },
    {
      title: t('usage.protocol'),
      // The column that a customer misses least: the shares have the sums by protocol.
      dropOrder: 1,
      inCard: 'factWithoutName',
      render: (_, row) => protocolText(t, row.protocol),
      csv: ({ protocol }) => protocol,
    },
    {
      title: t('usage.traffic'),
      inCard: 'besideName',
      align: 'end',
      render: (_, row) => inColumn(row.bytes, shown),
      csvTitle: `${t('usage.traffic')}, ${t(`unit.${inFile}`)}`,
      csv: ({ bytes }) => convertToUnitExactly(bytes, inFile),
    },
    {
      title: t('usage.requests'),
      align: 'end',
      render: (_, { requests }) =>
        requests === null ? t('common.notKnown') : formatNumber(requests, locale),
      csv: ({ requests }) => requests,
    },
  ];
}

/** Shows usage by hour, account, country and protocol, with its chart, its shares and its export. */
export function DetailsTab({ view }: { readonly view: UsageView }) {
  const t = useText();
  const columnsOf = useColumns();
  const state = useDetailsTab(view);
  return (
    <Flex vertical gap="middle">
      <ChartCard view={view} state={state} />
      <SharesCard view={view} state={state} />
      <UsageRecords
        title={t('usage.usageDetail')}
        fileName="traffic-usage"
        view={view}
        rows={state.rows}
        progress={state.progress}
        // A row has no id, and two rows may agree in all names, for example with two unreadable protocols.
        rowKey={(row, rows) => String(rows.indexOf(row))}
        amountsOf={({ bytes }) => [bytes]}
        columnsOf={columnsOf}
        onShowAll={view.account === '' ? undefined : () => view.setFilters({ account: '' })}
        empty={<EmptyState title={t('usage.none')} text={t('usage.noneText')} />}
        load={state.load}
      />
    </Flex>
  );
}
