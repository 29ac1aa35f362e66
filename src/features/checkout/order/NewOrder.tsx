import { useQueries } from '@tanstack/react-query';
import { history } from '@umijs/max';
import { combineQueries } from '@/api/combineQueries';
import type { PaymentRecord } from '@/api/contract';
import { useCustomer } from '@/features/auth';
import { QueryView } from '@/ui/feedback/QueryView';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Page } from '@/ui/page/Page';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { packagesQuery, priceMenuQuery } from '../queries';
import { findRepeatOrder, recordSums, timeLimitOf } from '../rules/order';
import { buildOrderLink } from '../rules/orderStart';
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
  const user = useCustomer();
  const offer = useQueries({
    queries: [packagesQuery, priceMenuQuery],
    combine: combineQueries,
  });
  const [packages, tiers] = offer.data ?? [];
  const repeat = (record: PaymentRecord) =>
    findRepeatOrder(record, packages?.list ?? [], tiers?.list ?? []);
  const buyAgain = (record: PaymentRecord) => {
    const same = repeat(record);
    if (same === null) return;
    // The parameters of the order list's filters and page stay in the address.
    const query = buildOrderLink(new URLSearchParams(history.location.search), same, record);
    history.push(`/neworder?${query.toString()}`);
    window.scrollTo({ top: 0 });
  };
  return (
    <Page title={t('menu.neworder')} intro={t('order.intro')}>
      <QueryView query={offer} skeleton={<ShopSkeleton />}>
        {(lists) => (
          <>
            <UnreadNote of={lists} />
            <Shop packages={lists[0].list} tiers={lists[1].list} user={user} />
          </>
        )}
      </QueryView>
      <RecordSection
        kind="order"
        timeLimitOf={(record) => timeLimitOf(record, packages?.list ?? [], tiers?.list ?? [])}
        sumsOf={(record) => recordSums(record, packages?.list ?? [], tiers?.list ?? [])}
        canBuyAgain={(record) => repeat(record) !== null}
        onBuyAgain={buyAgain}
      />
    </Page>
  );
}
