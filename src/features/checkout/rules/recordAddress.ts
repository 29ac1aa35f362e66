import type { PaymentRecord, RecordType } from '@/api/contract';
import { RECORD_TYPES } from '@/api/contract/lists';
import { normalizePath } from '@/lib/navigation';
import { dayOf } from '@/lib/time/day';

/** The part of an address that leads to the list of records below the form of its page. */
export const RECORDS_ID = 'records';

type WithType = Pick<PaymentRecord, 'type'>;

/** Returns the page that sells a type, with the list of its records below; New order for a type that the portal does not know. */
export function salesPage({ type }: WithType): string {
  return type === 'recharge' ? '/recharge' : '/neworder';
}

/** Returns the type that a page sells, its address with the base or without; null for a page that sells nothing. */
export function soldOn(path: string): RecordType | null {
  return RECORD_TYPES.find((type) => salesPage({ type }) === normalizePath(path)) ?? null;
}

/** Returns the address of the list of a record's own day (UTC), where it is marked; of the whole list when its time is not known. */
export function recordPath(record: WithType & Pick<PaymentRecord, 'id' | 'createdAt'>): string {
  const { id, createdAt } = record;
  const day = createdAt === null ? null : dayOf(createdAt);
  const filters = { ...(day && { dates: 'custom', start: day, end: day }), marked: id };
  return `${salesPage(record)}?${new URLSearchParams(filters)}#${RECORDS_ID}`;
}
