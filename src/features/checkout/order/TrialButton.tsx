import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useCustomer } from '@/features/auth';
import { useText } from '@/ui/format/text';
import { usePayment } from '../purchase/usePayment';
import { packagesQuery } from '../queries';
import { PaymentNotes } from '../tracker/PaymentNotes';
import { useTrial } from './useTrial';

/** Starts the free trial on a page that sells nothing else; nothing for a customer without a trial. */
export default function TrialButton() {
  const t = useText();
  const user = useCustomer();
  const packages = useQuery(packagesQuery);
  const payment = usePayment({ userId: user.id, type: 'order' });
  const trial = useTrial(user, packages.data?.list ?? [], (draft, total) =>
    payment.pay({ content: { type: 'order', draft }, total }),
  );
  return (
    <>
      <PaymentNotes payment={payment} />
      {trial && (
        <Button type="primary" loading={payment.busy} onClick={() => void trial.start()}>
          {t('order.trial')}
        </Button>
      )}
    </>
  );
}
