import { Link } from '@umijs/max';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { Card } from '@/components/Card';
import { ErrorNote } from '@/components/ErrorNote';
import { Money } from '@/components/Money';
import paymentStyles from '@/components/payment/payment.module.css';
import { Skeleton } from '@/components/Skeleton';
import { useText } from '@/components/text';
import type { OrderSummary, PayWay, User } from '@/contract';
import { missingUsd, topUpFor, ZERO_USD } from '@/domain/money';
import { coversTotal } from '@/domain/order';
import { failureText } from '@/runtime/failureText';
import styles from './neworder.module.css';
import type { OrderChoice } from './useOrderDraft';

const WAYS: readonly PayWay[] = ['cryptomus', 'balance'];
const SUMMARY_HEIGHT = 200;

interface Props {
  readonly user: User;
  readonly choice: OrderChoice;
  readonly couponError: string | null;
  readonly summary: {
    readonly data: OrderSummary | undefined;
    readonly error: unknown;
    readonly isFetching: boolean;
    readonly isCurrent: boolean;
    refetch(): unknown;
  };
  readonly busy: boolean;
  onCoupon(code: string): void;
  onPay(total: string): void;
}

function Coupon({
  choice,
  couponError,
  onCoupon,
}: Pick<Props, 'choice' | 'couponError' | 'onCoupon'>) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const apply = () => {
    if (typed.trim() !== '') onCoupon(typed.trim());
  };
  if (choice.coupon !== '') {
    return (
      <div className={styles.coupon}>
        <span>{t('order.couponApplied', { code: choice.coupon })}</span>
        <Button size="small" onClick={() => onCoupon('')}>
          {t('order.couponRemove')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.coupon}>
      <label htmlFor="coupon">{t('order.coupon')}</label>
      <Input
        id="coupon"
        value={typed}
        maxLength={64}
        autoComplete="off"
        status={couponError ? 'error' : ''}
        aria-describedby={couponError ? 'coupon-error' : undefined}
        aria-invalid={couponError !== null}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={apply}
      />
      <Button onClick={apply}>{t('order.apply')}</Button>
      {couponError && (
        <p id="coupon-error" role="alert" className={styles.error}>
          {couponError}
        </p>
      )}
    </div>
  );
}

function Figures({ data, payWay }: { readonly data: OrderSummary; readonly payWay: PayWay }) {
  const t = useText();
  return (
    <dl className={paymentStyles.summary}>
      <dt>{t('order.quantity')}</dt>
      <dd>{t('order.gb', { gb: data.quantity })}</dd>
      <dt>{t('order.timeLimit')}</dt>
      <dd>
        {data.durationDays === null
          ? t('order.unlimit')
          : t('order.days', { days: data.durationDays })}
      </dd>
      <dt>{t('order.pricePerGb')}</dt>
      <dd>
        <Money amount={data.pricePerGb} />
      </dd>
      <dt>{t('order.originalPrice')}</dt>
      <dd>
        <Money amount={data.originalPrice} />
      </dd>
      <dt>{t('order.discount')}</dt>
      <dd>
        {data.discount === ZERO_USD ? '' : '−'}
        <Money amount={data.discount} />
      </dd>
      <dt>{t(payWay === 'cryptomus' ? 'order.fee' : 'order.feeNone')}</dt>
      <dd>
        <Money amount={data.processingFee} />
      </dd>
      <dt className={paymentStyles.total}>{t('order.total')}</dt>
      <dd className={paymentStyles.total}>
        <Money amount={data.totalAmount} />
      </dd>
    </dl>
  );
}

/** The Order Summary: how to pay, the coupon, the backend's count, and Pay now. */
export function SummaryCard(props: Props) {
  const { user, choice, summary, busy, onPay } = props;
  const t = useText();
  const { data, error, isCurrent } = summary;
  const short =
    choice.payWay === 'balance' && data && isCurrent && !coversTotal(user.balance, data.totalAmount)
      ? missingUsd(data.totalAmount, user.balance)
      : null;
  return (
    <Card title={t('order.summary')} className={styles.side}>
      <fieldset className={styles.ways}>
        <legend>{t('order.payWith')}</legend>
        {WAYS.map((way) => (
          <label key={way}>
            <input
              type="radio"
              name="pay-way"
              checked={choice.payWay === way}
              onChange={() => choice.setPayWay(way)}
            />
            <span>{t(`order.way.${way}`)}</span>
            {way === 'balance' && <Money amount={user.balance} />}
          </label>
        ))}
      </fieldset>
      <Coupon {...props} />
      <div className={styles.summaryBox} aria-busy={summary.isFetching}>
        {choice.draft === null ? (
          <p>{t('order.nothingChosen')}</p>
        ) : (
          <>
            {Boolean(error) && (
              <ErrorNote
                text={failureText(error)}
                busy={summary.isFetching}
                onRetry={() => void summary.refetch()}
              />
            )}
            {data ? (
              <Figures data={data} payWay={choice.payWay} />
            ) : (
              !error && <Skeleton height={SUMMARY_HEIGHT} />
            )}
          </>
        )}
      </div>
      {short && (
        <p role="status">
          {t('order.short')} <Money amount={short} />.{' '}
          <Link to={`/recharge?amount=${topUpFor(short)}&back=neworder`}>{t('order.topUp')}</Link>
        </p>
      )}
      <Button
        className={styles.pay}
        type="primary"
        size="large"
        block
        loading={busy}
        disabled={choice.draft === null || !isCurrent || short !== null}
        onClick={() => data && onPay(data.totalAmount)}
      >
        {t('order.payNow')}
      </Button>
      <p className={styles.small}>{t('order.notRefundable')}</p>
    </Card>
  );
}
