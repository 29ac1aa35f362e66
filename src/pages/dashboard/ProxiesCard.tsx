import { Link } from '@umijs/max';
import { Card } from '@/components/Card';
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
    <Card title={t('dashboard.proxies')} className={styles.stack}>
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
        <Link to="/neworder" className={styles.primary}>
          {t('dashboard.createOrder')}
        </Link>
      </div>
    </Card>
  );
}
