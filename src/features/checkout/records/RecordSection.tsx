import { type ReactNode, useState } from 'react';
import type { List, PaymentRecord } from '@/api/contract';
import { type PageReading, QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import type { DateRangeProps } from '@/ui/form/DateRange';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { ExportButton } from '@/ui/table/ExportButton';
import type { ListState } from '@/ui/table/useListState';
import { type RECORD_FILTERS, recordQuery } from '../rules/recordFilter';
import type { ReceiptProps } from './Receipt';
import { RecordFilters } from './RecordFilters';
import { Records } from './Records';
import { recordRows } from './recordCsv';

const HEIGHT = 320;
const TITLES = { order: 'order.myOrders', recharge: 'recharge.record' } as const;

interface Props {
  readonly kind: 'order' | 'recharge';
  readonly list: {
    readonly records: PageReading<PaymentRecord>;
    loadAll(
      signal: AbortSignal,
      onPage: (loaded: number, total: number) => void,
    ): Promise<List<PaymentRecord>>;
  };
  /** What of them is shown. */
  readonly state: ListState<typeof RECORD_FILTERS>;
  /** UTC seconds. */
  readonly now: number;
  /** The calendar of the filters, which comes when it is asked for. */
  readonly DateRange: (props: DateRangeProps) => ReactNode;
  readonly brandName: string;
  readonly email: string;
  /** The dialog with a receipt; its code comes when it is opened. */
  readonly Receipt: (props: ReceiptProps) => ReactNode;
  onContinue(record: PaymentRecord): void;
  /** What can be bought again, and how; left out where nothing can. */
  canBuyAgain?(record: PaymentRecord): boolean;
  onBuyAgain?(record: PaymentRecord): void;
}

/** My orders, or the Recharge Record: filters, table, export, receipts. */
export function RecordSection(props: Props) {
  const { kind, list, state, now, Receipt } = props;
  const t = useText();
  const title = t(TITLES[kind]);
  const [receipt, setReceipt] = useState<PaymentRecord | null>(null);
  return (
    <Card
      title={title}
      extra={
        <ExportButton
          fileName={`${kind}s.csv`}
          load={async (signal, onPage) => {
            const all = await list.loadAll(signal, onPage);
            return { rows: recordRows(all.list, t), of: all };
          }}
        />
      }
    >
      <RecordFilters
        filters={state.filters}
        now={now}
        DateRange={props.DateRange}
        onChange={state.change}
      />
      <QueryView query={list.records} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) => (
          <Records
            kind={kind}
            name={title}
            data={data}
            paging={state.paging}
            busy={list.records.isPlaceholderData}
            isSearch={Object.keys(recordQuery(state.filters, now)).length > 0}
            now={now}
            onContinue={props.onContinue}
            canBuyAgain={props.canBuyAgain}
            onBuyAgain={props.onBuyAgain}
            onReceipt={setReceipt}
          />
        )}
      </QueryView>
      {receipt && (
        <Receipt
          record={receipt}
          brandName={props.brandName}
          email={props.email}
          onClose={() => setReceipt(null)}
        />
      )}
    </Card>
  );
}
