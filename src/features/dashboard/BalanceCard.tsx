import { Flex } from 'antd';
import { isLowBalance } from '@/lib/number/money';
import { Hint } from '@/ui/feedback/Hint';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { Figure } from '@/ui/format/Figure';
import { Money } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { LinkButton } from '@/ui/page/LinkButton';
import type { Dashboard } from './useDashboard';

/** Shows the account's balance, with a link to Recharge. */
export function BalanceCard({ board }: { readonly board: Dashboard }) {
  const t = useText();
  const { userQuery, hasUsedTraffic } = board;
  const { balance, trafficLeft } = board.customer;
  return (
    <Card title={t('shell.balance')}>
      <Flex vertical align="start" gap="middle">
        <QueryFailure query={userQuery} />
        <div>
          <Figure>
            <Money amount={balance} />
          </Figure>
          {/* A newcomer has had no reason to add funds, and traffic that is used up is said first. */}
          {hasUsedTraffic && trafficLeft > 0 && isLowBalance(balance) ? (
            <Hint kind="warning">{t('dashboard.balanceLow')}</Hint>
          ) : (
            <Hint>{t('dashboard.balanceText')}</Hint>
          )}
        </div>
        <LinkButton to="/recharge">{t('dashboard.addFunds')}</LinkButton>
      </Flex>
    </Card>
  );
}
