import { history } from '@umijs/max';
import { Button } from 'antd';
import { lazy, Suspense, useCallback, useState } from 'react';
import { Page } from '@/components/Page';
import { OutcomeNote } from '@/components/payment/OutcomeNote';
import { QueryView } from '@/components/QueryView';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import type { PaymentRecord, PriceTier, TrafficPackage, User } from '@/contract';
import { continuePayment } from '@/queries/continuePayment';
import { usePackages, usePriceMenu } from '@/queries/order';
import { useUser } from '@/queries/user';
import { loadChunk } from '@/runtime/chunks';
import { failureText } from '@/runtime/failureText';
import styles from './neworder.module.css';
import { Offer } from './Offer';
import { SummaryCard } from './SummaryCard';

import { useOrderDraft } from './useOrderDraft';
import { usePay } from './usePay';
import { useSummary } from './useSummary';
import { useTrial } from './useTrial';

// The records stand below the order and bring antd's table: they come after it.
const MyOrders = lazy(() => loadChunk(() => import('./MyOrders')));
const OFFER_HEIGHT = 520;
const ORDERS_HEIGHT = 360;

interface ShopProps {
  readonly user: User;
  readonly packages: readonly TrafficPackage[];
  readonly tiers: readonly PriceTier[];
}

function Shop({ user, packages, tiers }: ShopProps) {
  const t = useText();
  const choice = useOrderDraft(user.id, packages, tiers);
  const [couponError, setCouponError] = useState<string | null>(null);
  const { setCoupon } = choice;
  const onCoupon = useCallback(
    (error: string) => {
      setCoupon('');
      setCouponError(error);
    },
    [setCoupon],
  );
  const summary = useSummary(choice.draft, onCoupon);
  const { busy, outcome, pay, checkAgain } = usePay({ userId: user.id, onCoupon });
  const trial = useTrial(user, packages, pay);

  return (
    <div data-ready="neworder">
      {outcome && (
        <OutcomeNote
          outcome={outcome}
          busy={busy}
          onContinue={(record) => continuePayment(user.id, record)}
          onCheckAgain={() => void checkAgain()}
        />
      )}
      {trial && (
        <p>
          <Button loading={busy} onClick={trial}>
            {t('order.trial')}
          </Button>{' '}
          {t('order.trialText')}
        </p>
      )}
      <div className={styles.columns}>
        <Offer choice={choice} packages={packages} tiers={tiers} />
        <SummaryCard
          user={user}
          choice={choice}
          couponError={couponError}
          summary={summary}
          busy={busy}
          onCoupon={(code) => {
            setCouponError(null);
            choice.setCoupon(code);
          }}
          onPay={(total) => {
            if (choice.draft) void pay(choice.draft, total);
          }}
        />
      </div>
    </div>
  );
}

/** New order: what is on sale, the Order Summary, and the orders so far. */
export default function NewOrder() {
  const t = useText();
  const { data: user } = useUser();
  const packages = usePackages();
  const tiers = usePriceMenu();
  const offer = {
    data:
      packages.data && tiers.data && user
        ? { packages: packages.data, tiers: tiers.data, user }
        : undefined,
    error: packages.error ?? tiers.error,
    isFetching: packages.isFetching || tiers.isFetching,
    refetch: () => Promise.all([packages.refetch(), tiers.refetch()]),
  };
  const buyAgain = (record: PaymentRecord) => {
    history.push(`/neworder?quantity=${record.quantity ?? ''}`);
    window.scrollTo({ top: 0 });
  };
  return (
    <Page title={t('menu.neworder')} intro={t('order.intro')}>
      <QueryView query={offer} describe={failureText} skeleton={<Skeleton height={OFFER_HEIGHT} />}>
        {(data) => <Shop {...data} />}
      </QueryView>
      <Suspense fallback={<Skeleton height={ORDERS_HEIGHT} />}>
        <MyOrders onBuyAgain={buyAgain} />
      </Suspense>
    </Page>
  );
}
