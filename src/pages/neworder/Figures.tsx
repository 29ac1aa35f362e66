import { Money, PricePerGb } from '@/components/Money';
import paymentStyles from '@/components/payment/payment.module.css';
import { useText } from '@/components/text';
import type { OrderSummary, PayWay } from '@/contract';
import { isZeroUsd } from '@/domain/money';

/** The sums of an Order Summary, as the backend counted them. */
export function Figures({
  data,
  payWay,
}: {
  readonly data: OrderSummary;
  readonly payWay: PayWay;
}) {
  const t = useText();
  return (
    <dl className={paymentStyles.summary}>
      <dt>{t('order.quantity')}</dt>
      <dd>{t('order.gb', { gb: data.quantity })}</dd>
      <dt>{t('order.timeLimit')}</dt>
      <dd>
        {data.durationDays === null
          ? t('order.unlimit')
          : t('order.days', { days: data.durationDays })}
      </dd>
      <dt>{t('order.pricePerGb')}</dt>
      <dd>
        <PricePerGb price={data.pricePerGb} />
      </dd>
      <dt>{t('order.originalPrice')}</dt>
      <dd>
        <Money amount={data.originalPrice} />
      </dd>
      <dt>{t('order.discount')}</dt>
      <dd>
        {isZeroUsd(data.discount) ? '' : '−'}
        <Money amount={data.discount} />
      </dd>
      <dt>{t(payWay === 'cryptomus' ? 'order.fee' : 'order.feeNone')}</dt>
      <dd>
        <Money amount={data.processingFee} />
      </dd>
      <dt className={paymentStyles.total}>{t('order.total')}</dt>
      <dd className={paymentStyles.total}>
        <Money amount={data.totalAmount} />
      </dd>
    </dl>
  );
}
