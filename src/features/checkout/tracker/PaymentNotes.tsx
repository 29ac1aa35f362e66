import { lazyPart } from '@/ui/lazy/lazyPart';
import type { Payment } from '../purchase/usePayment';
import { OutcomeNote } from './OutcomeNote';

const AskFirst = lazyPart(() => import('./ConfirmSecondPurchase'), { kind: 'dialog' });

interface Props {
  readonly payment: Payment;
}

/** Shows the outcome of a purchase on a page that sells. */
export function PaymentOutcome({ payment }: Props) {
  const { outcome } = payment;
  if (!outcome) return null;
  return (
    <OutcomeNote
      outcome={outcome}
      busy={payment.busy}
      onContinue={(one) => void payment.leave(one)}
      onCheckAgain={(one) => void payment.checkAgain(one)}
      onStartAnew={(one) => void payment.startAnew(one)}
      onDismiss={(one) => void payment.dismiss(one)}
    />
  );
}

/** Shows the question before another purchase beside an open one. */
export function PaymentQuestion({ payment }: Props) {
  const { open } = payment;
  if (!open) return null;
  return (
    <AskFirst open={open} onGoOn={() => void payment.payAnyway()} onClose={payment.closeQuestion} />
  );
}
