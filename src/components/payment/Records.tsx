import { Button } from 'antd';
import type { OrderStatus, PaymentRecord } from '@/contract';
import { canContinuePayment } from '@/domain/payment';
import { CopyButton } from '../CopyButton';
import { EmptyState } from '../EmptyState';
import { Money } from '../Money';
import { type RecordColumns, RecordTable } from '../RecordTable';
import { type TextOf, useText } from '../text';
import { UtcTime } from '../UtcTime';
import styles from './records.module.css';
import { orderStatusText } from './statusText';

export const RECORD_STATUSES: readonly OrderStatus[] = ['unpaid', 'paid', 'cancelled', 'refunded'];

/** What the customer narrows the records down to; days in UTC. */
export interface RecordFilter {
  readonly status: OrderStatus | '';
  readonly start: string;
  readonly end: string;
}
export const ALL_RECORDS: RecordFilter = { status: '', start: '', end: '' };

interface Props {
  readonly kind: 'order' | 'recharge';
  /** The table's accessible name. */
  readonly name: string;
  readonly data: { readonly list: readonly PaymentRecord[]; readonly total: number };
  readonly page: number;
  readonly pageSize: number;
  readonly busy: boolean;
  /** UTC seconds. */
  readonly now: number;
  onPage(page: number, pageSize: number): void;
  onContinue(record: PaymentRecord): void;
  canBuyAgain?(record: PaymentRecord): boolean;
  onBuyAgain?(record: PaymentRecord): void;
  onReceipt(record: PaymentRecord): void;
}

type Columns = RecordColumns<PaymentRecord>;

function columnsOf(t: TextOf, props: Props): Columns {
  const isOrder = props.kind === 'order';
  const quantity: Columns = isOrder
    ? [
        {
          title: t('record.quantity'),
          render: (_, row) => (row.quantity === null ? '–' : t('order.gb', { gb: row.quantity })),
        },
        {
          title: t('order.pricePerGb'),
          align: 'end',
          render: (_, row) => (row.pricePerGb === null ? '–' : <Money amount={row.pricePerGb} />),
        },
      ]
    : [];
  const coupon: Columns = isOrder
    ? [{ title: t('record.coupon'), render: (_, row) => row.couponCode ?? '–' }]
    : [];
  return [
    {
      title: t('record.id'),
      render: (_, row) => (
        <span className={styles.id}>
          <code>{row.id}</code>
          <CopyButton size="small" text={row.id} name={t('record.copyId', { id: row.id })} />
        </span>
      ),
    },
    ...quantity,
    { title: t('record.amount'), align: 'end', render: (_, row) => <Money amount={row.total} /> },
    ...coupon,
    { title: t('record.paidType'), render: (_, row) => t(`record.way.${row.paidType}`) },
    { title: t('record.date'), render: (_, row) => <UtcTime at={row.createdAt} /> },
    {
      title: t('record.status'),
      render: (_, row) => (
        <span className={styles.status} data-status={row.status}>
          {orderStatusText(t, row.status)}
        </span>
      ),
    },
    {
      title: t('record.actions'),
      render: (_, row) => (
        <span className={styles.actions}>
          {canContinuePayment(row, props.now) && (
            <Button
              size="small"
              aria-label={`${t('payment.continue')}: ${row.id}`}
              onClick={() => props.onContinue(row)}
            >
              {t('payment.continue')}
            </Button>
          )}
          {row.status !== 'unpaid' && props.canBuyAgain?.(row) && (
            <Button
              size="small"
              aria-label={`${t('record.buyAgain')}: ${row.id}`}
              onClick={() => props.onBuyAgain?.(row)}
            >
              {t('record.buyAgain')}
            </Button>
          )}
          {row.status === 'paid' && (
            <Button
              size="small"
              aria-label={`${t('record.receipt')}: ${row.id}`}
              onClick={() => props.onReceipt(row)}
            >
              {t('record.receipt')}
            </Button>
          )}
        </span>
      ),
    },
  ];
}

/** Orders or recharges in a table. */
export function Records(props: Props) {
  const t = useText();
  const { name, data, page, pageSize, busy, onPage } = props;
  return (
    <RecordTable
      name={name}
      rows={data.list}
      rowKey={(row) => row.id}
      columns={columnsOf(t, props)}
      loading={busy}
      empty={<EmptyState title={t(`record.empty.${props.kind}`)} />}
      paging={{ page, pageSize, total: data.total, onPage }}
    />
  );
}

/** The filters of the records. */
export function RecordFilters({
  filter,
  onFilter,
}: {
  readonly filter: RecordFilter;
  onFilter(filter: RecordFilter): void;
}) {
  const t = useText();
  return (
    <div className={styles.filters}>
      <label>
        {t('record.status')}
        <select
          value={filter.status}
          onChange={(event) => {
            const status = RECORD_STATUSES.find((one) => one === event.target.value) ?? '';
            onFilter({ ...filter, status });
          }}
        >
          <option value="">{t('record.allStatuses')}</option>
          {RECORD_STATUSES.map((status) => (
            <option key={status} value={status}>
              {t(`record.status.${status}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {t('record.from')}
        <input
          type="date"
          value={filter.start}
          max={filter.end || undefined}
          onChange={(event) => onFilter({ ...filter, start: event.target.value })}
        />
      </label>
      <label>
        {t('record.to')}
        <input
          type="date"
          value={filter.end}
          min={filter.start || undefined}
          onChange={(event) => onFilter({ ...filter, end: event.target.value })}
        />
      </label>
    </div>
  );
}
