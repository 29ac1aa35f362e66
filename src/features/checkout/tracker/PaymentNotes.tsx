import type { ReactNode } from 'react';
import type { Payment } from '../purchase/usePayment';
import type { AskFirstProps } from './AskFirst';
import { OutcomeNote } from './OutcomeNote';

interface Props {
  readonly payment: Payment;
  /** The dialog with the question; its code is loaded when the question is asked. */
  readonly AskFirst: (props: AskFirstProps) => ReactNode;
}

/**
 * Shows the notes about a purchase on a page that sells: its outcome, and the question before another one beside
 * it.
 */
export function PaymentNotes({ payment, AskFirst }: Props) {
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
