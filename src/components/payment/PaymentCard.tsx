import { Link } from '@umijs/max';
import { Button } from 'antd';
import type { PaymentStatus, Unlisted } from '@/contract';
import { type FollowedPayment, isOpen, isPayable, restToPay } from '@/domain/followed';
import { isZeroUsd } from '@/domain/money';
import { isCredited, paymentGroup, secondsLeft } from '@/domain/payment';
import { CopyButton } from '../CopyButton';
import { paymentStatusText } from '../listedText';
import { Money } from '../Money';
import { useText } from '../text';
import styles from './payment.module.css';

const SECONDS_PER_HOUR = 3600;
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
function toneOf(status: PaymentStatus | Unlisted | null): 'wait' | 'good' | 'bad' | 'warn' {
  if (status === null) return 'wait';
  const group = paymentGroup(status);
  if (group === 'credited') return 'good';
  if (group === 'notPaid' || group === 'underpaid') return 'bad';
  return group === 'waiting' || group === 'confirming' ? 'wait' : 'warn';
}

/** "1:02:09", or "2:09" under an hour. */
function clock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / SECONDS_PER_HOUR);
  const minutes = Math.floor((seconds % SECONDS_PER_HOUR) / SECONDS_PER_MINUTE);
  const rest = two(seconds % SECONDS_PER_MINUTE);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}

function Facts({ payment }: { readonly payment: FollowedPayment }) {
  const t = useText();
  const { orderId, total, paidAmount } = payment;
  const rest = restToPay(payment);
  return (
    <dl className={styles.facts}>
      <dt>{t('payment.toPay')}</dt>
      <dd>
        <Money amount={total} />
      </dd>
      {paidAmount && !isZeroUsd(paidAmount) && (
        <>
          <dt>{t('payment.received')}</dt>
          <dd>
            <Money amount={paidAmount} />
          </dd>
        </>
      )}
      {rest && (
        <>
          <dt>{t('payment.rest')}</dt>
          <dd className={styles.strong}>
            <Money amount={rest} />
          </dd>
        </>
      )}
      <dt>{t('payment.id')}</dt>
      <dd>
        <code>{orderId}</code> <CopyButton size="small" text={orderId} name={t('payment.copyId')} />
      </dd>
    </dl>
  );
}

/** One followed payment: what is to be paid, how long, what the provider says, and the way on. */
export function PaymentCard({ payment, now, supportEmail, onContinue, onDismiss }: Props) {
  const t = useText();
  const { kind, status, orderId, payUrl, expireAt } = payment;
  const tone = toneOf(status);
  const words = status === null ? t('payment.status.asking') : paymentStatusText(t, status);
  const open = isOpen(payment);
  const payable = isPayable(payment, now);
  const left = secondsLeft(expireAt, now);
  const isOver = open && left === 0;
  const credited = status !== null && isCredited(status);
  const needsSupport = tone === 'bad' || status === 'paid_over' || status === 'refund_fail';
  return (
    <article
      className={styles.card}
      data-tone={tone}
      aria-label={t(`payment.of.${kind}`, { id: orderId })}
    >
      <p className={styles.kind}>{t(`payment.kind.${kind}`)}</p>
      <p className={styles.status} role="status">
        {words}
      </p>
      <Facts payment={payment} />
      {payable && left !== null && (
        <p className={styles.left}>{t('payment.timeLeft', { time: clock(left) })}</p>
      )}
      {isOver && <p className={styles.left}>{t('payment.timeOver')}</p>}
      {payment.askFailed && open && <p className={styles.left}>{t('payment.askFailed')}</p>}
      <div className={styles.actions}>
        {payable && payUrl && <Button onClick={onContinue}>{t('payment.continue')}</Button>}
        {payment.forOrder && (
          <Link to="/neworder">{t(credited ? 'payment.toOrder' : 'recharge.back')}</Link>
        )}
        {credited && kind === 'order' && <Link to="/residential">{t('outcome.useIt')}</Link>}
        {(needsSupport || status === 'locked') && (
          <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(orderId)}`}>
            {t('payment.support')}
          </a>
        )}
        <Button type="text" onClick={onDismiss}>
          {t(open ? 'payment.hide' : 'payment.dismiss')}
        </Button>
      </div>
    </article>
  );
}
