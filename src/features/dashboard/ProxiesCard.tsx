import { Flex } from 'antd';
import { lowestPrice } from '@/features/checkout/rules';
import type { UnitPrice } from '@/lib/number/money';
import { Hint } from '@/ui/feedback/Hint';
import { QueryView } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Figure } from '@/ui/format/Figure';
import { PricePerGb } from '@/ui/format/Money';
import { useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { LinkButton } from '@/ui/page/LinkButton';
import { UnreadNote } from '@/ui/table/UnreadNote';
import type { Dashboard } from './useDashboard';

const FIGURE_HEIGHT = 40;

function LowestPrice({ price }: { readonly price: UnitPrice | null }) {
  const t = useText();
  if (price === null) return <Hint>{t('order.notOnSale')}</Hint>;
  return (
    <Figure prefix={t('dashboard.startsFrom')} suffix={t('dashboard.perGb')}>
      <PricePerGb price={price} />
    </Figure>
  );
}

/** Draws the card of the proxies on sale: the lowest price per GB, and the link to buy. */
export function ProxiesCard({ offer }: Pick<Dashboard, 'offer'>) {
  const t = useText();
  return (
    <Card title={t('dashboard.proxies')}>
      <Flex vertical align="start" gap="middle">
        <div>
          <QueryView query={offer} skeleton={<Skeleton height={FIGURE_HEIGHT} />}>
            {(lists) => (
              <>
                <UnreadNote of={lists} />
                <LowestPrice price={lowestPrice(lists[0].list, lists[1].list)} />
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
