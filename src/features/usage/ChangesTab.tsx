import { Flex } from 'antd';
import { useState } from 'react';
import type { TrafficChange } from '@/api/contract';
import { CHANGE_TYPES } from '@/api/contract/lists';
import type { TrafficUnit } from '@/lib/number/traffic';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { failureText } from '@/ui/feedback/failureText';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { SelectField } from '@/ui/form/SelectField';
import { changeTypeText } from '@/ui/format/listedText';
import { useTrafficChangeText, useTrafficText } from '@/ui/format/Traffic';
import { type TextOf, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { Card } from '@/ui/page/Card';
import { ExportButton } from '@/ui/table/ExportButton';
import { OneLineText } from '@/ui/table/OneLineText';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import { StatementCard } from './StatementCard';
import { UnitField } from './UnitField';
import { useChangesTab } from './useChangesTab';
import type { UsageView } from './useUsageView';

const TABLE_HEIGHT = 480;
function columnsOf(
  t: TextOf,
  traffic: (bytes: number) => string,
  signed: (bytes: number) => string,
): RecordColumns<TrafficChange> {
  return [
    {
      key: 'at',
      title: t('usage.timeUtc'),
      render: (_, row) => <UtcTime at={row.at} zone={false} />,
    },
    {
      key: 'type',
      narrow: 'plain',
      title: t('usage.type'),
      render: (_, row) => changeTypeText(t, row.type),
    },
    {
      key: 'change',
      title: t('usage.change'),
      narrow: 'end',
      align: 'end',
      render: (_, row) => signed(row.change),
    },
    {
      key: 'balanceAfter',
      title: t('usage.balanceAfter'),
      align: 'end',
      render: (_, row) => traffic(row.balanceAfter),
    },
    {
      key: 'account',
      title: t('usage.account'),
      render: (_, { account }) => account && <code>{account}</code>,
    },
    {
      key: 'remark',
      title: t('usage.remark'),
      render: (_, row) => <OneLineText isFlexible text={row.remark} />,
    },
  ];
}

/** Shows the Traffic Change Record: orders, trial, allocation, recycling, expiry, each with the balance after it, and the statement. */
export function ChangesTab({ view }: { readonly view: UsageView }) {
  const t = useText();
  const traffic = useTrafficText();
  const signed = useTrafficChangeText();
  const [unit, setUnit] = useState<TrafficUnit>('MB');
  const { rows, statement, load } = useChangesTab(view);
  const { type, change, paging, range } = view;
  const unitName = t(`unit.${unit}`);
  const header = [
    t('usage.timeUtc'),
    t('usage.type'),
    `${t('usage.change')}, ${unitName}`,
    `${t('usage.balanceAfter')}, ${unitName}`,
    t('usage.account'),
    t('usage.remark'),
    t('usage.id'),
  ];
  return (
    <Flex vertical gap="middle">
      <StatementCard statement={statement} range={range} />
      <Card
        title={t('usage.changeRecord')}
        extra={
          <>
            <SelectField
              label={t('usage.type')}
              value={type ?? ''}
              onChange={(value) => change({ type: value })}
              options={[
                { value: '', label: t('usage.allTypes') },
                ...CHANGE_TYPES.map((value) => ({ value, label: t(`usage.type.${value}`) })),
              ]}
            />
            <UnitField value={unit} onChange={setUnit} />
            <ExportButton
              fileName={`traffic-changes-${range.start}-${range.end}.csv`}
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
              name={t('usage.changeRecord')}
              of={page}
              isSearch={type !== null || view.account !== ''}
              rowKey={(row) => row.id}
              columns={columnsOf(t, traffic, signed)}
              loading={rows.isPlaceholderData}
              empty={<EmptyState title={t('usage.noChanges')} text={t('usage.noChangesText')} />}
              paging={paging}
            />
          )}
        </QueryView>
      </Card>
    </Flex>
  );
}
