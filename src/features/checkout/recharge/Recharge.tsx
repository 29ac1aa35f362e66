import { Flex } from 'antd';
import { useCustomer, useUser } from '@/features/auth';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { Figure } from '@/ui/format/Figure';
import { Money } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Card } from '@/ui/page/Card';
import { Column } from '@/ui/page/Columns';
import { Page } from '@/ui/page/Page';
import { AddFunds } from './AddFunds';

// antd's table is loaded late: the amount to pay matters more than the list of past recharges.
const RECORD_HEIGHT = 360;
const RecordSection = lazyPart(() => import('../records/RecordSection'), {
  height: RECORD_HEIGHT,
  isDeferred: true,
});

/** Shows the balance, Add Funds and the Recharge Record. */
export function Recharge() {
  const t = useText();
  const { balance } = useCustomer();
  return (
    <Page title={t('menu.recharge')} intro={t('recharge.intro')}>
      <Flex wrap align="start" gap="middle">
        <Column width={200}>
          <Card title={t('shell.balance')}>
            <QueryFailure query={useUser()} />
            <Figure>
              <Money amount={balance} />
            </Figure>
          </Card>
        </Column>
        <Column width={440} share={3}>
          <Card title={t('recharge.addFunds')}>
            <AddFunds />
          </Card>
        </Column>
      </Flex>
      <RecordSection type="recharge" />
    </Page>
  );
}
