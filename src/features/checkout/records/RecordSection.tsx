import { useState } from 'react';
import type { PaymentRecord, RecordType } from '@/api/contract';
import { loadAllRows } from '@/api/keys';
import { rechargeRecord } from '@/services/order';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useText } from '@/ui/format/text';
import { useNow } from '@/ui/format/useNow';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { useHashTarget } from '@/ui/page/useHashTarget';
import { ExportButton } from '@/ui/table/ExportButton';
import { RecordTable } from '@/ui/table/RecordTable';
import { useListState } from '@/ui/table/useListState';
import { usePurchases } from '../purchase/purchases';
import { useRecordList } from '../queries';
import type { Catalog } from '../rules/order';
import { PAY_TIME_CHECK } from '../rules/payment';
import { recordState } from '../rules/purchase/outcome';
import { RECORDS_ID } from '../rules/recordAddress';
import { RECORD_FILTERS, recordQuery } from '../rules/recordFilter';
import { RecordFilters } from './RecordFilters';
import { recordColumns } from './recordColumns';

const RecordDetails = lazyPart(() => import('./RecordDetails'), { kind: 'dialog' });
const HEIGHT = 320;
const TITLES = { order: 'order.myOrders', recharge: 'recharge.record' } as const;

const NO_FILTERS = { status: '', dates: '', start: '', end: '' } as const;
const NOTHING_ON_SALE: Catalog = { packages: [], tiers: [] };

interface Props {
  readonly type: RecordType;
  /** The offer, for the time limits of orders and for buying again; left out for recharges. */
  readonly catalog?: Catalog;
}

/** Shows My orders or the Recharge Record: filters, table, export, details. */
export default function RecordSection({ type, catalog = NOTHING_ON_SALE }: Props) {
  const t = useText();
  const now = useNow(PAY_TIME_CHECK);
  const { filters, paging, change } = useListState(RECORD_FILTERS);
  const filter = recordQuery(filters, now);
  const isFiltered = Object.values(filter).some(Boolean);
  const query = { type, ...filter };
  const records = useRecordList(query, paging);
  const { purchases, continueRecord } = usePurchases();
  const [opened, setOpened] = useState<PaymentRecord | null>(null);
  // The payment may arrive while its details are open; a filter may then take it off the list.
  const shown = records.data?.list.find(({ id }) => id === opened?.id) ?? opened;
  const title = t(TITLES[type]);
  const card = useHashTarget(RECORDS_ID, records.data !== undefined);
  const stateOf = (record: PaymentRecord) => recordState(record, purchases, now);
  const columns = recordColumns(t, {
    type,
    catalog,
    stateOf,
    onContinue: (record) => void continueRecord(record),
    onDetails: setOpened,
  });
  return (
    <Card
      ref={card}
      title={title}
      extra={
        <ExportButton
          fileName={`${type}s.csv`}
          columns={columns}
          load={(control) => loadAllRows(rechargeRecord, query, control)}
        />
      }
    >
      <RecordFilters filters={filters} now={now} onChange={change} />
      <QueryView query={records} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) => (
          <RecordTable
            name={title}
            of={data}
            rowKey={(row) => row.id}
            marked={filters.marked}
            columns={columns}
            loading={records.isPlaceholderData}
            onShowAll={isFiltered ? () => change(NO_FILTERS) : undefined}
            empty={
              <EmptyState title={t(`record.empty.${type}`)} text={t(`record.emptyText.${type}`)} />
            }
            paging={paging}
          />
        )}
      </QueryView>
      {shown && (
        <RecordDetails
          record={shown}
          state={stateOf(shown)}
          catalog={catalog}
          onClose={() => setOpened(null)}
        />
      )}
    </Card>
  );
}
