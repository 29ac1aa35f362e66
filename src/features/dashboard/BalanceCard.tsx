import { Flex } from 'antd';
import type { User } from '@/api/contract';
import { isLowBalance } from '@/lib/number/money';
import { Hint } from '@/ui/feedback/Hint';
import { type QueryState, QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Figure } from '@/ui/format/Figure';
import { Money } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { LinkButton } from '@/ui/page/LinkButton';

const CARD_HEIGHT = 70;

/** Shows the account's balance, with a link to Recharge. */
export function BalanceCard({ user }: { readonly user: QueryState<User> }) {
  const t = useText();
  return (
    <Card title={t('shell.balance')}>
      <Flex vertical align="start" gap="middle">
        <QueryView query={user} skeleton={<Skeleton height={CARD_HEIGHT} />}>
          {({ balance, trafficLeft, trafficUsed }) => (
            <div>
              <Figure>
                <Money amount={balance} />
              </Figure>
              {/* A newcomer has had no reason to add funds, and traffic that is used up is said first. */}
              {trafficUsed > 0 && trafficLeft > 0 && isLowBalance(balance) ? (
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
