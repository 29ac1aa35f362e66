import { Flex } from 'antd';
import { Card } from '@/components/Card';
import { Figure } from '@/components/Figure';
import { Hint } from '@/components/Hint';
import { LinkButton } from '@/components/LinkButton';
import { PricePerGb } from '@/components/Money';
import { QueryView, type Reading } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import { UnreadNote } from '@/components/UnreadNote';
import type { UnitPrice } from '@/domain/money';
import { failureText } from '@/runtime/failureText';
import type { DerivedFrom } from './useDashboard';

const FIGURE_HEIGHT = 40;

/** What is sold here, from which price per GB, and the way to buy it. */
export function ProxiesCard({ price }: { readonly price: Reading<DerivedFrom<UnitPrice | null>> }) {
  const t = useText();
  return (
    <Card title={t('dashboard.proxies')}>
      <Flex vertical align="start" gap="middle">
        <div>
          <QueryView
            query={price}
            describe={failureText}
            skeleton={<Skeleton height={FIGURE_HEIGHT} />}
          >
            {({ value: lowest, of }) => (
              <>
                <UnreadNote of={of} />
                {lowest === null ? (
                  <Hint>{t('dashboard.notOnSale')}</Hint>
                ) : (
                  <Figure prefix={t('dashboard.startsFrom')} suffix={t('dashboard.perGb')}>
                    <PricePerGb price={lowest} />
                  </Figure>
                )}
              </>
            )}
          </QueryView>
          <Hint>{t('dashboard.proxiesText')}</Hint>
        </div>
        <LinkButton type="primary" to="/neworder">
          {t('dashboard.createOrder')}
        </LinkButton>
      </Flex>
    </Card>
  );
}
