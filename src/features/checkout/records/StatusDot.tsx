import { Badge, type BadgeProps } from 'antd';
import type { OrderStatus, PaymentRecord } from '@/api/contract';
import { isKnownValue, ORDER_STATUSES } from '@/api/contract/lists';
import { statusText } from '@/ui/format/enumText';
import { type Translate, useText } from '@/ui/format/text';
import type { Tone } from '../rules/payment';
import type { RecordState } from '../rules/purchase/outcome';

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
  readonly status: PaymentRecord['status'];
  readonly state: RecordState;
}

/** Returns the state of an order or a recharge in words: its payment's, where that says more than the record. */
export function stateText(t: Translate, { status, state }: Props): string {
  if (state.unknownStatus !== null) return statusText(t, state.unknownStatus);
  return state.news ? t(`record.payment.${state.news.text}`) : statusText(t, status);
}

/** Draws the state of an order or a recharge after a dot; an unknown status has a grey one. */
export function StatusDot({ status, state }: Props) {
  const t = useText();
  const dot = isKnownValue(ORDER_STATUSES, status) ? DOTS[status] : 'default';
  return (
    <Badge
      data-status={status}
      style={WRAPS}
      status={state.news ? TONES[state.news.tone] : dot}
      text={stateText(t, { status, state })}
    />
  );
}
