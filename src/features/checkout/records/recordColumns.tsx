import { FileTextOutlined, TagOutlined } from '@ant-design/icons';
import { history } from '@umijs/max';
import { Button, Flex, Tooltip } from 'antd';
import { useState } from 'react';
import type { PaymentRecord, RecordType } from '@/api/contract';
import { formatUnitPrice } from '@/lib/number/money';
import { Code } from '@/ui/format/Code';
import { longPayWayText, paymentStatusText, payWayText, timeLimitText } from '@/ui/format/enumText';
import { Money } from '@/ui/format/Money';
import { type Translate, useLocaleName, useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { CopyText } from '@/ui/page/copy/CopyText';
import { focusPage } from '@/ui/page/focusPage';
import type { RecordColumns } from '@/ui/table/RecordTable';
import { type Catalog, findRepeatOrder, pricePaid, timeLimitOf } from '../rules/order';
import { buildOrderLink } from '../rules/orderChoice';
import type { RecordState } from '../rules/purchase/outcome';
import { SupportButton } from '../tracker/SupportLink';
import { StatusDot, stateText } from './StatusDot';

interface Options {
  readonly type: RecordType;
  readonly catalog: Catalog;
  stateOf(record: PaymentRecord): RecordState;
  onContinue(record: PaymentRecord): void;
  onDetails(record: PaymentRecord): void;
}

/** Returns the name of a record's details: only a paid one has a receipt. */
export const detailsTitle = (t: Translate, { status }: PaymentRecord): string =>
  t(status === 'paid' ? 'record.receipt' : 'record.details');

interface DetailsProps {
  readonly record: PaymentRecord;
  onOpen(): void;
}

/**
 * Opens a record's details. The click hides the tooltip, which would cover the dialog. It is shown without antd's delay: one that
 * waits would appear after the click.
 */
function DetailsButton({ record, onOpen }: DetailsProps) {
  const t = useText();
  const [isHinted, setHinted] = useState(false);
  const title = detailsTitle(t, record);
  return (
    <Tooltip title={title} mouseEnterDelay={0} open={isHinted} onOpenChange={setHinted}>
      <Button
        type="text"
        size="small"
        icon={<FileTextOutlined aria-hidden />}
        aria-label={`${title}: ${record.id}`}
        onClick={() => {
          setHinted(false);
          onOpen();
        }}
      />
    </Tooltip>
  );
}

/**
 * Shows the content of an order: the quantity, its price and the coupon in one cell, since a column for each makes the table
 * too wide.
 */
function Bought({ record }: { readonly record: PaymentRecord }) {
  const t = useText();
  const locale = useLocaleName();
  const { quantity: gb, couponCode } = record;
  const pricePerGb = pricePaid(record);
  if (gb === null) return '–';
  return (
    <Flex component="span" wrap align="center" gap="0 4px">
      <span>
        {pricePerGb === null
          ? t('order.gb', { gb })
          : t('record.gbAt', { gb, price: formatUnitPrice(pricePerGb, locale) })}
      </span>
      {couponCode && (
        <span>
          <TagOutlined aria-hidden /> <span className="sr-only">{t('record.coupon')}</span>{' '}
          <Code>{couponCode}</Code>
        </span>
      )}
    </Flex>
  );
}

interface BuyAgainProps {
  readonly record: PaymentRecord;
  readonly catalog: Catalog;
}

/** Chooses the same on New order, as far as it is still on sale. */
function BuyAgain({ record, catalog }: BuyAgainProps) {
  const t = useText();
  const same = findRepeatOrder(record, catalog);
  if (same === null) return null;
  const choose = () => {
    // The parameters of the order list's filters and page stay in the address.
    const query = buildOrderLink(new URLSearchParams(history.location.search), same, record);
    history.push(`/neworder?${query.toString()}`);
    window.scrollTo({ top: 0 });
    // The keyboard goes on at the order, not in the list below it.
    focusPage();
  };
  return (
    <Button size="small" aria-label={`${t('record.buyAgain')}: ${record.id}`} onClick={choose}>
      {t('record.buyAgain')}
    </Button>
  );
}

/** Returns the columns that orders alone have. */
function boughtColumns(t: Translate, catalog: Catalog): RecordColumns<PaymentRecord> {
  const limitText = (row: PaymentRecord) => {
    const days = timeLimitOf(row, catalog);
    return days === undefined ? null : timeLimitText(t, days);
  };
  return [
    {
      title: t('record.quantity'),
      inCard: 'factWithoutName',
      render: (_, row) => <Bought record={row} />,
      csv: ({ quantity }) => quantity,
    },
    {
      title: t('order.timeLimit'),
      inCard: 'factWithoutName',
      dropOrder: 2,
      render: (_, row) => limitText(row) ?? '–',
      csv: limitText,
    },
    {
      title: t('order.pricePerGb'),
      align: 'end',
      hidden: true,
      csv: ({ pricePerGb }) => pricePerGb,
    },
    { title: t('record.coupon'), hidden: true, csv: ({ couponCode }) => couponCode },
  ];
}

/** Returns the columns of orders that are in the file alone, after all others. */
const orderFileColumns = (t: Translate): RecordColumns<PaymentRecord> => [
  { title: t('record.datePaidUtc'), hidden: true, csv: ({ paidAt }) => ({ at: paidAt }) },
  {
    title: t('order.originalPrice'),
    align: 'end',
    hidden: true,
    csv: ({ originalPrice }) => originalPrice,
  },
  { title: t('order.discount'), align: 'end', hidden: true, csv: ({ discount }) => discount },
];

function supportHint(t: Translate, reason: NonNullable<RecordState['supportReason']>): string {
  if (reason === 'partOver') return t('payment.partOver');
  return reason === 'timeOver' ? t('payment.timeOver') : paymentStatusText(t, reason);
}

/** Returns the columns of orders or recharges. The CSV file has plain amounts, and times in UTC. */
export function recordColumns(t: Translate, options: Options): RecordColumns<PaymentRecord> {
  const { type, catalog, stateOf, onContinue, onDetails } = options;
  return [
    {
      title: t('record.id'),
      render: (_, row) => <CopyText value={row.id} label={`${t('record.id')} ${row.id}`} />,
      csv: ({ id }) => id,
    },
    ...(type === 'order' ? boughtColumns(t, catalog) : []),
    { title: t('record.net'), align: 'end', hidden: true, csv: ({ amount }) => amount },
    { title: t('record.fee'), align: 'end', hidden: true, csv: ({ fee }) => fee },
    {
      // Above the recharges stands the form, whose amount is without the fee, so theirs has its title on a phone, too.
      title: t(type === 'order' ? 'record.amount' : 'record.amountWithFee'),
      align: 'end',
      inCard: type === 'order' ? 'besideName' : 'fact',
      render: (_, row) => <Money amount={row.total} />,
      csvTitle: t('record.amount'),
      csv: ({ total }) => total,
    },
    {
      title: t('record.paidType'),
      inCard: 'factWithoutName',
      dropOrder: 1,
      render: (_, row) => payWayText(t, row.paidType),
      csv: ({ paidType }) => longPayWayText(t, paidType),
    },
    {
      title: t('record.dateUtc'),
      inCard: 'factWithoutName',
      render: (_, row) => <UtcTime at={row.createdAt} zone={false} />,
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    {
      title: t('record.status'),
      inCard: 'factWithoutName',
      render: (_, row) => <StatusDot status={row.status} state={stateOf(row)} />,
      csv: (row) => stateText(t, { status: row.status, state: stateOf(row) }),
    },
    {
      title: t('record.actions'),
      inCard: 'bottom',
      render: (_, row) => {
        const { canContinue, canRepeat, supportReason } = stateOf(row);
        return (
          <Flex component="span" align="center" gap={4}>
            {canContinue && (
              <Button
                size="small"
                aria-label={`${t('payment.continue')}: ${row.id}`}
                onClick={() => onContinue(row)}
              >
                {t('payment.continue')}
              </Button>
            )}
            {canRepeat && <BuyAgain record={row} catalog={catalog} />}
            {supportReason !== null && (
              <SupportButton orderId={row.id} hint={supportHint(t, supportReason)} />
            )}
            <DetailsButton record={row} onOpen={() => onDetails(row)} />
          </Flex>
        );
      },
    },
    ...(type === 'order' ? orderFileColumns(t) : []),
  ];
}
