import { PaymentCard } from '@/components/payment/PaymentCard';
import styles from '@/components/payment/payment.module.css';
import { useText } from '@/components/text';
import { useNow } from '@/components/useNow';
import type { FollowedPayment } from '@/domain/followed';
import { openHostedPage } from '@/runtime/hostedPage';
import { dismissPayment } from '@/runtime/payments';
import { brand } from '../../config/brand';
import { usePayments } from './usePayments';

function Cards({
  userId,
  payments,
}: {
  readonly userId: string;
  readonly payments: readonly FollowedPayment[];
}) {
  const t = useText();
  const now = useNow(1);
  return (
    <section className={styles.list} aria-label={t('payment.tracker')}>
      {payments.map((payment) => (
        <PaymentCard
          key={payment.orderId}
          payment={payment}
          now={now}
          supportEmail={brand.supportEmail}
          onContinue={() => {
            if (payment.payUrl) void openHostedPage(payment.payUrl);
          }}
          onDismiss={() => dismissPayment(userId, payment.orderId)}
        />
      ))}
    </section>
  );
}

/** The payments that the portal follows, on every page. Nothing to follow shows nothing, and no clock ticks. */
export function PaymentTracker({ userId }: { readonly userId: string }) {
  const shown = usePayments(userId).filter((payment) => payment.hidden !== true);
  return shown.length === 0 ? null : <Cards userId={userId} payments={shown} />;
}
