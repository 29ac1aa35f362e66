import type { PaymentRecord } from '@/api/contract';

/** A page of records. `unread` tells of rows that could not be read and were left out. */
export interface RecordPage {
  readonly list: readonly PaymentRecord[];
  readonly total: number;
  readonly unread?: { readonly count: number } | null;
}

/** What records say of a request: its record, that there is none, or nothing certain. */
export type Lookup =
  | { readonly kind: 'found'; readonly record: PaymentRecord }
  | { readonly kind: 'lacking' }
  | { readonly kind: 'uncertain' };

/** True when a page holds every row that it should, and each row says which request made it. */
function isCertain(page: RecordPage): boolean {
  return (page.unread ?? null) === null && page.list.every((row) => row.requestId !== null);
}

/** What pages of records say of a request. They are certain only together: all rows, readable, of one and the same list. */
export function lookupIn(pages: readonly RecordPage[], requestId: string): Lookup {
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
