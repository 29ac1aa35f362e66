import { isOrderStatus } from '@/domain/payment';
import type { TextOf } from '../text';

/** An order's status in words; one that the portal does not know, as it came. */
export function orderStatusText(t: TextOf, status: string): string {
  return isOrderStatus(status)
    ? t(`record.status.${status}`)
    : t('record.status.other', { status });
}
