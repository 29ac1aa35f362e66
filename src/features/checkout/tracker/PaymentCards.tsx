import { Flex } from 'antd';
import { announce } from '@/lib/browser/announce';
import { errorText } from '@/ui/feedback/errorText';
import { useText } from '@/ui/format/text';
import { useNow } from '@/ui/format/useNow';
import { usePurchase } from '../purchase/usePurchase';
import { filterTracked } from '../rules/purchase/updates';
import { PaymentCard } from './PaymentCard';

/** Shows a failure as a toast: a button's action may need code that cannot be loaded. */
function announceFailure(work: Promise<unknown>): void {
  work.catch((error: unknown) => announce('toast', { kind: 'error', text: errorText(error) }));
}

/** Shows the followed payments, one below the other. */
export default function PaymentCards({ userId }: { readonly userId: string }) {
  const t = useText();
  const now = useNow(1);
  const { purchases, goOn, checkAgain, dismiss } = usePurchase(userId);
  return (
    <Flex component="section" vertical gap={12} aria-label={t('payment.tracker')}>
      {filterTracked(purchases).map((payment) => (
        <PaymentCard
          key={payment.id}
          payment={payment}
          now={now}
          onContinue={() => announceFailure(goOn(payment))}
          onCheckAgain={() => announceFailure(checkAgain(payment.id))}
          onDismiss={() => announceFailure(dismiss(payment.id))}
        />
      ))}
    </Flex>
  );
}
