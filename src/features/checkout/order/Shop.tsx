import { useModel } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { CODE } from '@/api/contract/codes';
import { useCustomer } from '@/features/auth';
import { type Usd, ZERO_USD } from '@/lib/number/money';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { useText } from '@/ui/format/text';
import { Column } from '@/ui/page/Columns';
import { useIsPhone } from '@/ui/page/useIsPhone';
import { OutcomeNote } from '../purchase/OutcomeNote';
import { usePayment } from '../purchase/usePayment';
import { type Catalog, type OrderParams, orderSignature } from '../rules/order';
import { buildTrialOrder } from '../rules/orderChoice';
import { hasCreditedOrder, needsNotice } from '../rules/purchase/outcome';
import { SupportLink } from '../tracker/SupportLink';
import { Offer } from './Offer';
import { missingAmount, PayAction, PayBar } from './PayAction';
import { SummaryCard } from './SummaryCard';
import { useCoupon } from './useCoupon';
import { useOrderChoice } from './useOrderChoice';
import { useSummary } from './useSummary';

/** The offer takes all the room that the Order Summary beside it leaves. */
const OFFER_SHARE = 999;
/** Heights of the two cards on a wide screen, so that the Skeleton reserves the same room. */
const HEIGHT = { offer: 553, summary: 647 };

interface LayoutProps {
  readonly offer: ReactNode;
  readonly summary: ReactNode;
}

/** Lays out the offer with the Order Summary beside it or, on a phone, below it. */
function ShopLayout({ offer, summary }: LayoutProps) {
  return (
    <Flex wrap gap="middle">
      <Column width={420} share={OFFER_SHARE}>
        {offer}
      </Column>
      <Column width={360}>{summary}</Column>
    </Flex>
  );
}

const card = (height: number) => (
  <Card>
    <Skeleton height={height} />
  </Card>
);

/** Shows a placeholder of the shop's size until the offer is loaded. */
export function ShopSkeleton() {
  return <ShopLayout offer={card(HEIGHT.offer)} summary={card(HEIGHT.summary)} />;
}

interface Props {
  readonly catalog: Catalog;
  /** True when rows of the offer could not be read: then nothing proves that nothing is on sale. */
  readonly isUnread: boolean;
}

/** Shows the order that is being put together, and the outcome of the last one. */
export function Shop({ catalog, isUnread }: Props) {
  const t = useText();
  const choice = useOrderChoice(catalog);
  const user = useCustomer();
  const coupon = useCoupon(choice);
  const { order } = choice;
  const summary = useSummary(order, coupon.refuse);
  const isTrial = useModel('newOrder', (model) => model.isTrial);
  const isPhone = useIsPhone();
  const paying = usePayment({
    type: 'order',
    shown: order && { type: 'order', order },
    onResult(result) {
      if (result.kind === 'refused' && result.code === CODE.couponInvalid) {
        coupon.refuse(result.msg);
      }
      if (result.kind === 'answered' && result.purchase.stage === 'paid') {
        choice.dropDraft();
        coupon.type('');
      }
    },
  });
  const { busy, outcome, purchases } = paying;
  const pay = (ordered: OrderParams, total: Usd, recount?: () => Promise<Usd | null | undefined>) =>
    void paying.pay({ content: { type: 'order', order: ordered }, total, recount });
  const bought = outcome?.kind === 'purchase' && outcome.purchase.stage === 'paid' ? outcome : null;
  const isDone = order !== null && bought?.purchase.signature === orderSignature(order);
  const trial = buildTrialOrder(user, catalog.packages);
  const offersTrial = trial !== null && bought?.purchase.signature !== orderSignature(trial);
  // The credited order's card has the primary button, which leads to the proxy lines.
  const isCredited = hasCreditedOrder(purchases);
  const note = <OutcomeNote paying={paying} />;
  // The outcome is shown beside the button that was clicked: the trial's is above the offer, Pay now below it.
  const isBesidePay = outcome?.isClicked === true && !isTrial;
  // The note on a paid order stays until another one is put together; after a lost answer, until it is dismissed.
  const hasNoteBesidePay =
    isBesidePay && (bought === null || isDone || needsNotice(bought.purchase));
  // After the purchase the bar would cover its outcome.
  const hasBar = isPhone && !isDone;
  // A code that is not applied yet may lower the sum: Pay now applies it first.
  const missing = coupon.unused === '' ? missingAmount(user.balance, choice, summary) : null;
  const button = (
    <PayAction
      summary={summary}
      missing={missing}
      busy={busy && (trial === null || !isTrial)}
      isDone={isDone}
      isSecondary={offersTrial || isCredited}
      onPay={(total) => {
        if (coupon.unused === '') return order && pay(order, total, summary.recount);
        // The customer sees what the code does before paying.
        coupon.apply();
        coupon.field.current?.focus();
      }}
      onAnother={() => bought && void paying.acknowledge(bought.purchase)}
    />
  );

  return (
    <Flex vertical gap="middle" data-ready="neworder">
      {!isBesidePay && note}
      {offersTrial && (
        <Flex wrap align="center" gap="8px 16px">
          <Button
            type={isCredited || (bought !== null && hasNoteBesidePay) ? 'default' : 'primary'}
            loading={busy && isTrial}
            onClick={() => pay(trial, ZERO_USD)}
          >
            {t('order.trial')}
          </Button>
          <span>
            {t(trial.durationDays === null ? 'order.trialUnlimit' : 'order.trialText', {
              gb: trial.quantity,
              days: trial.durationDays ?? 0,
            })}
          </span>
        </Flex>
      )}
      {choice.durations.length === 0 ? (
        <EmptyState
          title={t(isUnread ? 'order.pricesUnread' : 'order.notOnSale')}
          action={<SupportLink orderId={null} />}
        />
      ) : (
        <ShopLayout
          offer={<Offer choice={choice} catalog={catalog} isUnread={isUnread} />}
          summary={
            <SummaryCard
              choice={choice}
              summary={summary}
              tiers={catalog.tiers}
              missing={missing}
              coupon={coupon}
            >
              {!hasBar && button}
              {hasNoteBesidePay && note}
            </SummaryCard>
          }
        />
      )}
      {hasBar && choice.durations.length > 0 && (
        <PayBar choice={choice} summary={summary}>
          {button}
        </PayBar>
      )}
    </Flex>
  );
}
