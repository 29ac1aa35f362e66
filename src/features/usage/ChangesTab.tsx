import { Flex } from 'antd';
import type { TrafficChange } from '@/api/contract';
import { CHANGE_TYPES } from '@/api/contract/lists';
import { convertToUnitExactly, signOf, type TrafficUnit } from '@/lib/number/traffic';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { SelectField } from '@/ui/form/select/SelectField';
import { Code } from '@/ui/format/Code';
import { changeTypeText } from '@/ui/format/enumText';
import { useColumnTraffic } from '@/ui/format/Traffic';
import { useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { LongText } from '@/ui/table/LongText';
import type { RecordColumns } from '@/ui/table/RecordTable';
import { AccountName } from './AccountName';
import { StatementCard } from './StatementCard';
import { UsageRecords } from './UsageRecords';
import { useChangesTab } from './useChangesTab';
import type { UsageView } from './useUsageView';

/** Shows a remark: the ID of an order, which does not wrap, or a sentence. */
function Remark({ text }: { readonly text: string }) {
  if (text === '') return null;
  return /\s/.test(text) ? <LongText text={text} /> : <Code>{text}</Code>;
}

/** Returns the columns of the record; one unit is for the amounts on the page, the other for those in a file. */
function useColumns(): (shown: TrafficUnit, inFile: TrafficUnit) => RecordColumns<TrafficChange> {
  const t = useText();
  const inColumn = useColumnTraffic();
  return (shown, inFile) => [
    {
      title: t('usage.timeUtc'),
      render: (_, row) => <UtcTime at={row.at} zone={false} />,
      csv: ({ at }) => ({ at }),
    },
    {
      inCard: 'factWithoutName',
      title: t('usage.type'),
      render: (_, row) => changeTypeText(t, row.type),
      csv: ({ type }) => changeTypeText(t, type),
    },
    {
      title: t('usage.change'),
      inCard: 'besideName',
      align: 'end',
      render: (_, { change }) => signOf(change) + inColumn(Math.abs(change), shown),
      csvTitle: `${t('usage.change')}, ${t(`unit.${inFile}`)}`,
      csv: ({ change }) => convertToUnitExactly(change, inFile),
    },
    {
      title: t('usage.balanceAfter'),
      align: 'end',
      render: (_, row) => inColumn(row.balanceAfter, shown),
      csvTitle: `${t('usage.balanceAfter')}, ${t(`unit.${inFile}`)}`,
      csv: ({ balanceAfter }) => convertToUnitExactly(balanceAfter, inFile),
    },
    {
      title: t('usage.account'),
      render: (_, { account }) => account && <AccountName name={account} />,
      csv: ({ account }) => account,
    },
    {
      title: t('usage.about'),
      render: (_, { remark }) => <Remark text={remark} />,
      csv: ({ remark }) => remark,
    },
    { title: t('record.id'), hidden: true, csv: ({ id }) => id },
  ];
}

/** Shows the Traffic Change Record: orders, trial, allocation, recycling, expiry, each with the balance after it, and the statement. */
export function ChangesTab({ view }: { readonly view: UsageView }) {
  const t = useText();
  const columnsOf = useColumns();
  const { rows, progress, isOfMain, load } = useChangesTab(view);
  const { type, setFilters } = view;
  const isFiltered = type !== '' || view.account !== '';
  return (
    <Flex vertical gap="middle">
      {isOfMain && <StatementCard view={view} />}
      <UsageRecords
        title={t('usage.changeRecord')}
        fileName="traffic-changes"
        view={view}
        rows={rows}
        progress={progress}
        rowKey={(row) => row.id}
        amountsOf={({ change, balanceAfter }) => [change, balanceAfter]}
        columnsOf={columnsOf}
        filter={
          <SelectField
            label={t('usage.type')}
            value={type}
            onChange={(value) => setFilters({ type: value })}
            options={[
              { value: '', label: t('usage.allTypes') },
              ...CHANGE_TYPES.map((value) => ({ value, label: t(`usage.type.${value}`) })),
            ]}
          />
        }
        onShowAll={isFiltered ? () => setFilters({ type: '', account: '' }) : undefined}
        empty={<EmptyState title={t('usage.noChanges')} text={t('usage.noChangesText')} />}
        load={load}
      />
    </Flex>
  );
}
