import { Flex } from 'antd';
import { PaymentCard } from '@/components/payment/PaymentCard';
import { trackedOf } from '@/domain/purchase/news';
import { usePurchase } from '@/purchase';
import { announce } from '@/runtime/announce';
import { failureText } from '@/runtime/failureText';
import { openHostedPage } from '@/runtime/hostedPage';
import { useText } from '@/ui/text';
import { useNow } from '@/ui/useNow';
import { brand } from '../../config/brand';

/** Dismissing may need code that does not come. */
const announceFailure = (error: unknown) =>
  announce('toast', { kind: 'error', text: failureText(error) });

interface Props {
  readonly payments: ReturnType<typeof trackedOf>;
  onDismiss(id: string): void;
}

function Cards({ payments, onDismiss }: Props) {
  const t = useText();
  const now = useNow(1);
  return (
    <Flex component="section" vertical gap={12} aria-label={t('payment.tracker')}>
      {payments.map((payment) => (
        <PaymentCard
          key={payment.id}
          payment={payment}
          now={now}
          supportEmail={brand.supportEmail}
          onContinue={() => {
            if (payment.payUrl) void openHostedPage(payment.payUrl);
          }}
          onDismiss={() => onDismiss(payment.id)}
        />
      ))}
    </Flex>
  );
}

/** The payments that the portal follows, on every page. Nothing to follow shows nothing, and no clock ticks. */
export function PaymentTracker({ userId }: { readonly userId: string }) {
  const { purchases, dismiss } = usePurchase(userId);
  const shown = trackedOf(purchases);
  return shown.length === 0 ? null : (
    <Cards payments={shown} onDismiss={(id) => void dismiss(id).catch(announceFailure)} />
  );
}
