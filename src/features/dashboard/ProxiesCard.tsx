import { Flex } from 'antd';
import type { UnitPrice } from '@/lib/number/money';
import { failureText } from '@/ui/feedback/failureText';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView, type Reading } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Figure } from '@/ui/format/Figure';
import { PricePerGb } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { LinkButton } from '@/ui/page/LinkButton';
import { UnreadNote } from '@/ui/table/UnreadNote';
import type { DerivedFrom } from './useDashboard';

const FIGURE_HEIGHT = 40;

/** Shows the product, its lowest price per GB, and a link to buy it. */
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
                  <Hint>{t('order.notOnSale')}</Hint>
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
