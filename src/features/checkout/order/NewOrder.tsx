import { history } from '@umijs/max';
import type { PaymentRecord } from '@/api/contract';
import { useUser } from '@/features/auth';
import { failureText } from '@/ui/feedback/failureText';
import { QueryView } from '@/ui/feedback/QueryView';
import { useText } from '@/ui/format/text';
import { lazyPart } from '@/ui/lazy/lazyPart';
import { Page } from '@/ui/page/Page';
import { UnreadNote } from '@/ui/table/UnreadNote';
import { usePackages, usePriceMenu } from '../queries';
import { repeatOf } from '../rules/order';
import { orderLink } from '../rules/orderStart';
import { Shop } from './Shop';
import { ShopSkeleton } from './ShopLayout';

// The records are below the order and need antd's table, so they are loaded after it.
const ORDERS_HEIGHT = 360;
const MyOrders = lazyPart(() => import('../records/MyOrders'), {
  height: ORDERS_HEIGHT,
  isDeferred: true,
});

/** New order: what is on sale, the Order Summary, and the orders so far. */
export function NewOrder() {
  const t = useText();
  const { data: user } = useUser();
  const packages = usePackages();
  const tiers = usePriceMenu();
  const offer = {
    data:
      packages.data && tiers.data && user
        ? {
            packages: packages.data.list,
            tiers: tiers.data.list,
            user,
            of: [packages.data, tiers.data],
          }
        : undefined,
    error: packages.error ?? tiers.error,
    isFetching: packages.isFetching || tiers.isFetching,
    refetch: () => Promise.all([packages.refetch(), tiers.refetch()]),
  };
  const repeat = (record: PaymentRecord) =>
    repeatOf(record, packages.data?.list ?? [], tiers.data?.list ?? []);
  const buyAgain = (record: PaymentRecord) => {
    const same = repeat(record);
    if (same === null) return;
    // What the list of orders shows stays in the address.
    const query = orderLink(new URLSearchParams(history.location.search), same, record);
    history.push(`/neworder?${query.toString()}`);
    window.scrollTo({ top: 0 });
  };
  return (
    <Page title={t('menu.neworder')} intro={t('order.intro')}>
      <QueryView query={offer} describe={failureText} skeleton={<ShopSkeleton />}>
        {({ of, ...shop }) => (
          <>
            <UnreadNote of={of} />
            <Shop {...shop} />
          </>
        )}
      </QueryView>
      <MyOrders canBuyAgain={(record) => repeat(record) !== null} onBuyAgain={buyAgain} />
    </Page>
  );
}
