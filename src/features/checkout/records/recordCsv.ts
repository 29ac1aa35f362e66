import type { PaymentRecord } from '@/api/contract';
import type { CsvValue } from '@/lib/text/csv';
import { isoTime } from '@/lib/time/timeText';
import { payWayText, statusText } from '@/ui/format/listedText';
import type { TextOf } from '@/ui/format/text';

/** Records as rows for a CSV: header first, amounts as they are, times in UTC. */
export function recordRows(rows: readonly PaymentRecord[], t: TextOf): CsvValue[][] {
  const header = [
    t('record.id'),
    t('record.quantity'),
    t('order.pricePerGb'),
    t('record.coupon'),
    t('record.net'),
    t('order.fee'),
    t('record.amount'),
    t('record.paidType'),
    t('record.date'),
    t('record.status'),
  ];
  const lines = rows.map((row): CsvValue[] => [
    row.id,
    row.quantity,
    row.pricePerGb,
    row.couponCode,
    row.amount,
    row.fee,
    row.total,
    payWayText(t, row.paidType, 'order'),
    row.createdAt === null ? null : isoTime(row.createdAt),
    statusText(t, row.status),
  ]);
  return [header, ...lines];
}
