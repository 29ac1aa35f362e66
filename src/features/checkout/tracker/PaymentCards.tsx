import { CloseOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Card, Flex, Tooltip } from 'antd';
import type { CSSProperties, ReactNode } from 'react';
import type { RecordType } from '@/api/contract';
import { ORDER_STATUSES } from '@/api/contract/lists';
import { isZeroUsd } from '@/lib/number/money';
import { formatCountdown } from '@/lib/time/timeText';
import { Hint } from '@/ui/feedback/Hint';
import { paymentStatusText, statusText } from '@/ui/format/enumText';
import { Money } from '@/ui/format/Money';
import { type Translate, useText } from '@/ui/format/text';
import { useNow } from '@/ui/format/useNow';
import { CopyText } from '@/ui/page/copy/CopyText';
import { LinkButton } from '@/ui/page/LinkButton';
import { usePurchases } from '../purchase/purchases';
import { secondsLeft, type Tone } from '../rules/payment';
import {
  amountDue,
  classifyTimeUp,
  displayStatus,
  filterTracked,
  isPayable,
  isStatusCurrent,
  needsSupport,
  paymentNews,
  paymentTone,
  unknownStatus,
} from '../rules/purchase/outcome';
import { isSettled, type Purchase } from '../rules/purchase/purchase';
import { salesPage } from '../rules/recordAddress';
import { Added } from './Added';
import { PaymentSteps } from './PaymentSteps';
import { SupportLink } from './SupportLink';

interface ListProps {
  /** The type that the page sells. */
  readonly sold: RecordType | null;
}

interface Props extends ListProps {
  readonly payment: Purchase;
  /** UTC seconds. */
  readonly now: number;
  readonly actions: ReturnType<typeof usePurchases>;
}

/** The colour of the card's edge, by how the payment stands. */
const COLOURS: Readonly<Record<Tone, string>> = {
  wait: 'var(--ant-color-link)',
  good: 'var(--ant-color-success)',
  bad: 'var(--ant-color-error)',
  warn: 'var(--ant-color-warning)',
};

/** The content of the purchase fills the room beside the sums and the buttons, at least that of an ID with its button. */
const NAME: CSSProperties = { flex: '1 1 176px', minWidth: 0 };
/** On a phone, too, the button that closes the card is at its edge. */
const ACTIONS = { marginInlineStart: 'auto' };

/** Returns the provider's last status, or the record's where the provider was not asked or is out of date. */
function describeStatus(t: Translate, payment: Purchase, now: number): string {
  const { stage, isWatched } = payment;
  const paymentStatus = displayStatus(payment, now);
  const unknown = unknownStatus(payment);
  if (unknown !== null) return statusText(t, unknown);
  if (stage === 'gone') return t('payment.status.gone');
  if (paymentStatus !== null && isStatusCurrent({ stage, paymentStatus })) {
    return paymentStatusText(t, paymentStatus);
  }
  if (stage === 'paid') return t('payment.status.paid');
  const status = ORDER_STATUSES.find((one) => one === stage);
  return status === undefined || (status === 'unpaid' && isWatched)
    ? t('payment.status.asking')
    : statusText(t, status);
}

/** Names what the payment is for, with its ID. */
function PurchaseName({ payment }: { readonly payment: Purchase }) {
  const t = useText();
  const { type, quantity, orderId } = payment;
  return (
    <Flex wrap align="center" gap="0 8px" style={NAME}>
      <Hint>{quantity ? t('payment.ofTraffic', { gb: quantity }) : t(`payment.kind.${type}`)}</Hint>
      <CopyText value={orderId ?? ''} label={`${t('record.id')} ${orderId}`} />
    </Flex>
  );
}

function Value({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <Hint>{label}</Hint>
      <strong>{children}</strong>
    </div>
  );
}

interface SumsProps {
  readonly payment: Purchase;
  readonly canPay: boolean;
  readonly left: number | null;
}

/** Shows the amount or, after a part payment, the rest; the money received so far; and the time left to pay. All fit one row at 1024 px. */
function Sums({ payment, canPay, left }: SumsProps) {
  const t = useText();
  const { total, paidAmount, payUrl } = payment;
  const rest = canPay && payUrl !== null ? amountDue(payment) : null;
  const isReceived = paidAmount !== null && !isZeroUsd(paidAmount);
  return (
    <Flex wrap gap="8px 16px">
      {rest === null && (
        <Value label={t(isReceived || !canPay ? 'record.amount' : 'payment.toPay')}>
          <Money amount={total} />
        </Value>
      )}
      {isReceived && (
        <Value label={t('payment.received')}>
          <Money amount={paidAmount} />
        </Value>
      )}
      {rest !== null && (
        <Value label={t('payment.rest')}>
          <Money amount={rest} />
        </Value>
      )}
      {left !== null && <Value label={t('payment.timeLeft')}>{formatCountdown(left)}</Value>}
    </Flex>
  );
}

/** Shows one followed payment: its content, sums, time left and actions in a row, its status below and, where payments are made, its steps. */
function PaymentCard({ payment, sold, now, actions }: Props) {
  const t = useText();
  const { type, stage, payUrl, expireAt, isWatched } = payment;
  const orderId = payment.orderId ?? '';
  const isFinal = isSettled(payment);
  const isForSupport = needsSupport(payment, now);
  const canPay = isPayable(payment, now);
  const left = secondsLeft(expireAt, now);
  const isCredited = stage === 'paid';
  const timeUp = isWatched ? classifyTimeUp(payment, now) : null;
  // A cancelled payment with news has money of the customer's, which support settles first, and so has one of which a part arrived.
  const isOver = stage === 'cancelled' ? paymentNews(payment, now) === null : timeUp === 'timeOver';
  const dismissLabel = t(!isFinal && isWatched ? 'payment.hide' : 'payment.dismiss');
  const dismiss = () => void actions.storeStep(payment.id, 'dismissed');
  return (
    <Card
      role="article"
      size="small"
      style={{ borderInlineStart: `4px solid ${COLOURS[paymentTone(payment)]}` }}
      aria-label={t(`payment.of.${type}`, { id: orderId })}
    >
      <Flex vertical gap={12}>
        <Flex wrap align="center" gap="8px 16px">
          <PurchaseName payment={payment} />
          <Sums payment={payment} canPay={canPay} left={canPay && !isForSupport ? left : null} />
          <Flex wrap align="center" gap="small" style={ACTIONS}>
            {canPay && payUrl && (
              <Button onClick={() => void actions.continuePayment(payment)}>
                {t('payment.continue')}
              </Button>
            )}
            {!isFinal && !isWatched && (
              <Button onClick={() => void actions.checkAgain(payment.id)}>
                {t('outcome.checkAgain')}
              </Button>
            )}
            {payment.isForOrder && (
              <Link to="/neworder">{t(isCredited ? 'payment.toOrder' : 'recharge.back')}</Link>
            )}
            {isCredited && type === 'order' && (
              // On New order, Pay now is secondary beside this button; other pages have a primary button of their own.
              // Whoever goes on has seen that the payment is credited.
              <LinkButton
                type={sold === 'order' ? 'primary' : 'default'}
                to="/residential"
                onFollow={dismiss}
              >
                {t('outcome.useIt')}
              </LinkButton>
            )}
            {isOver && sold !== type && (
              <LinkButton
                to={salesPage(payment)}
                // Or else the next click on the same would lead to this payment instead of paying.
                onFollow={timeUp ? () => void actions.storeStep(payment.id, 'replaced') : undefined}
              >
                {t(`outcome.createNew.${type}`)}
              </LinkButton>
            )}
            {isForSupport && <SupportLink orderId={orderId} />}
            <Tooltip title={dismissLabel}>
              <Button
                type="text"
                icon={<CloseOutlined aria-hidden />}
                aria-label={`${dismissLabel}: ${orderId}`}
                onClick={dismiss}
              />
            </Tooltip>
          </Flex>
        </Flex>
        <Flex wrap gap="0 8px">
          {/* Before the status, which has no full stop: a sentence after it would run on. */}
          {isCredited && payment.quantity && <Added gb={payment.quantity} />}
          <strong role="status">
            {timeUp ? t(`payment.${timeUp}`) : describeStatus(t, payment, now)}
          </strong>
        </Flex>
        {sold && <PaymentSteps payment={payment} />}
        {!isWatched && <Hint>{t('payment.unwatched')}</Hint>}
        {payment.askFailed && !isFinal && isWatched && <Hint>{t('payment.askFailed')}</Hint>}
      </Flex>
    </Card>
  );
}

/** Shows the followed payments, one below the other. */
export default function PaymentCards({ sold }: ListProps) {
  const t = useText();
  const now = useNow(1);
  const actions = usePurchases();
  const tracked = filterTracked(actions.purchases, sold, now);
  if (tracked.length === 0) return null;
  return (
    <Flex component="section" vertical gap={12} aria-label={t('payment.tracker')}>
      {tracked.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} sold={sold} now={now} actions={actions} />
      ))}
    </Flex>
  );
}
