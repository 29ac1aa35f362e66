import { Steps } from 'antd';
import type { CSSProperties } from 'react';
import { useText } from '@/ui/format/text';
import { PAYMENT_STEPS } from '../rules/payment';
import { paymentStep } from '../rules/purchase/outcome';
import type { Purchase } from '../rules/purchase/purchase';

/** Four steps side by side, also on a phone. */
const STEPS: CSSProperties = { maxWidth: 640 };

/** Shows how far the payment is; the status beside it says the same in words. */
export function PaymentSteps({ payment }: { readonly payment: Purchase }) {
  const t = useText();
  const step = paymentStep(payment);
  if (step === null) return null;
  return (
    <div aria-hidden style={STEPS}>
      <Steps
        size="small"
        type="dot"
        responsive={false}
        current={step}
        items={PAYMENT_STEPS.map((one) => ({ title: <small>{t(`payment.step.${one}`)}</small> }))}
      />
    </div>
  );
}
