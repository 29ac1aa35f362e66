import type { PaymentRecord } from '@/api/contract';
import { dayOf } from '@/lib/time/day';

/** The part of an address that leads to the list of records below the form of its page. */
export const RECORDS_ID = 'records';

type Kind = Pick<PaymentRecord, 'type'>;

/** Returns the address of My orders or of the Recharge Record. */
export function recordsPath({ type }: Kind, filters = ''): string {
  const page = type === 'recharge' ? '/recharge' : '/neworder';
  return `${page}${filters && `?${filters}`}#${RECORDS_ID}`;
}

/** Returns the address of the list of a record's own day (UTC), where it is marked; of the whole list when its time is not known. */
export function recordPath(record: Kind & Pick<PaymentRecord, 'id' | 'createdAt'>): string {
  const { id, createdAt } = record;
  if (createdAt === null)
    return recordsPath(record, new URLSearchParams({ marked: id }).toString());
  const day = dayOf(createdAt);
  const filters = new URLSearchParams({ dates: 'custom', start: day, end: day, marked: id });
  return recordsPath(record, filters.toString());
}
