import { type ReactNode, useState } from 'react';
import type { List, Page, PaymentRecord } from '@/contract';
import { Card } from '@/ui/Card';
import type { DateRangeProps } from '@/ui/DateRange';
import { QueryView, type Reading } from '@/ui/QueryView';
import { Skeleton } from '@/ui/Skeleton';
import { useText } from '@/ui/text';
import { useNow } from '@/ui/useNow';
import { ExportButton } from '../records/ExportButton';
import type { ReceiptProps } from './Receipt';
import { type RecordFilter, RecordFilters } from './RecordFilters';
import { Records } from './Records';
import { recordRows } from './recordCsv';

const HEIGHT = 320;
/** How often a running time limit is looked at, in seconds. */
const CLOCK = 15;

interface Props {
  readonly kind: 'order' | 'recharge';
  readonly title: string;
  readonly list: {
    readonly records: Reading<Page<PaymentRecord>>;
    readonly page: number;
    readonly pageSize: number;
    onPage(page: number, pageSize: number): void;
    toFirst(): void;
    loadAll(
      signal: AbortSignal,
      onPage: (loaded: number, total: number) => void,
    ): Promise<List<PaymentRecord>>;
  };
  readonly filter: RecordFilter;
  onFilter(filter: RecordFilter): void;
  /** The calendar of the filters, which comes when it is asked for. */
  readonly DateRange: (props: DateRangeProps) => ReactNode;
  readonly brandName: string;
  readonly email: string;
  /** The dialog with a receipt; its code comes when it is opened. */
  readonly Receipt: (props: ReceiptProps) => ReactNode;
  describe(error: unknown): string;
  onContinue(record: PaymentRecord): void;
  /** What can be bought again, and how; left out where nothing can. */
  canBuyAgain?(record: PaymentRecord): boolean;
  onBuyAgain?(record: PaymentRecord): void;
}

/** My orders, or the Recharge Record: filters, table, export, receipts. */
export function RecordSection(props: Props) {
  const { kind, title, list, filter, describe, Receipt } = props;
  const t = useText();
  const now = useNow(CLOCK);
  const [receipt, setReceipt] = useState<PaymentRecord | null>(null);
  return (
    <Card
      title={title}
      extra={
        <ExportButton
          fileName={`${kind}s.csv`}
          describe={describe}
          load={async (signal, onPage) => {
            const all = await list.loadAll(signal, onPage);
            return { rows: recordRows(all.list, t), of: all };
          }}
        />
      }
    >
      <RecordFilters
        filter={filter}
        now={now}
        DateRange={props.DateRange}
        onFilter={(next) => {
          list.toFirst();
          props.onFilter(next);
        }}
      />
      <QueryView query={list.records} describe={describe} skeleton={<Skeleton height={HEIGHT} />}>
        {(data) => (
          <Records
            kind={kind}
            name={title}
            data={data}
            page={list.page}
            pageSize={list.pageSize}
            busy={list.records.isFetching}
            isSearch={filter.status !== '' || filter.start !== '' || filter.end !== ''}
            now={now}
            onPage={list.onPage}
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
