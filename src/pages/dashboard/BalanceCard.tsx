import { Flex } from 'antd';
import type { User } from '@/api/contract';
import { isLowBalance } from '@/lib/number/money';
import { failureText } from '@/runtime/failureText';
import { Card } from '@/ui/Card';
import { Figure } from '@/ui/Figure';
import { Hint } from '@/ui/Hint';
import { LinkButton } from '@/ui/LinkButton';
import { Money } from '@/ui/Money';
import { QueryView, type Reading } from '@/ui/QueryView';
import { Skeleton } from '@/ui/Skeleton';
import { useText } from '@/ui/text';

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
