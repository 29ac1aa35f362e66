import { Link } from '@umijs/max';
import { Button, Flex, Radio, Space } from 'antd';
import type { OrderSummary, PayWay, User } from '@/api/contract';
import { PAY_WAYS } from '@/api/contract/lists';
import { formatUsd, isZeroUsd, missingUsd, requiredTopUp } from '@/lib/number/money';
import { Hint } from '@/ui/feedback/Hint';
import { QueryFailure } from '@/ui/feedback/QueryView';
import { Skeleton } from '@/ui/feedback/Skeleton';
import { Field } from '@/ui/form/Field';
import { Facts } from '@/ui/format/Facts';
import { Money, PricePerGb } from '@/ui/format/Money';
import { useLocaleName, useText } from '@/ui/format/text';
import { Card } from '@/ui/page/Card';
import { canCoverTotal } from '../rules/order';
import { Coupon } from './Coupon';
import styles from './neworder.module.css';
import type { OrderChoice } from './useOrderDraft';
import type { Summary } from './useSummary';

const SUMMARY_HEIGHT = 200;
/** Reserves the height of the sums, so that nothing moves when they are loaded. */
const COUNT = { minHeight: 212 };
/** Fades a sum that belongs to an earlier draft. */
const STALE = { opacity: 0.75 };

interface Props {
  readonly user: User;
  readonly choice: OrderChoice;
  readonly couponError: string | null;
  readonly summary: Summary;
  readonly busy: boolean;
  /** True when exactly this order has just been paid: the button then asks for another one. */
  readonly isDone: boolean;
  onCoupon(code: string): void;
  onPay(total: string): void;
  onAnother(): void;
}

function PayWays({ user, choice }: Pick<Props, 'user' | 'choice'>) {
  const t = useText();
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
          {PAY_WAYS.map((way) => (
            <Radio key={way} value={way} className={styles.option}>
              <Space>
                {t(`order.way.${way}`)}
                {way === 'balance' && <Money amount={user.balance} />}
              </Space>
            </Radio>
          ))}
        </Radio.Group>
      )}
    </Field>
  );
}

interface FiguresProps {
  readonly data: OrderSummary;
  readonly payWay: PayWay;
}

/** Shows the sums as the backend counted them. */
function Figures({ data, payWay }: FiguresProps) {
  const t = useText();
  return (
    <Facts
      items={[
        { label: t('order.quantity'), children: t('order.gb', { gb: data.quantity }) },
        {
          label: t('order.timeLimit'),
          children:
            data.durationDays === null
              ? t('order.unlimit')
              : t('order.days', { days: data.durationDays }),
        },
        { label: t('order.pricePerGb'), children: <PricePerGb price={data.pricePerGb} /> },
        { label: t('order.originalPrice'), children: <Money amount={data.originalPrice} /> },
        {
          label: t('order.discount'),
          children: (
            <>
              <span>{isZeroUsd(data.discount) ? '' : '−'}</span>
              <Money amount={data.discount} />
            </>
          ),
        },
        {
          label: t(payWay === 'cryptomus' ? 'order.fee' : 'order.feeNone'),
          children: <Money amount={data.processingFee} />,
        },
        {
          label: t('order.total'),
          children: <Money amount={data.totalAmount} />,
          isTotal: true,
        },
      ]}
    />
  );
}

function Count({ choice, summary }: Pick<Props, 'choice' | 'summary'>) {
  const t = useText();
  const { data, error, isCurrent } = summary;
  if (choice.draft === null) return <p>{t('order.nothingChosen')}</p>;
  return (
    <>
      <QueryFailure query={summary} />
      {data && (
        <div style={isCurrent ? undefined : STALE}>
          <Figures data={data} payWay={choice.payWay} />
        </div>
      )}
      {!data && !error && <Skeleton height={SUMMARY_HEIGHT} />}
    </>
  );
}

/** Shows the Order Summary: how to pay, the coupon, the backend's sums, and Pay now. */
export function SummaryCard(props: Props) {
  const { user, choice, summary, busy, isDone, couponError, onCoupon, onPay, onAnother } = props;
  const t = useText();
  const locale = useLocaleName();
  const { data, isCurrent } = summary;
  const short =
    choice.payWay === 'balance' &&
    data &&
    isCurrent &&
    !canCoverTotal(user.balance, data.totalAmount)
      ? missingUsd(data.totalAmount, user.balance)
      : null;
  return (
    <Card title={t('order.summary')} className={styles.side}>
      <Flex vertical gap={16}>
        <PayWays user={user} choice={choice} />
        <Coupon
          code={choice.coupon}
          counted={isCurrent && data ? data : null}
          error={couponError}
          onCode={onCoupon}
        />
        <div style={COUNT} aria-busy={!isCurrent && choice.draft !== null}>
          <Count choice={choice} summary={summary} />
        </div>
        {short && (
          <div role="status">
            <span>{t('order.short', { amount: formatUsd(short, locale) })}</span>{' '}
            <Link to={`/recharge?amount=${requiredTopUp(short)}&back=neworder`}>
              {t('order.topUp')}
            </Link>
          </div>
        )}
        {isDone ? (
          <Button size="large" block onClick={onAnother}>
            {t('order.another')}
          </Button>
        ) : (
          <Button
            type="primary"
            size="large"
            block
            loading={busy}
            disabled={choice.draft === null || !isCurrent || short !== null}
            onClick={() => data && onPay(data.totalAmount)}
          >
            {t('order.payNow')}
          </Button>
        )}
        {choice.payWay === 'cryptomus' && <Hint>{t('order.notRefundable')}</Hint>}
      </Flex>
    </Card>
  );
}
