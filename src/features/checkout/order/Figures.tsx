import type { OrderSummary, PayWay } from '@/api/contract';
import { isZeroUsd } from '@/lib/number/money';
import { Facts } from '@/ui/format/Facts';
import { Money, PricePerGb } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';

/** Shows the sums of an Order Summary, as the backend counted them. */
export function Figures({
  data,
  payWay,
}: {
  readonly data: OrderSummary;
  readonly payWay: PayWay;
}) {
  const t = useText();
  return (
    <Facts
      items={[
        { label: t('order.quantity'), children: t('order.gb', { gb: data.quantity }) },
        {
          label: t('order.timeLimit'),
          children:
            data.durationDays === null
              ? t('order.unlimit')
              : t('order.days', { days: data.durationDays }),
        },
        { label: t('order.pricePerGb'), children: <PricePerGb price={data.pricePerGb} /> },
        { label: t('order.originalPrice'), children: <Money amount={data.originalPrice} /> },
        {
          label: t('order.discount'),
          children: (
            <>
              {isZeroUsd(data.discount) ? '' : '−'}
              <Money amount={data.discount} />
            </>
          ),
        },
        {
          label: t(payWay === 'cryptomus' ? 'order.fee' : 'order.feeNone'),
          children: <Money amount={data.processingFee} />,
        },
        {
          label: t('order.total'),
          children: <Money amount={data.totalAmount} />,
          isTotal: true,
        },
      ]}
    />
  );
}
