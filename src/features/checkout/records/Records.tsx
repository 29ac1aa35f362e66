import { FileTextOutlined, TagOutlined } from '@ant-design/icons';
import { Badge, type BadgeProps, Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import type { OrderStatus, Page, PaymentRecord } from '@/api/contract';
import { isListed, ORDER_STATUSES } from '@/api/contract/lists';
import { formatUnitPrice } from '@/lib/number/money';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { payWayText, statusText } from '@/ui/format/listedText';
import { Money } from '@/ui/format/Money';
import { type TextOf, useLocaleName, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { CopyText } from '@/ui/page/CopyText';
import { type RecordColumns, RecordTable } from '@/ui/table/RecordTable';
import type { TablePaging } from '@/ui/table/useListState';
import { canContinuePayment } from '../rules/payment';

interface Props {
  readonly kind: 'order' | 'recharge';
  /** The table's accessible name. */
  readonly name: string;
  readonly data: Page<PaymentRecord>;
  readonly paging: TablePaging;
  readonly busy: boolean;
  /** True when the filter leaves something out. */
  readonly isSearch: boolean;
  /** UTC seconds. */
  readonly now: number;
  onContinue(record: PaymentRecord): void;
  canBuyAgain?(record: PaymentRecord): boolean;
  onBuyAgain?(record: PaymentRecord): void;
  onReceipt(record: PaymentRecord): void;
}

/** The dot before a status. */
const DOTS: Readonly<Record<OrderStatus, BadgeProps['status']>> = {
  paid: 'success',
  unpaid: 'warning',
  cancelled: 'error',
  refunded: 'default',
};

type Columns = RecordColumns<PaymentRecord>;

interface ReceiptProps {
  readonly id: string;
  onOpen(): void;
}

/** Opens a receipt. After the click its hint is not shown until the pointer comes again: it would stand above the dialog. */
function ReceiptButton({ id, onOpen }: ReceiptProps) {
  const t = useText();
  const [isHinted, setHinted] = useState(false);
  const [isPressed, setPressed] = useState(false);
  return (
    <Tooltip title={t('record.receipt')} open={isHinted && !isPressed} onOpenChange={setHinted}>
      <Button
        type="text"
        size="small"
        icon={<FileTextOutlined aria-hidden />}
        aria-label={`${t('record.receipt')}: ${id}`}
        onClick={() => {
          setPressed(true);
          onOpen();
        }}
        onPointerLeave={() => {
          setPressed(false);
          setHinted(false);
        }}
      />
    </Tooltip>
  );
}

/**
 * What an order was for: the quantity, its price and the coupon in one cell, since a column for each makes the table too
 * wide. The coupon's code, which may be long, is the hint of its icon; the receipt has it in full.
 */
function Bought({ record }: { readonly record: PaymentRecord }) {
  const t = useText();
  const locale = useLocaleName();
  const { quantity: gb, pricePerGb, couponCode } = record;
  if (gb === null) return '–';
  return (
    <Flex component="span" align="center" gap={4}>
      {pricePerGb === null
        ? t('order.gb', { gb })
        : t('record.gbAt', { gb, price: formatUnitPrice(pricePerGb, locale) })}
      {couponCode && (
        <Tooltip title={t('record.couponUsed', { code: couponCode })}>
          <TagOutlined aria-hidden />
          <span className="sr-only">{t('record.couponUsed', { code: couponCode })}</span>
        </Tooltip>
      )}
    </Flex>
  );
}

function columnsOf(t: TextOf, props: Props): Columns {
  const isOrder = props.kind === 'order';
  const quantity: Columns = isOrder
    ? [
        {
          title: t('record.quantity'),
          narrow: 'plain',
          render: (_, row) => <Bought record={row} />,
        },
      ]
    : [];
  return [
    {
      title: t('record.id'),
      render: (_, row) => <CopyText value={row.id} label={`${t('record.id')} ${row.id}`} />,
    },
    ...quantity,
    {
      title: t('record.amount'),
      align: 'end',
      narrow: 'end',
      render: (_, row) => <Money amount={row.total} />,
    },
    {
      title: t('record.paidType'),
      narrow: 'plain',
      render: (_, row) => payWayText(t, row.paidType, 'record'),
    },
    {
      title: t('record.dateUtc'),
      narrow: 'plain',
      render: (_, row) => <UtcTime at={row.createdAt} zone={false} />,
    },
    {
      title: t('record.status'),
      narrow: 'plain',
      render: (_, row) => (
        <Badge
          data-status={row.status}
          // One that the portal does not know has a grey dot.
          status={isListed(ORDER_STATUSES, row.status) ? DOTS[row.status] : 'default'}
          text={statusText(t, row.status)}
        />
      ),
    },
    {
      title: t('record.actions'),
      narrow: 'last',
      render: (_, row) => (
        <Flex component="span" align="center" gap={4}>
          {canContinuePayment(row, props.now) && (
            <Button
              size="small"
              aria-label={`${t('record.continue')}: ${row.id}`}
              onClick={() => props.onContinue(row)}
            >
              {t('record.continue')}
            </Button>
          )}
          {row.status !== 'unpaid' &&
            isListed(ORDER_STATUSES, row.status) &&
            props.canBuyAgain?.(row) && (
              <Button
                size="small"
                aria-label={`${t('record.buyAgain')}: ${row.id}`}
                onClick={() => props.onBuyAgain?.(row)}
              >
                {t('record.buyAgain')}
              </Button>
            )}
          {row.status === 'paid' && (
            <ReceiptButton id={row.id} onOpen={() => props.onReceipt(row)} />
          )}
        </Flex>
      ),
    },
  ];
}

/** Orders or recharges in a table. */
export function Records(props: Props) {
  const t = useText();
  const { name, data, paging, busy, isSearch } = props;
  return (
    <RecordTable
      name={name}
      of={data}
      rowKey={(row) => row.id}
      columns={columnsOf(t, props)}
      loading={busy}
      isSearch={isSearch}
      empty={<EmptyState title={t(`record.empty.${props.kind}`)} />}
      paging={paging}
    />
  );
}
