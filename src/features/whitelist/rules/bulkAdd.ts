import { type BulkRow, parseWhitelistBulk } from '@/lib/ip';
import type { SequentialRun } from '@/lib/sequentialRun';

/** What became of the addresses that were sent, by address. */
type Items = SequentialRun<unknown>['items'];

/** Whether an address is being added, or was added, by this bulk. */
const isAdded = (ip: string, items: Items): boolean =>
  ['sending', 'done'].includes(items.get(ip)?.kind ?? '');

/**
 * The rows of a pasted text. An address that this bulk has added is on the whitelist by then; its own result says so better than
 * "already listed".
 * @param listed the addresses on the whitelist
 */
export function bulkRows(text: string, listed: readonly string[], items: Items) {
  return parseWhitelistBulk(
    text,
    listed.filter((ip) => !isAdded(ip, items)),
  );
}

/** The addresses that a click sends: what can be added and was not added yet. */
export function addressesToSend(rows: readonly BulkRow[], items: Items): readonly string[] {
  return rows.filter(({ ip, state }) => state === 'ok' && !isAdded(ip, items)).map(({ ip }) => ip);
}

/** What is shown beside a row. `notCompared`: the whitelist is not known whole, so the address may be listed. */
export interface RowResult {
  readonly state: BulkRow['state'] | 'notCompared' | 'sending' | 'added' | 'failed';
  /** The error that it failed with, or null. */
  readonly why: unknown;
}

/** What is shown beside a row. Only the first line with an address has its result; a second one stays a duplicate. */
export function rowResult({ ip, state }: BulkRow, items: Items, isCompared: boolean): RowResult {
  const item = state === 'ok' ? items.get(ip) : undefined;
  if (item?.kind === 'sending') return { state: 'sending', why: null };
  if (item?.kind === 'done') return { state: 'added', why: null };
  if (item?.kind === 'refused') return { state: 'failed', why: item.why };
  return { state: state === 'ok' && !isCompared ? 'notCompared' : state, why: null };
}
