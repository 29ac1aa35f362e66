import { Button } from 'antd';
import type { PaymentStatus } from '@/contract';
import type { FollowedPayment } from '@/domain/followed';
import { paymentGroup, secondsLeft } from '@/domain/payment';
import type { MessageKey } from '@/locales/keys';
import { CopyButton } from '../CopyButton';
import { Money } from '../Money';
import { type TextOf, useText } from '../text';
import styles from './payment.module.css';

const SECONDS_PER_MINUTE = 60;

interface Props {
  readonly payment: FollowedPayment;
  /** UTC seconds. */
  readonly now: number;
  /** Where support is written to. */
  readonly supportEmail: string;
  onContinue(): void;
  onDismiss(): void;
}

/** How a payment stands beyond its colour: under way, good, bad, or to be looked at. */
function toneOf(status: PaymentStatus | null): 'wait' | 'good' | 'bad' | 'warn' {
  if (status === null) return 'wait';
  const group = paymentGroup(status);
  if (group === 'credited') return 'good';
  if (group === 'notPaid' || group === 'underpaid') return 'bad';
  return group === 'waiting' || group === 'confirming' ? 'wait' : 'warn';
}

function timeLeft(seconds: number | null, t: TextOf): string | null {
  if (seconds === null) return null;
  if (seconds === 0) return t('payment.timeOver');
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const rest = String(seconds % SECONDS_PER_MINUTE).padStart(2, '0');
  return t('payment.timeLeft', { time: `${minutes}:${rest}` });
}

/** One followed payment: what is to be paid, how long, what the provider says, and the way on. */
export function PaymentCard({ payment, now, supportEmail, onContinue, onDismiss }: Props) {
  const t = useText();
  const { status, orderId, total, payUrl, expireAt, paidAmount } = payment;
  const tone = toneOf(status);
  const key: MessageKey = status === null ? 'payment.status.asking' : `payment.status.${status}`;
  const settled = tone === 'good' || tone === 'bad';
  const left = settled ? null : timeLeft(secondsLeft(expireAt, now), t);
  const payable = status === null || status === 'check' || status === 'wrong_amount_waiting';
  return (
    <article className={styles.card} data-tone={tone} aria-label={t('payment.of', { id: orderId })}>
      <p className={styles.status} role="status">
        {t(key)}
      </p>
      <dl className={styles.facts}>
        <dt>{t('payment.toPay')}</dt>
        <dd>
          <Money amount={total} />
        </dd>
        {paidAmount && paidAmount !== '0.00' && (
          <>
            <dt>{t('payment.received')}</dt>
            <dd>
              <Money amount={paidAmount} />
            </dd>
          </>
        )}
        <dt>{t('payment.id')}</dt>
        <dd>
          <code>{orderId}</code>{' '}
          <CopyButton size="small" text={orderId} name={t('payment.copyId')} />
        </dd>
      </dl>
      {left && <p className={styles.left}>{left}</p>}
      {payment.askFailed && !settled && <p className={styles.left}>{t('payment.askFailed')}</p>}
      <div className={styles.actions}>
        {payable && payUrl && secondsLeft(expireAt, now) !== 0 && (
          <Button onClick={onContinue}>{t('payment.continue')}</Button>
        )}
        {(tone === 'bad' || tone === 'warn' || status === 'paid_over') && (
          <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(orderId)}`}>
            {t('payment.support')}
          </a>
        )}
        {settled && (
          <Button type="text" onClick={onDismiss}>
            {t('payment.dismiss')}
          </Button>
        )}
      </div>
    </article>
  );
}
