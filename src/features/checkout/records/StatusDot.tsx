import { Badge, type BadgeProps } from 'antd';
import type { OrderStatus, PaymentRecord } from '@/api/contract';
import { isKnownValue, ORDER_STATUSES } from '@/api/contract/lists';
import { statusText } from '@/ui/format/enumText';
import { useText } from '@/ui/format/text';

/** Colour of the dot before a status. */
const DOTS: Readonly<Record<OrderStatus, BadgeProps['status']>> = {
  paid: 'success',
  unpaid: 'warning',
  cancelled: 'error',
  refunded: 'default',
};

/** Draws the status of an order or a recharge after a dot; an unknown status has a grey one. */
export function StatusDot({ status }: Pick<PaymentRecord, 'status'>) {
  const t = useText();
  return (
    <Badge
      data-status={status}
      status={isKnownValue(ORDER_STATUSES, status) ? DOTS[status] : 'default'}
      text={statusText(t, status)}
    />
  );
}
