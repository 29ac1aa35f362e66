import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useCustomer } from '@/features/auth';
import { ZERO_USD } from '@/lib/number/money';
import { useText } from '@/ui/format/text';
import { usePayment } from '../purchase/usePayment';
import { packagesQuery } from '../queries';
import { buildTrialOrder } from '../rules/orderChoice';
import { OutcomeNote } from '../tracker/OutcomeNote';

/** Starts the free trial from a page other than New order. The outcome of the click stays where the button was. */
export default function FreeTrial() {
  const t = useText();
  const user = useCustomer();
  const packages = useQuery(packagesQuery);
  const trial = buildTrialOrder(user, packages.data?.list ?? []);
  const payment = usePayment({ type: 'order', shown: trial && { type: 'order', order: trial } });
  return (
    <Flex vertical align="start" gap="small">
      {trial && (
        <Button
          type="primary"
          loading={payment.busy}
          onClick={() =>
            void payment.pay({ content: { type: 'order', order: trial }, total: ZERO_USD })
          }
        >
          {t('order.trial')}
        </Button>
      )}
      {(payment.earlier || payment.outcome?.isClicked) && <OutcomeNote payment={payment} />}
    </Flex>
  );
}
