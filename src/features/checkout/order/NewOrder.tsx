import { QueryView } from '@/ui/feedback/QueryView';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Page } from '@/ui/page/Page';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { useOffer } from '../queries';
import { Shop, ShopSkeleton } from './Shop';

// The records are below the order and need antd's table, so they are loaded after it.
const ORDERS_HEIGHT = 360;
const RecordSection = lazyPart(() => import('../records/RecordSection'), {
  height: ORDERS_HEIGHT,
  isDeferred: true,
});

/** Shows New order: the offer, the Order Summary, and the orders so far. */
export function NewOrder() {
  const t = useText();
  const { catalog, ...offer } = useOffer();
  return (
    <Page title={t('menu.neworder')} intro={t('order.intro')}>
      <QueryView query={offer} skeleton={<ShopSkeleton />}>
        {(lists) => (
          <>
            <UnreadNote of={lists} />
            <Shop catalog={catalog} isUnread={lists.some(({ unread }) => unread !== null)} />
          </>
        )}
      </QueryView>
      <RecordSection type="order" catalog={catalog} />
    </Page>
  );
}
