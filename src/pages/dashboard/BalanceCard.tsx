import { Card } from '@/components/Card';
import { LinkButton } from '@/components/LinkButton';
import { Money } from '@/components/Money';
import { QueryView, type Reading } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import type { User } from '@/contract';
import { isLowBalance } from '@/domain/money';
import { failureText } from '@/runtime/failureText';
import styles from './dashboard.module.css';

const CARD_HEIGHT = 66;

/** The account's money, and the way to add some. */
export function BalanceCard({ user }: { readonly user: Reading<User> }) {
  const t = useText();
  return (
    <Card title={t('dashboard.balance')}>
      <QueryView query={user} describe={failureText} skeleton={<Skeleton height={CARD_HEIGHT} />}>
        {({ balance }) => (
          <>
            <p className={styles.figure}>
              <Money amount={balance} />
            </p>
            <p className={isLowBalance(balance) ? styles.warn : styles.soft}>
              {t(isLowBalance(balance) ? 'dashboard.balanceLow' : 'dashboard.balanceText')}
            </p>
          </>
        )}
      </QueryView>
      <div className={styles.foot}>
        <LinkButton to="/recharge">{t('dashboard.addFunds')}</LinkButton>
      </div>
    </Card>
  );
}
