import { useState } from 'react';
import type { PaymentRecord } from '@/api/contract';
import { useCustomer } from '@/features/auth';
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
import type { Duration, recordSums } from '../rules/order';
import { RECORDS_ID } from '../rules/recordAddress';
import { RECORD_FILTERS, recordQuery } from '../rules/recordFilter';
import { RecordFilters } from './RecordFilters';
import { recordColumns } from './recordColumns';

const Receipt = lazyPart(() => import('./Receipt'), { kind: 'dialog' });
/** A running time limit is shown anew this often. Seconds. */
const CLOCK = 15;
const HEIGHT = 320;
const TITLES = { order: 'order.myOrders', recharge: 'recharge.record' } as const;

interface Props {
  readonly kind: 'order' | 'recharge';
  /** Returns the time limit of an order's traffic, as far as it is known; left out for recharges. */
  timeLimitOf?(record: PaymentRecord): Duration | undefined;
  /** Returns the list price and the discount of an order; left out for recharges. */
  sumsOf?(record: PaymentRecord): ReturnType<typeof recordSums>;
  /**
   * Records for which Buy again is shown, and its action; both left out where nothing can be bought again.
   */
  canBuyAgain?(record: PaymentRecord): boolean;
  onBuyAgain?(record: PaymentRecord): void;
}

/** Shows My orders or the Recharge Record: filters, table, export, receipts. */
export default function RecordSection(props: Props) {
  const { kind, timeLimitOf, sumsOf, canBuyAgain, onBuyAgain } = props;
  const t = useText();
  const now = useNow(CLOCK);
  const { email } = useCustomer();
  const { filters, paging, change } = useListState(RECORD_FILTERS);
  const query = recordQuery(filters, now);
  const isFiltered = Object.keys(query).length > 0;
  const { records, loadAll } = useRecordList({ type: kind, ...query }, paging);
  const { purchases, continuePayment } = usePurchases();
  const [receipt, setReceipt] = useState<PaymentRecord | null>(null);
  const title = t(TITLES[kind]);
  const card = useHashTarget(RECORDS_ID, records.data !== undefined);
  const columns = recordColumns(t, {
    kind,
    now,
    purchases,
    timeLimitOf: (record) => timeLimitOf?.(record),
    onContinue: (record) => void continuePayment(record),
    canBuyAgain,
    onBuyAgain,
    onReceipt: setReceipt,
  });
  return (
    <Card
      ref={card}
      title={title}
      extra={<ExportButton fileName={`${kind}s.csv`} columns={columns} load={loadAll} />}
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
            isSearch={isFiltered}
            empty={
              <EmptyState
                title={t(isFiltered ? 'record.empty.filtered' : `record.empty.${kind}`)}
              />
            }
            paging={paging}
          />
        )}
      </QueryView>
      {receipt && (
        <Receipt
          record={receipt}
          timeLimit={timeLimitOf?.(receipt)}
          sums={sumsOf?.(receipt) ?? null}
          email={email}
          onClose={() => setReceipt(null)}
        />
      )}
    </Card>
  );
}
