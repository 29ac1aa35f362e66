import { Flex, Radio } from 'antd';
import type { ReactNode } from 'react';
import type { OrderSummary, PriceTier } from '@/api/contract';
import { PAY_WAYS } from '@/api/contract/lists';
import { useCustomer } from '@/features/auth';
import { formatUsd, isZeroUsd, requiredTopUp, type Usd } from '@/lib/number/money';
import { Hint } from '@/ui/feedback/Hint';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Field } from '@/ui/form/Field';
import { timeLimitText } from '@/ui/format/enumText';
import { Facts } from '@/ui/format/Facts';
import { Money, PricePerGb } from '@/ui/format/Money';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { listSums } from '../rules/order';
import { Coupon } from './Coupon';
import styles from './neworder.module.css';
import type { CouponField } from './useCoupon';
import type { EditableChoice } from './useOrderChoice';
import type { Summary } from './useSummary';

const SUMMARY_HEIGHT = 200;
/** Reserves the height of the sums, so that nothing moves when they are loaded. */
const COUNT = { minHeight: 222 };
/** Reserves the height of the notes about a way to pay, so that nothing moves when the customer chooses another. */
const NOTE = { minHeight: 44 };
/** Stays in sight beside a long offer. */
const SIDE = { position: 'sticky', insetBlockStart: 16 } as const;
/** Fades a sum that belongs to an earlier order. */
const STALE = { opacity: 0.75 };

interface Counted {
  readonly choice: EditableChoice;
  readonly summary: Summary;
  readonly tiers: readonly PriceTier[];
}

interface Props extends Counted {
  readonly coupon: CouponField;
  /** The amount that the balance lacks. */
  readonly missing: Usd | null;
  /** The button, and the outcome of the last click on it. */
  readonly children: ReactNode;
}

function PayWays({ choice }: Pick<Props, 'choice'>) {
  const t = useText();
  const { balance } = useCustomer();
  return (
    <Field label={t('order.payWith')}>
      {({ id }) => (
        <Radio.Group
          id={id}
          aria-label={t('order.payWith')}
          vertical
          value={choice.payWay}
          onChange={(event) => choice.setPayWay(event.target.value)}
        >
          {PAY_WAYS.map((payWay) => (
            <Radio key={payWay} value={payWay} className={styles.option}>
              <Flex wrap gap="0 8px">
                <span>{t(`order.payWay.${payWay}`)}</span>
                {payWay === 'balance' && <Money amount={balance} />}
                <span>{t(`order.feeOf.${payWay}`)}</span>
              </Flex>
            </Radio>
          ))}
        </Radio.Group>
      )}
    </Field>
  );
}

interface FiguresProps extends Pick<Counted, 'tiers'> {
  readonly data: OrderSummary;
  readonly isCustom: boolean;
}

/** Shows the sums as the backend counted them; a custom quantity's discount is against the list price. */
function Figures({ data, isCustom, tiers }: FiguresProps) {
  const t = useText();
  const { originalPrice, discount } = isCustom ? listSums(data, tiers) : data;
  const hasDiscount = !isZeroUsd(discount);
  const hasFee = !isZeroUsd(data.processingFee);
  return (
    <Facts
      items={[
        { label: t('order.quantity'), children: t('order.gb', { gb: data.quantity }) },
        { label: t('order.timeLimit'), children: timeLimitText(t, data.durationDays) },
        { label: t('order.pricePerGb'), children: <PricePerGb price={data.pricePerGb} /> },
        (hasDiscount || hasFee) && {
          label: t('order.originalPrice'),
          children: <Money amount={originalPrice} />,
        },
        hasDiscount && {
          label: t(data.couponCode ? 'order.discountWithCoupon' : 'order.discount'),
          children: (
            <>
              <span>−</span>
              <Money amount={discount} />
            </>
          ),
        },
        hasFee && {
          label: t('order.fee'),
          children: <Money amount={data.processingFee} />,
        },
        {
          label: t('order.total'),
          children: (
            <span aria-live="polite">
              <Money amount={data.totalAmount} />
            </span>
          ),
          isTotal: true,
        },
      ]}
    />
  );
}

function Count({ choice, summary, tiers }: Counted) {
  const t = useText();
  const { data, isCustom, error, current } = summary;
  if (choice.order === null) return <p>{t('order.nothingChosen')}</p>;
  return (
    <>
      <QueryFailure query={summary} />
      {data && (
        <div style={current ? undefined : STALE}>
          <Figures data={data} isCustom={isCustom} tiers={tiers} />
        </div>
      )}
      {!data && !error && <Skeleton height={SUMMARY_HEIGHT} />}
    </>
  );
}

/** Shows the Order Summary: the ways to pay, the coupon, the sums, the button, and the outcome of its last click. */
export function SummaryCard(props: Props) {
  const { choice, summary, tiers, coupon, missing, children } = props;
  const t = useText();
  const locale = useLocaleName();
  return (
    <Card title={t('order.summary')} style={SIDE}>
      <Flex vertical gap={16}>
        <PayWays choice={choice} />
        <Coupon choice={choice} summary={summary} coupon={coupon} />
        <div style={COUNT} aria-busy={!summary.current && !summary.error && choice.order !== null}>
          <Count choice={choice} summary={summary} tiers={tiers} />
        </div>
        {children}
        <div style={NOTE} role="status">
          {choice.payWay === 'cryptomus' && <Hint>{t('order.notRefundable')}</Hint>}
          {missing && <span>{t('order.short', { amount: formatUsd(missing, locale) })}</span>}{' '}
          {missing && requiredTopUp(missing) !== missing && (
            <span>
              {t('order.topUpMin', { amount: formatUsd(requiredTopUp(missing), locale) })}
            </span>
          )}
        </div>
      </Flex>
    </Card>
  );
}
