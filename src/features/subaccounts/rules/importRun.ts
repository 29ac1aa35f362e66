import type { SequentialRun } from '@/lib/sequentialRun';
import type { ImportRow } from './subAccountImport';

/** What became of the rows that were sent, by the id of the row. */
type Items = SequentialRun<unknown>['items'];

/** The id of a row in the run. */
export const rowId = ({ row }: ImportRow): string => `${row}`;

/**
 * What became of a row, or undefined when nothing did. A row that was added is listed by then; its own result says so better than
 * "already listed".
 */
export const resultOf = (row: ImportRow, items: Items) =>
  row.state === 'ok' || row.state === 'listed' ? items.get(rowId(row)) : undefined;

/** The rows that a click sends: what can be added, and what may have been added, but nothing that was added or is refused for good. */
export function rowsToSend(
  rows: readonly ImportRow[],
  items: Items,
  added: ReadonlySet<string>,
): readonly ImportRow[] {
  return rows.filter((row) => {
    const result = resultOf(row, items);
    const isOpen = row.state === 'ok' || result?.kind === 'lost';
    const isFinal = result?.kind === 'refused' && result.isFinal;
    return isOpen && !isFinal && !added.has(row.username);
  });
}

/** What is shown beside a row. `notCompared`: the list of sub-accounts is not known whole, so the row may be listed. */
export type RowMark =
  | ImportRow['state']
  | 'sending'
  | 'lookingUp'
  | 'added'
  | 'refused'
  | 'lost'
  | 'notSent'
  | 'notCompared';

/** What is shown beside a row; `isCompared` says whether the list of sub-accounts is known whole. */
export function markOf(
  row: ImportRow,
  items: Items,
  added: ReadonlySet<string>,
  isCompared: boolean,
): RowMark {
  const result = resultOf(row, items);
  if (result?.kind === 'done') return 'added';
  if (result?.kind === 'skipped') return 'notSent';
  if (result && result.kind !== 'waiting') return result.kind;
  if (row.state !== 'ok') return row.state;
  if (added.has(row.username)) return 'added';
  return isCompared ? 'ok' : 'notCompared';
}

/** Why rows were left unsent; `count` says how many. */
export type ImportEnd =
  | { readonly kind: 'stopped'; readonly count: number }
  /** It is not known whether `name` was added. */
  | { readonly kind: 'lost'; readonly count: number; readonly name: string }
  | { readonly kind: 'failed'; readonly count: number; readonly why: unknown };

/** Why the last click left rows unsent; null while it goes on, and when it left none. */
export function importEnd(
  { ids, items, earlyEnd }: SequentialRun<unknown>,
  rows: readonly ImportRow[],
): ImportEnd | null {
  const sent = rows.filter((row) => ids.includes(rowId(row)));
  const count = sent.filter((row) => items.get(rowId(row))?.kind === 'skipped').length;
  if (earlyEnd === 'stopped') return { kind: 'stopped', count };
  for (const row of sent) {
    const item = items.get(rowId(row));
    if (item?.kind === 'lost') return { kind: 'lost', count, name: row.username };
    if ((item?.kind === 'refused' || item?.kind === 'skipped') && item.endsRun)
      return { kind: 'failed', count, why: item.why };
  }
  return null;
}
