import { Link } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import { ORDER_STATUSES } from '@/api/contract/lists';
import { isZeroUsd } from '@/lib/number/money';
import { formatCountdown } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { paymentStatusText, statusText } from '@/ui/format/enumText';
import { Facts } from '@/ui/format/Facts';
import { Money } from '@/ui/format/Money';
import { type Translate, useText } from '@/ui/format/text';
import { CopyText } from '@/ui/page/CopyText';
import { secondsLeft, type Tone } from '../rules/payment';
import {
  amountDue,
  isPayable,
  isStatusCurrent,
  needsSupport,
  paymentTone,
} from '../rules/purchase/outcome';
import { isSettled, type Purchase } from '../rules/purchase/purchase';

const LABEL_WIDTH = 120;

interface Props {
  readonly payment: Purchase;
  /** UTC seconds. */
  readonly now: number;
  /** The address of support. */
  readonly supportEmail: string;
  onContinue(): void;
  onCheckAgain(): void;
  onDismiss(): void;
}

/** The colour of the card's edge, by how the payment stands. */
const COLOURS: Readonly<Record<Tone, string>> = {
  wait: 'var(--ant-color-link)',
  good: 'var(--ant-color-success)',
  bad: 'var(--ant-color-error)',
  warn: 'var(--ant-color-warning)',
};

/** Returns the provider's last status, or the record's where the provider was not asked or is out of date. */
function describeStatus(t: Translate, { stage, paymentStatus }: Purchase): string {
  if (stage === 'gone') return t('payment.status.gone');
  if (paymentStatus !== null && isStatusCurrent({ stage, paymentStatus })) {
    return paymentStatusText(t, paymentStatus);
  }
  if (stage === 'paid') return t('payment.status.paid');
  const status = ORDER_STATUSES.find((one) => one === stage);
  return status === undefined || status === 'unpaid'
    ? t('payment.status.asking')
    : statusText(t, status);
}

function PaymentFacts({ payment }: { readonly payment: Purchase }) {
  const t = useText();
  const { orderId, total, paidAmount } = payment;
  const rest = amountDue(payment);
  return (
    <Facts
      labelWidth={LABEL_WIDTH}
      items={[
        { label: t('payment.toPay'), children: <Money amount={total} /> },
        paidAmount !== null &&
          !isZeroUsd(paidAmount) && {
            label: t('payment.received'),
            children: <Money amount={paidAmount} />,
          },
        rest !== null && {
          label: t('payment.rest'),
          children: <Money amount={rest} />,
          isTotal: true,
        },
        {
          label: t('payment.id'),
          children: <CopyText value={orderId ?? ''} label={t('payment.id')} />,
        },
      ]}
    />
  );
}

/** Shows one followed payment: the sum to pay, the time left, the provider's status, and the next action. */
export function PaymentCard(props: Props) {
  const { payment, now, supportEmail, onContinue, onCheckAgain, onDismiss } = props;
  const t = useText();
  const { type, stage, payUrl, expireAt, isWatched } = payment;
  const orderId = payment.orderId ?? '';
  const open = !isSettled(payment);
  const payable = isPayable(payment, now);
  const left = secondsLeft(expireAt, now);
  const isOver = open && isWatched && left === 0;
  const credited = stage === 'paid';
  return (
    <Card
      role="article"
      size="small"
      style={{ borderInlineStart: `4px solid ${COLOURS[paymentTone(payment)]}` }}
      aria-label={t(`payment.of.${type}`, { id: orderId })}
    >
      <Flex vertical gap="small">
        <div>
          <Hint>{t(`payment.kind.${type}`)}</Hint>
          <strong role="status">{describeStatus(t, payment)}</strong>
        </div>
        <PaymentFacts payment={payment} />
        {payable && left !== null && (
          <Hint>{t('payment.timeLeft', { time: formatCountdown(left) })}</Hint>
        )}
        {isOver && <Hint>{t('payment.timeOver')}</Hint>}
        {!isWatched && <Hint>{t('payment.unwatched')}</Hint>}
        {payment.askFailed && open && isWatched && <Hint>{t('payment.askFailed')}</Hint>}
        <Flex wrap align="center" gap="8px 16px">
          {payable && payUrl && <Button onClick={onContinue}>{t('payment.continue')}</Button>}
          {open && !isWatched && <Button onClick={onCheckAgain}>{t('outcome.checkAgain')}</Button>}
          {payment.isForOrder && (
            <Link to="/neworder">{t(credited ? 'payment.toOrder' : 'recharge.back')}</Link>
          )}
          {credited && type === 'order' && <Link to="/residential">{t('outcome.useIt')}</Link>}
          {needsSupport(payment) && (
            <a href={`mailto:${supportEmail}?subject=${encodeURIComponent(orderId)}`}>
              {t('payment.support')}
            </a>
          )}
          <Button type="text" onClick={onDismiss}>
            {t(open && isWatched ? 'payment.hide' : 'payment.dismiss')}
          </Button>
        </Flex>
      </Flex>
    </Card>
  );
}
