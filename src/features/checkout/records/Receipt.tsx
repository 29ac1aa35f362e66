import type { PaymentRecord } from '@/api/contract';
import { isZeroUsd } from '@/lib/number/money';
import { PrintDialog } from '@/ui/dialog/PrintDialog';
import { Code } from '@/ui/format/Code';
import { payWayText } from '@/ui/format/enumText';
import { Facts } from '@/ui/format/Facts';
import { Money, PricePerGb } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { UtcTime } from '@/ui/format/UtcTime';
import { brand } from '../../../../config/brand';
import { type Duration, pricePaid, type recordSums } from '../rules/order';
import { TimeLimit } from './TimeLimit';

interface Props {
  readonly record: PaymentRecord;
  /** The time limit of ordered traffic; undefined where it is not known. */
  readonly timeLimit: Duration | undefined;
  /** The list price and the discount as the Order Summary had them; null for a recharge. */
  readonly sums: ReturnType<typeof recordSums>;
  readonly email: string;
  onClose(): void;
}

/** Shows a paid order or recharge on one page, for the printer. Only this page is printed. */
export default function Receipt({ record, timeLimit, sums, email, onClose }: Props) {
  const t = useText();
  const { quantity } = record;
  const pricePerGb = pricePaid(record);
  const hasDiscount = sums !== null && !isZeroUsd(sums.discount);
  const hasFee = !isZeroUsd(record.fee);
  return (
    <PrintDialog title={t('record.receipt')} onClose={onClose}>
      <h2>{t('record.receiptOf', { brand: brand.name })}</h2>
      <Facts
        items={[
          { label: t('record.id'), children: <Code>{record.id}</Code> },
          { label: t('user.email'), children: <span translate="no">{email}</span> },
          {
            label: t('record.date'),
            children: <UtcTime at={record.paidAt ?? record.createdAt} />,
          },
          quantity !== null && {
            label: t('record.quantity'),
            children: t('order.gb', { gb: quantity }),
          },
          timeLimit !== undefined && {
            label: t('order.timeLimit'),
            children: <TimeLimit days={timeLimit} />,
          },
          pricePerGb !== null && {
            label: t('order.pricePerGb'),
            children: <PricePerGb price={pricePerGb} />,
          },
          hasDiscount && {
            label: t('order.originalPrice'),
            children: <Money amount={sums.originalPrice} />,
          },
          record.couponCode !== null && {
            label: t('order.coupon'),
            children: <span translate="no">{record.couponCode}</span>,
          },
          hasDiscount && {
            label: t('order.discount'),
            children: (
              <>
                <span>−</span>
                <Money amount={sums.discount} />
              </>
            ),
          },
          hasFee && { label: t('record.net'), children: <Money amount={record.amount} /> },
          hasFee && { label: t('order.fee'), children: <Money amount={record.fee} /> },
          { label: t('record.paidType'), children: payWayText(t, record.paidType, 'order') },
          { label: t('order.total'), children: <Money amount={record.total} />, isTotal: true },
        ]}
      />
    </PrintDialog>
  );
}
