import type { PaymentRecord } from '@/contract';
import { Dialog } from '../Dialog';
import { payWayText } from '../listedText';
import { Money, PricePerGb } from '../Money';
import { useText } from '../text';
import { UtcTime } from '../UtcTime';
import styles from './receipt.module.css';

export interface ReceiptProps {
  readonly record: PaymentRecord;
  readonly brandName: string;
  readonly email: string;
  onClose(): void;
}

/** A paid order or recharge on one page, for the printer. Only this page is printed. */
export default function Receipt({ record, brandName, email, onClose }: ReceiptProps) {
  const t = useText();
  return (
    <Dialog
      title={t('record.receipt')}
      rootClassName={styles.receipt}
      confirm={{ text: t('record.print'), onClick: () => window.print() }}
      cancelText={t('common.close')}
      onClose={onClose}
    >
      <h2>{t('record.receiptOf', { brand: brandName })}</h2>
      <dl>
        <dt>{t('record.id')}</dt>
        <dd>{record.id}</dd>
        <dt>{t('user.email')}</dt>
        <dd>{email}</dd>
        <dt>{t('record.date')}</dt>
        <dd>
          <UtcTime at={record.paidAt ?? record.createdAt} />
        </dd>
        {record.quantity !== null && (
          <>
            <dt>{t('record.quantity')}</dt>
            <dd>{t('order.gb', { gb: record.quantity })}</dd>
          </>
        )}
        {record.pricePerGb !== null && (
          <>
            <dt>{t('order.pricePerGb')}</dt>
            <dd>
              <PricePerGb price={record.pricePerGb} />
            </dd>
          </>
        )}
        {record.originalPrice !== null && (
          <>
            <dt>{t('order.originalPrice')}</dt>
            <dd>
              <Money amount={record.originalPrice} />
            </dd>
          </>
        )}
        {record.couponCode !== null && (
          <>
            <dt>{t('order.coupon')}</dt>
            <dd>{record.couponCode}</dd>
          </>
        )}
        {record.discount !== null && (
          <>
            <dt>{t('order.discount')}</dt>
            <dd>
              <Money amount={record.discount} />
            </dd>
          </>
        )}
        <dt>{t('record.net')}</dt>
        <dd>
          <Money amount={record.amount} />
        </dd>
        <dt>{t('order.fee')}</dt>
        <dd>
          <Money amount={record.fee} />
        </dd>
        <dt>{t('order.total')}</dt>
        <dd>
          <Money amount={record.total} />
        </dd>
        <dt>{t('record.paidType')}</dt>
        <dd>{payWayText(t, record.paidType, 'order')}</dd>
      </dl>
    </Dialog>
  );
}
