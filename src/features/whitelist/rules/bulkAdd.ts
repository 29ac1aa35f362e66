import { canSend, type SequentialRun } from '@/lib/sequentialRun';
import type { BulkRow } from './pastedIps';

/** Results of the addresses that were sent, by address. */
type Items = SequentialRun<unknown>['items'];

/** Returns the addresses that a click sends: those that can be added, and are neither added nor under way. */
export function addressesToSend(rows: readonly BulkRow[], items: Items): readonly string[] {
  return rows
    .filter(({ ip, state }) => state === 'ok' && canSend(items.get(ip)))
    .map(({ ip }) => ip);
}

/** The result beside a row. `notCompared`: part of the whitelist is unknown, so the address may be listed. */
export interface RowResult {
  readonly state: BulkRow['state'] | 'notCompared' | 'sending' | 'added' | 'failed';
  /** The error of a failed row, or null. */
  readonly why: unknown;
}

/**
 * Returns the result beside a row. Only the first line with an address has its result; a second one stays a duplicate. An added address
 * is listed by then, and its own result explains more than "already listed".
 */
export function rowResult({ ip, state }: BulkRow, items: Items, isCompared: boolean): RowResult {
  const item = state === 'ok' || state === 'listed' ? items.get(ip) : undefined;
  if (item?.kind === 'sending') return { state: 'sending', why: null };
  if (item?.kind === 'done') return { state: 'added', why: null };
  if (state === 'ok' && item?.kind === 'refused') return { state: 'failed', why: item.why };
  return { state: state === 'ok' && !isCompared ? 'notCompared' : state, why: null };
}
