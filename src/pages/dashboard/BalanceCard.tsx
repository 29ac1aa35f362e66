import { Flex } from 'antd';
import { Card } from '@/components/Card';
import { Figure } from '@/components/Figure';
import { Hint } from '@/components/Hint';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { QueryView, type Reading } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import type { User } from '@/contract';
import { isLowBalance } from '@/domain/money';
import { failureText } from '@/runtime/failureText';

const CARD_HEIGHT = 70;

/** The account's money, and the way to add some. */
export function BalanceCard({ user }: { readonly user: Reading<User> }) {
  const t = useText();
  return (
    <Card title={t('dashboard.balance')}>
      <Flex vertical align="start" gap="middle">
        <QueryView query={user} describe={failureText} skeleton={<Skeleton height={CARD_HEIGHT} />}>
          {({ balance }) => (
            <div>
              <Figure>
                <Money amount={balance} />
              </Figure>
              {isLowBalance(balance) ? (
                <Hint kind="warning">{t('dashboard.balanceLow')}</Hint>
              ) : (
                <Hint>{t('dashboard.balanceText')}</Hint>
              )}
            </div>
          )}
        </QueryView>
        <LinkButton to="/recharge">{t('dashboard.addFunds')}</LinkButton>
      </Flex>
    </Card>
  );
}
