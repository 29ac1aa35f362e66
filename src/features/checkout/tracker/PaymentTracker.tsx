import { Flex } from 'antd';
import { announce } from '@/lib/browser/announce';
import { errorText } from '@/ui/feedback/errorText';
import { useText } from '@/ui/format/text';
import { useNow } from '@/ui/format/useNow';
import { brand } from '../../../../config/brand';
import { usePurchase } from '../purchase/usePurchase';
import type { Purchase } from '../rules/purchase/purchase';
import { filterTracked } from '../rules/purchase/updates';
import { PaymentCard } from './PaymentCard';

/** Shows a failure as a toast: a button's action may need code that cannot be loaded. */
function announceFailure(work: Promise<unknown>): void {
  work.catch((error: unknown) => announce('toast', { kind: 'error', text: errorText(error) }));
}

interface Props {
  readonly payments: ReturnType<typeof filterTracked>;
  onContinue(payment: Purchase): void;
  onCheckAgain(payment: Purchase): void;
  onDismiss(payment: Purchase): void;
}

function Cards({ payments, onContinue, onCheckAgain, onDismiss }: Props) {
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
          onContinue={() => onContinue(payment)}
          onCheckAgain={() => onCheckAgain(payment)}
          onDismiss={() => onDismiss(payment)}
        />
      ))}
    </Flex>
  );
}

/** Shows the followed payments on every page. With none to follow, nothing is shown and no clock ticks. */
export function PaymentTracker({ userId }: { readonly userId: string }) {
  const { purchases, goOn, checkAgain, dismiss } = usePurchase(userId);
  const shown = filterTracked(purchases);
  return shown.length === 0 ? null : (
    <Cards
      payments={shown}
      onContinue={(payment) => announceFailure(goOn(payment))}
      onCheckAgain={({ id }) => announceFailure(checkAgain(id))}
      onDismiss={({ id }) => announceFailure(dismiss(id))}
    />
  );
}
