import { Card } from '@/components/Card';
import { LinkButton } from '@/components/LinkButton';
import { PricePerGb } from '@/components/Money';
import { QueryView, type Reading } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import { UnreadNote } from '@/components/UnreadNote';
import type { UnitPrice } from '@/domain/money';
import { failureText } from '@/runtime/failureText';
import styles from './dashboard.module.css';
import type { DerivedFrom } from './useDashboard';

const FIGURE_HEIGHT = 40;

/** What is sold here, from which price per GB, and the way to buy it. */
export function ProxiesCard({ price }: { readonly price: Reading<DerivedFrom<UnitPrice | null>> }) {
  const t = useText();
  return (
    <Card title={t('dashboard.proxies')}>
      <QueryView
        query={price}
        describe={failureText}
        skeleton={<Skeleton height={FIGURE_HEIGHT} />}
      >
        {({ value: lowest, of }) => (
          <>
            <UnreadNote of={of} />
            <p className={styles.figure}>
              {lowest === null ? (
                <span className={styles.unit}>{t('dashboard.notOnSale')}</span>
              ) : (
                <>
                  <span className={styles.unit}>{t('dashboard.startsFrom')}</span>{' '}
                  <PricePerGb price={lowest} />{' '}
                  <span className={styles.unit}>{t('dashboard.perGb')}</span>
                </>
              )}
            </p>
          </>
        )}
      </QueryView>
      <p className={styles.soft}>{t('dashboard.proxiesText')}</p>
      <div className={styles.foot}>
        <LinkButton type="primary" to="/neworder">
          {t('dashboard.createOrder')}
        </LinkButton>
      </div>
    </Card>
  );
}
