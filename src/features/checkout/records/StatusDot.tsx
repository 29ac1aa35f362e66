import { Badge, type BadgeProps } from 'antd';
import type { OrderStatus, PaymentRecord } from '@/api/contract';
import { isKnownValue, ORDER_STATUSES } from '@/api/contract/lists';
import { statusText } from '@/ui/format/enumText';
import { type Translate, useText } from '@/ui/format/text';
import type { Tone } from '../rules/payment';
import { recordNews } from '../rules/purchase/outcome';
import type { Purchase } from '../rules/purchase/purchase';

/** Colour of the dot before a status. */
const DOTS: Readonly<Record<OrderStatus, BadgeProps['status']>> = {
  paid: 'success',
  unpaid: 'warning',
  cancelled: 'error',
  refunded: 'default',
};
/** Colour of the dot before a payment that says more than its record. */
const TONES: Readonly<Record<Tone, BadgeProps['status']>> = {
  wait: 'processing',
  good: 'success',
  bad: 'error',
  warn: 'warning',
};

/** In a narrow table a status of two words takes two lines, where other values keep to one. */
const WRAPS = { whiteSpace: 'normal' } as const;

interface Props {
  readonly record: Pick<PaymentRecord, 'id' | 'requestId' | 'status' | 'expireAt'>;
  /** The customer's purchases in this browser: their payments may say more than their records. */
  readonly purchases: readonly Purchase[];
  /** UTC seconds. */
  readonly now: number;
}

/** Returns the state of an order or a recharge in words: its payment's, where that says more than the record. */
export function stateText(t: Translate, { record, purchases, now }: Props): string {
  const payment = recordNews(record, purchases, now);
  return payment ? t(`record.payment.${payment.news}`) : statusText(t, record.status);
}

/** Draws the state of an order or a recharge after a dot; an unknown status has a grey one. */
export function StatusDot({ record, purchases, now }: Props) {
  const t = useText();
  const { status } = record;
  const payment = recordNews(record, purchases, now);
  const dot = isKnownValue(ORDER_STATUSES, status) ? DOTS[status] : 'default';
  return (
    <Badge
      data-status={status}
      style={WRAPS}
      status={payment ? TONES[payment.tone] : dot}
      text={stateText(t, { record, purchases, now })}
    />
  );
}
