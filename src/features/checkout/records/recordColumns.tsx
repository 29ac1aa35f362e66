import { FileTextOutlined, TagOutlined } from '@ant-design/icons';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import type { PaymentRecord } from '@/api/contract';
import { formatUnitPrice } from '@/lib/number/money';
import { formatIsoTime } from '@/lib/time/timeText';
import { payWayText } from '@/ui/format/enumText';
import { Money } from '@/ui/format/Money';
import { type Translate, useLocaleName, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { CopyText } from '@/ui/page/copy/CopyText';
import type { RecordColumns } from '@/ui/table/RecordTable';
import { type Duration, pricePaid } from '../rules/order';
import { canContinueRecord, canRepeatRecord, isRecordTimeUp } from '../rules/purchase/outcome';
import type { Purchase } from '../rules/purchase/purchase';
import { SupportButton } from '../tracker/SupportLink';
import { StatusDot, stateText } from './StatusDot';
import { TimeLimit } from './TimeLimit';

interface Options {
  readonly kind: 'order' | 'recharge';
  /** UTC seconds. */
  readonly now: number;
  /** The customer's purchases in this browser: their payments may say more than their records. */
  readonly purchases: readonly Purchase[];
  /** Returns the time limit of ordered traffic; undefined where it is not known. */
  timeLimitOf(record: PaymentRecord): Duration | undefined;
  onContinue(record: PaymentRecord): void;
  readonly canBuyAgain: ((record: PaymentRecord) => boolean) | undefined;
  readonly onBuyAgain: ((record: PaymentRecord) => void) | undefined;
  onReceipt(record: PaymentRecord): void;
}

interface ReceiptProps {
  readonly id: string;
  onOpen(): void;
}

/**
 * Opens a receipt. After the click the tooltip stays hidden until the pointer leaves and returns, because it would cover the
 * dialog.
 */
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
 * Shows the content of an order: the quantity, its price and the coupon in one cell, since a column for each makes the table
 * too wide. The coupon's code, which may be long, is the tooltip of its icon; the receipt has it in full.
 */
function Bought({ record }: { readonly record: PaymentRecord }) {
  const t = useText();
  const locale = useLocaleName();
  const { quantity: gb, couponCode } = record;
  const pricePerGb = pricePaid(record);
  if (gb === null) return '–';
  return (
    <Flex component="span" align="center" gap={4}>
      <span>
        {pricePerGb === null
          ? t('order.gb', { gb })
          : t('record.gbAt', { gb, price: formatUnitPrice(pricePerGb, locale) })}
      </span>
      {couponCode && (
        <Tooltip title={t('record.couponUsed', { code: couponCode })}>
          <TagOutlined aria-hidden />
          <span className="sr-only">{t('record.couponUsed', { code: couponCode })}</span>
        </Tooltip>
      )}
    </Flex>
  );
}

/** Returns the columns of orders or recharges. The CSV file has plain amounts, and times in UTC. */
export function recordColumns(t: Translate, options: Options): RecordColumns<PaymentRecord> {
  const { purchases, now } = options;
  return [
    {
      title: t('record.id'),
      minor: 4,
      render: (_, row) => <CopyText value={row.id} label={`${t('record.id')} ${row.id}`} />,
      csv: ({ id }) => id,
    },
    {
      title: t('record.quantity'),
      hidden: options.kind === 'recharge',
      narrow: 'plain',
      render: (_, row) => <Bought record={row} />,
      csv: ({ quantity }) => quantity,
    },
    {
      title: t('order.timeLimit'),
      hidden: options.kind === 'recharge',
      narrow: 'plain',
      minor: 2,
      render: (_, row) => {
        const days = options.timeLimitOf(row);
        return days === undefined ? '–' : <TimeLimit days={days} />;
      },
    },
    { title: t('order.pricePerGb'), hidden: true, csv: ({ pricePerGb }) => pricePerGb },
    { title: t('record.coupon'), hidden: true, csv: ({ couponCode }) => couponCode },
    { title: t('record.net'), hidden: true, csv: ({ amount }) => amount },
    { title: t('record.fee'), hidden: true, csv: ({ fee }) => fee },
    {
      title: t('record.amount'),
      align: 'end',
      narrow: 'end',
      render: (_, row) => <Money amount={row.total} />,
      csv: ({ total }) => total,
    },
    {
      title: t('record.paidType'),
      narrow: 'plain',
      minor: 1,
      render: (_, row) => payWayText(t, row.paidType, 'record'),
      csv: ({ paidType }) => payWayText(t, paidType, 'order'),
    },
    {
      title: t('record.dateUtc'),
      narrow: 'plain',
      minor: 3,
      render: (_, row) => <UtcTime at={row.createdAt} zone={false} />,
      csvTitle: t('record.date'),
      csv: ({ createdAt }) => (createdAt === null ? null : formatIsoTime(createdAt)),
    },
    {
      title: t('record.status'),
      narrow: 'plain',
      render: (_, record) => <StatusDot record={record} purchases={purchases} now={now} />,
      csv: (record) => stateText(t, { record, purchases, now }),
    },
    {
      title: t('record.actions'),
      narrow: 'last',
      render: (_, row) => (
        <Flex component="span" align="center" gap={4}>
          {canContinueRecord(row, purchases, now) && (
            <Button
              size="small"
              aria-label={`${t('record.continue')}: ${row.id}`}
              onClick={() => options.onContinue(row)}
            >
              {t('record.continue')}
            </Button>
          )}
          {canRepeatRecord(row, purchases, now) && options.canBuyAgain?.(row) && (
            <Button
              size="small"
              aria-label={`${t('record.buyAgain')}: ${row.id}`}
              onClick={() => options.onBuyAgain?.(row)}
            >
              {t('record.buyAgain')}
            </Button>
          )}
          {isRecordTimeUp(row, purchases, now) && (
            <SupportButton orderId={row.id} hint={t('payment.timeOver')} />
          )}
          {row.status === 'paid' && (
            <ReceiptButton id={row.id} onOpen={() => options.onReceipt(row)} />
          )}
        </Flex>
      ),
    },
  ];
}
