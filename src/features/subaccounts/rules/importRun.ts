import type { SequentialRun } from '@/lib/sequentialRun';
import type { ImportRow } from './subAccountImport';

/** Results of the rows that were sent, by username: rows that can be sent have different ones. */
type Items = SequentialRun<unknown>['items'];

/**
 * Returns the result of a row, or undefined when there is none. An added row is listed by then, and its own result explains more than
 * "already listed".
 */
export const importRowResult = (row: ImportRow, items: Items) =>
  row.state === 'ok' || row.state === 'listed' ? items.get(row.username) : undefined;

/**
 * Returns the rows that a click sends: those that can be added or may have been added, but none that was added or is refused for good.
 */
export function rowsToSend(
  rows: readonly ImportRow[],
  items: Items,
  added: ReadonlySet<string>,
): readonly ImportRow[] {
  return rows.filter((row) => {
    const result = importRowResult(row, items);
    const isUnsent = row.state === 'ok' || result?.kind === 'lost';
    const isFinal = result?.kind === 'refused' && result.isFinal;
    return isUnsent && !isFinal && !added.has(row.username);
  });
}

/** The mark beside a row. `notCompared`: part of the list of sub-accounts is unknown, so the row may be listed. */
export type ImportRowMark =
  | ImportRow['state']
  | 'sending'
  | 'lookingUp'
  | 'added'
  | 'refused'
  | 'lost'
  | 'notSent'
  | 'notCompared';

/** Returns the mark beside a row; `isCompared`: the whole list of sub-accounts is known. */
export function importRowMark(
  row: ImportRow,
  items: Items,
  added: ReadonlySet<string>,
  isCompared: boolean,
): ImportRowMark {
  const result = importRowResult(row, items);
  if (result?.kind === 'done') return 'added';
  if (result?.kind === 'skipped') return 'notSent';
  if (result && result.kind !== 'waiting') return result.kind;
  if (row.state !== 'ok') return row.state;
  if (added.has(row.username)) return 'added';
  return isCompared ? 'ok' : 'notCompared';
}

/** The reason why rows were left unsent, and their number. */
export type ImportStop =
  | { readonly kind: 'stopped'; readonly count: number }
  /** The outcome of `name` is unknown. */
  | { readonly kind: 'lost'; readonly count: number; readonly name: string }
  | { readonly kind: 'failed'; readonly count: number; readonly why: unknown };

/** Returns why the last click left rows unsent; null while it goes on, and when it left none. */
export function explainImportStop({
  ids,
  items,
  earlyEnd,
}: SequentialRun<unknown>): ImportStop | null {
  const count = ids.filter((name) => items.get(name)?.kind === 'skipped').length;
  if (earlyEnd === 'stopped') return { kind: 'stopped', count };
  for (const name of ids) {
    const item = items.get(name);
    if (item?.kind === 'lost') return { kind: 'lost', count, name };
    if (count > 0 && (item?.kind === 'refused' || item?.kind === 'skipped') && item.endsRun)
      return { kind: 'failed', count, why: item.why };
  }
  return null;
}
