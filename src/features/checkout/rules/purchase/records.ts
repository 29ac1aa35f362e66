import type { PaymentRecord } from '@/api/contract';

/** A page of records. `unread` counts rows that could not be read and were left out. */
export interface RecordPage {
  readonly list: readonly PaymentRecord[];
  readonly total: number;
  readonly unread?: { readonly count: number } | null;
}

/** Result of searching records for a request: its record, certainly none, or nothing certain. */
export type LookupResult =
  | { readonly kind: 'found'; readonly record: PaymentRecord }
  | { readonly kind: 'lacking' }
  | { readonly kind: 'uncertain' };

/** Returns true when a page holds every row that it should, and each row has the id of its request. */
function isCertain(page: RecordPage): boolean {
  return (page.unread ?? null) === null && page.list.every((row) => row.requestId !== null);
}

/**
 * Searches pages of records for a request. They prove an absence only together: all rows, readable, of one unchanged list.
 */
export function findInRecords(pages: readonly RecordPage[], requestId: string): LookupResult {
  const rows = pages.flatMap(({ list }) => list);
  const record = rows.find((row) => row.requestId === requestId);
  if (record) return { kind: 'found', record };
  const total = pages[0]?.total ?? 0;
  const isWhole = new Set(rows.map(({ id }) => id)).size >= total;
  const isSteady = pages.every((page) => page.total === total);
  return pages.length > 0 && isWhole && isSteady && pages.every(isCertain)
    ? { kind: 'lacking' }
    : { kind: 'uncertain' };
}
