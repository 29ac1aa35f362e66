import { lazyPart } from '@/ui/lazy/lazyPart';
import type { Payment } from '../purchase/usePayment';
import { OutcomeNote } from './OutcomeNote';

const AskFirst = lazyPart(() => import('./ConfirmSecondPurchase'), { kind: 'dialog' });

/**
 * Shows the notes about a purchase on a page that sells: its outcome, and the question before another one beside
 * it.
 */
export function PaymentNotes({ payment }: { readonly payment: Payment }) {
  const { outcome, open } = payment;
  return (
    <>
      {outcome && (
        <OutcomeNote
          outcome={outcome}
          busy={payment.busy}
          onContinue={(one) => void payment.leave(one)}
          onCheckAgain={(one) => void payment.checkAgain(one)}
          onStartAnew={(one) => void payment.startAnew(one)}
          onDismiss={(one) => void payment.dismiss(one)}
        />
      )}
      {open && (
        <AskFirst
          open={open}
          onGoOn={() => void payment.payAnyway()}
          onClose={payment.closeQuestion}
        />
      )}
    </>
  );
}
