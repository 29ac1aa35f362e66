import type { ImportRow } from './subAccountImport';

/** What became of a row that was to be sent. `lost`: it is not known whether its sub-account was added. */
export interface RowResult {
  readonly state: 'sending' | 'lookingUp' | 'added' | 'refused' | 'lost' | 'notSent';
  /** The error that it failed with, or null. */
  readonly why: unknown;
  /** The service would refuse the row again. */
  readonly isFinal: boolean;
}
/** By the number of the row. */
export type RowResults = Readonly<Record<number, RowResult>>;

/** An import that is under way or over. */
export interface ImportRun {
  readonly rows: readonly ImportRow[];
  readonly results: RowResults;
  /** The usernames that were added since the dialog was opened, whatever was pasted since. */
  readonly added: ReadonlySet<string>;
}

/**
 * The result of a row, or undefined without one. A row that was added is listed by then; its own result says so better than
 * "already listed".
 */
export function resultOf({ row, state }: ImportRow, results: RowResults): RowResult | undefined {
  return state === 'ok' || state === 'listed' ? results[row] : undefined;
}

/** The rows that a click sends: what can be added, and what may have been added, but nothing that was added or is refused for good. */
export function rowsToSend({ rows, results, added }: ImportRun): readonly ImportRow[] {
  return rows.filter((row) => {
    const result = resultOf(row, results);
    const isOpen = row.state === 'ok' || result?.state === 'lost';
    return isOpen && !result?.isFinal && !added.has(row.username);
  });
}

/** What is shown beside a row. `notCompared`: the list of sub-accounts is not known whole, so the row may be listed. */
export type RowMark = ImportRow['state'] | RowResult['state'] | 'notCompared';

/** What is shown beside a row; `isCompared` says whether the list of sub-accounts is known whole. */
export function markOf(
  row: ImportRow,
  { results, added }: Omit<ImportRun, 'rows'>,
  isCompared: boolean,
): RowMark {
  const result = resultOf(row, results);
  if (result) return result.state;
  if (row.state !== 'ok') return row.state;
  if (added.has(row.username)) return 'added';
  return isCompared ? 'ok' : 'notCompared';
}

/** What the list says of a row whose answer was lost; null when the list could not be read. */
export interface LookedUp {
  /** A try of this import has arrived. */
  readonly hasArrived: boolean;
  /** There is a sub-account of that name. */
  readonly isTaken: boolean;
}

/**
 * What became of a row whose call got no clear answer. `isOver`: the backend is done with the call, so nothing arrives later. A name
 * that somebody else's sub-account has cannot arrive either.
 */
export function lostOutcome(seen: LookedUp | null, isOver: boolean): 'added' | 'refused' | 'lost' {
  if (seen?.hasArrived) return 'added';
  return seen && (seen.isTaken || isOver) ? 'refused' : 'lost';
}
