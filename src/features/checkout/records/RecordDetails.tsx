import type { PaymentRecord } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { compareUsd, isZeroUsd, subtractUsd } from '@/lib/number/money';
import { PrintDialog } from '@/ui/dialog/PrintDialog';
import { Code } from '@/ui/format/Code';
import { longPayWayText, timeLimitText } from '@/ui/format/enumText';
import { Facts } from '@/ui/format/Facts';
import { Money, PricePerGb } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { brand } from '../../../../config/brand';
import { type Catalog, pricePaid, timeLimitOf } from '../rules/order';
import type { RecordState } from '../rules/purchase/outcome';
import { detailsTitle } from './recordColumns';
import { StatusDot } from './StatusDot';

interface Props {
  readonly record: PaymentRecord;
  readonly state: RecordState;
  readonly catalog: Catalog;
  onClose(): void;
}

/** Shows an order or recharge on one page; that of a paid one is its receipt. Only this page is printed. */
export default function RecordDetails({ record, state, catalog, onClose }: Props) {
  const t = useText();
  const { email } = useCustomer();
  const { quantity, originalPrice, discount } = record;
  const pricePerGb = pricePaid(record);
  const timeLimit = timeLimitOf(record, catalog);
  const hasDiscount = originalPrice !== null && discount !== null && !isZeroUsd(discount);
  const hasFee = !isZeroUsd(record.fee);
  const isPaid = record.status === 'paid';
  return (
    <PrintDialog title={detailsTitle(t, record)} canPrint={isPaid} onClose={onClose}>
      {isPaid && <h2 translate="no">{brand.name}</h2>}
      <Facts
        items={[
          { label: t('record.id'), children: <Code>{record.id}</Code> },
          { label: t('user.email'), children: <span translate="no">{email}</span> },
          {
            label: t(record.paidAt === null ? 'record.date' : 'record.datePaid'),
            children: <UtcTime at={record.paidAt ?? record.createdAt} />,
          },
          {
            label: t('record.status'),
            children: <StatusDot status={record.status} state={state} />,
          },
          quantity !== null && {
            label: t('record.quantity'),
            children: t('order.gb', { gb: quantity }),
          },
          timeLimit !== undefined && {
            label: t('order.timeLimit'),
            children: timeLimitText(t, timeLimit),
          },
          pricePerGb !== null && {
            label: t('order.pricePerGb'),
            children: <PricePerGb price={pricePerGb} />,
          },
          hasDiscount && {
            label: t('order.originalPrice'),
            children: <Money amount={originalPrice} />,
          },
          Boolean(record.couponCode) && {
            label: t('order.coupon'),
            children: <span translate="no">{record.couponCode}</span>,
          },
          hasDiscount && {
            label: t(record.couponCode ? 'order.discountWithCoupon' : 'order.discount'),
            children: (
              <>
                <span>−</span>
                <Money amount={discount} />
              </>
            ),
          },
          hasFee && { label: t('record.net'), children: <Money amount={record.amount} /> },
          hasFee && { label: t('order.fee'), children: <Money amount={record.fee} /> },
          { label: t('record.paidType'), children: longPayWayText(t, record.paidType) },
          { label: t('order.total'), children: <Money amount={record.total} />, isTotal: true },
          state.received !== null && {
            label: t('payment.received'),
            children: <Money amount={state.received} />,
          },
          state.received !== null &&
            state.canContinue &&
            compareUsd(state.received, record.total) < 0 && {
              label: t('payment.rest'),
              children: <Money amount={subtractUsd(record.total, state.received)} />,
            },
        ]}
      />
    </PrintDialog>
  );
}
