import { Flex } from 'antd';
import type { TrafficChange } from '@/api/contract';
import { CHANGE_TYPES } from '@/api/contract/lists';
import { convertToUnitExactly, type TrafficUnit } from '@/lib/number/traffic';
import { formatIsoTime } from '@/lib/time/timeText';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SelectField } from '@/ui/form/SelectField';
import { Code } from '@/ui/format/Code';
import { changeTypeText } from '@/ui/format/enumText';
import { useTrafficChangeText, useTrafficText } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { LongText } from '@/ui/table/LongText';
import type { RecordColumns } from '@/ui/table/RecordTable';
import { StatementCard } from './StatementCard';
import { UsageRecords } from './UsageRecords';
import { useChangesTab } from './useChangesTab';
import type { UsageView } from './useUsageView';

/** Returns the columns of the record; `unit` is for the amounts in a file. */
function useColumns(): (unit: TrafficUnit) => RecordColumns<TrafficChange> {
  const t = useText();
  const traffic = useTrafficText();
  const signed = useTrafficChangeText();
  return (unit) => [
    {
      key: 'at',
      title: t('usage.timeUtc'),
      render: (_, row) => <UtcTime at={row.at} zone={false} />,
      csv: ({ at }) => formatIsoTime(at),
    },
    {
      key: 'type',
      narrow: 'plain',
      title: t('usage.type'),
      render: (_, row) => changeTypeText(t, row.type),
      csv: ({ type }) => changeTypeText(t, type),
    },
    {
      key: 'change',
      title: t('usage.change'),
      narrow: 'end',
      align: 'end',
      render: (_, row) => signed(row.change),
      csvTitle: `${t('usage.change')}, ${t(`unit.${unit}`)}`,
      csv: ({ change }) => convertToUnitExactly(change, unit),
    },
    {
      key: 'balanceAfter',
      title: t('usage.balanceAfter'),
      align: 'end',
      render: (_, row) => traffic(row.balanceAfter),
      csvTitle: `${t('usage.balanceAfter')}, ${t(`unit.${unit}`)}`,
      csv: ({ balanceAfter }) => convertToUnitExactly(balanceAfter, unit),
    },
    {
      key: 'account',
      title: t('usage.account'),
      render: (_, { account }) => account && <Code>{account}</Code>,
      csv: ({ account }) => account,
    },
    {
      key: 'remark',
      title: t('usage.remark'),
      render: (_, row) => <LongText isFlexible text={row.remark} />,
      csv: ({ remark }) => remark,
    },
    { key: 'id', title: t('usage.id'), hidden: true, csv: ({ id }) => id },
  ];
}

/** Shows the Traffic Change Record: orders, trial, allocation, recycling, expiry, each with the balance after it, and the statement. */
export function ChangesTab({ view }: { readonly view: UsageView }) {
  const t = useText();
  const columnsOf = useColumns();
  const { rows, statement, load } = useChangesTab(view);
  const { type, change, range } = view;
  return (
    <Flex vertical gap="middle">
      <StatementCard statement={statement} range={range} />
      <UsageRecords
        title={t('usage.changeRecord')}
        fileName="traffic-changes"
        view={view}
        rows={rows}
        rowKey={(row) => row.id}
        columnsOf={columnsOf}
        filter={
          <SelectField
            label={t('usage.type')}
            value={type ?? ''}
            onChange={(value) => change({ type: value })}
            options={[
              { value: '', label: t('usage.allTypes') },
              ...CHANGE_TYPES.map((value) => ({ value, label: t(`usage.type.${value}`) })),
            ]}
          />
        }
        isSearch={type !== null || view.account !== ''}
        empty={<EmptyState title={t('usage.noChanges')} text={t('usage.noChangesText')} />}
        load={load}
      />
    </Flex>
  );
}
