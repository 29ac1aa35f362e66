import { Flex } from 'antd';
import { useState } from 'react';
import type { TrafficDetail } from '@/api/contract';
import { countryName } from '@/lib/country';
import { formatNumber } from '@/lib/number/numberText';
import type { TrafficUnit } from '@/lib/number/traffic';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { failureText } from '@/ui/feedback/failureText';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Flag } from '@/ui/format/Flag';
import { protocolText } from '@/ui/format/listedText';
import { useTrafficText } from '@/ui/format/Traffic';
import { type TextOf, useLocaleName, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { Card } from '@/ui/page/Card';
import { ExportButton } from '@/ui/table/ExportButton';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import { ChartCard } from './ChartCard';
import { SharesCard } from './SharesCard';
import { UnitField } from './UnitField';
import { useDetailsTab } from './useDetailsTab';
import type { UsageView } from './useUsageView';

const TABLE_HEIGHT = 480;
function columnsOf(
  t: TextOf,
  locale: string,
  traffic: (bytes: number) => string,
): RecordColumns<TrafficDetail> {
  return [
    {
      key: 'at',
      title: t('usage.hourUtc'),
      render: (_, row) => <UtcTime at={row.at} zone={false} />,
    },
    {
      key: 'account',
      narrow: 'plain',
      title: t('usage.account'),
      render: (_, { account }) => <code>{account}</code>,
    },
    {
      key: 'country',
      title: t('usage.country'),
      narrow: 'plain',
      render: (_, { countryCode }) => (
        <>
          <Flag country={countryCode} /> {countryName(countryCode, locale, countryCode)}
        </>
      ),
    },
    {
      key: 'protocol',
      title: t('usage.protocol'),
      narrow: 'plain',
      render: (_, row) => protocolText(t, row.protocol),
    },
    {
      key: 'bytes',
      title: t('usage.traffic'),
      narrow: 'end',
      align: 'end',
      render: (_, row) => traffic(row.bytes),
    },
    {
      key: 'requests',
      title: t('usage.requests'),
      align: 'end',
      render: (_, { requests }) =>
        requests === null ? t('common.notKnown') : formatNumber(requests, locale),
    },
  ];
}

/** Shows usage by hour, account, country and protocol, with its chart, its shares and its export. */
export function DetailsTab({ view }: { readonly view: UsageView }) {
  const t = useText();
  const locale = useLocaleName();
  const traffic = useTrafficText();
  const [unit, setUnit] = useState<TrafficUnit>('MB');
  const state = useDetailsTab(view);
  const { rows, load } = state;
  const { range, paging } = view;
  const header = [
    t('usage.hourUtc'),
    t('usage.account'),
    t('usage.country'),
    t('usage.protocol'),
    `${t('usage.traffic')}, ${t(`unit.${unit}`)}`,
    t('usage.requests'),
  ];
  return (
    <Flex vertical gap="middle">
      <ChartCard view={view} state={state} />
      <SharesCard state={state} />
      <Card
        title={t('usage.usageDetail')}
        extra={
          <>
            <UnitField value={unit} onChange={setUnit} />
            <ExportButton
              fileName={`traffic-usage-${range.start}-${range.end}.csv`}
              load={(signal, onPage) => load(header, unit, signal, onPage)}
              describe={failureText}
            />
          </>
        }
      >
        <QueryView
          query={rows}
          describe={failureText}
          skeleton={<Skeleton height={TABLE_HEIGHT} />}
        >
          {(page) => (
            <RecordTable
              name={t('usage.usageDetail')}
              of={page}
              isSearch={view.account !== ''}
              // A row has no id, and two rows may have equal values, for example with protocols that the portal does not know.
              rowKey={(row) => String(page.list.indexOf(row))}
              columns={columnsOf(t, locale, traffic)}
              loading={rows.isPlaceholderData}
              empty={<EmptyState title={t('usage.none')} text={t('usage.noneText')} />}
              paging={paging}
            />
          )}
        </QueryView>
      </Card>
    </Flex>
  );
}
