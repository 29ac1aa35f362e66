import { PaymentCard } from '@/components/payment/PaymentCard';
import styles from '@/components/payment/payment.module.css';
import { useText } from '@/components/text';
import { useNow } from '@/components/useNow';
import { dismissPayment } from '@/runtime/payments';
import { brand } from '../../config/brand';
import { usePayments } from './usePayments';

/** The payments that the portal follows, for every page that deals with money. Nothing to follow shows nothing. */
export function PaymentTracker({ userId }: { readonly userId: string }) {
  const t = useText();
  const payments = usePayments(userId);
  const now = useNow(1);
  if (payments.length === 0) return null;
  return (
    <section className={styles.list} aria-label={t('payment.tracker')}>
      {payments.map((payment) => (
        <PaymentCard
          key={payment.orderId}
          payment={payment}
          now={now}
          supportEmail={brand.supportEmail}
          onContinue={() => {
            if (payment.payUrl) window.location.assign(payment.payUrl);
          }}
          onDismiss={() => dismissPayment(userId, payment.orderId)}
        />
      ))}
    </section>
  );
}
