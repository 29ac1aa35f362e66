import type { Page, PaymentRecord } from '@/api/contract';
import { checkOf, LONGEST_WATCH, type Purchase } from './purchase';

/** Result of searching records for a request: its record, certainly none, or nothing certain. */
export type LookupResult =
  | { readonly kind: 'found'; readonly record: PaymentRecord }
  | { readonly kind: 'absent' }
  | { readonly kind: 'uncertain' };

/** Seconds by which a record may be older than its purchase: a device whose clock is wrong may have dated the purchase. */
const CLOCK_TOLERANCE = 86_400;

/** Number of the newest unpaid or cancelled records that every device follows. */
const FOLLOWED = 5;

/** Returns the records of several readings, the newest first; one that is in several as the last of them has it. */
export function mergeRecords(records: readonly PaymentRecord[]): PaymentRecord[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  return [...byId.values()].sort((a, b) => (b.createdAt ?? 0) - (a.createdAt ?? 0));
}

/**
 * Returns the newest records whose payments may say more than "unpaid" or "cancelled". Every device follows them, not only the one
 * that ordered; nothing is asked about for longer than seven days.
 */
export function findFollowedRecords(
  records: readonly PaymentRecord[],
  now: number,
): PaymentRecord[] {
  const isFollowed = ({ paidType, status, createdAt }: PaymentRecord) =>
    paidType === 'cryptomus' &&
    (status === 'unpaid' || status === 'cancelled') &&
    createdAt !== null &&
    now - createdAt < LONGEST_WATCH;
  return mergeRecords(records.filter(isFollowed)).slice(0, FOLLOWED);
}

/** Returns the quiet purchases that are asked about beyond the `FOLLOWED` newest. */
export function findSurplus(all: readonly Purchase[]): Purchase[] {
  return all
    .filter((one) => one.display === 'quiet' && checkOf(one) !== null)
    .sort((a, b) => b.createdAt - a.createdAt)
    .slice(FOLLOWED);
}

/** Returns the purchase of a record. */
export const purchaseOf = (record: PaymentRecord, all: readonly Purchase[]): Purchase | undefined =>
  all.find((one) => one.orderId === record.id || one.id === record.requestId);

/**
 * Searches pages of records for a purchase. They prove an absence only together: all rows, readable, of one unchanged list, and none
 * without the id of its request that may be as young as the purchase.
 */
export function findInRecords(
  pages: readonly Page<PaymentRecord>[],
  { id, createdAt }: Pick<Purchase, 'id' | 'createdAt'>,
): LookupResult {
  const rows = pages.flatMap(({ list }) => list);
  const record = rows.find((row) => row.requestId === id);
  if (record) return { kind: 'found', record };
  const total = pages[0]?.total ?? 0;
  const isWhole = new Set(rows.map(({ id }) => id)).size >= total;
  const isSteady = pages.every((page) => page.total === total);
  const mayBeIt = (row: PaymentRecord) =>
    row.requestId === null &&
    (row.createdAt === null || row.createdAt > createdAt - CLOCK_TOLERANCE);
  const isCertain = pages.every(({ unread }) => unread === null) && !rows.some(mayBeIt);
  return pages.length > 0 && isWhole && isSteady && isCertain
    ? { kind: 'absent' }
    : { kind: 'uncertain' };
}
