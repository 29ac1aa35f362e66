import { type BulkRow, parseWhitelistBulk } from '@/lib/ip';

/** What became of an address that was sent. */
export interface AddressResult {
  readonly state: 'sending' | 'added' | 'failed';
  /** The error that it failed with, or null. */
  readonly why: unknown;
}
/** By address. */
export type AddressResults = Readonly<Record<string, AddressResult>>;

/** Whether an address is being added, or was added, by this bulk. */
const isAdded = (ip: string, results: AddressResults): boolean =>
  ['sending', 'added'].includes(results[ip]?.state ?? '');

/**
 * The rows of a pasted text. An address that this bulk has added is on the whitelist by then; its own result says so better than
 * "already listed".
 * @param listed the addresses on the whitelist
 */
export function bulkRows(
  text: string,
  listed: readonly string[],
  results: AddressResults,
): readonly BulkRow[] {
  return parseWhitelistBulk(
    text,
    listed.filter((ip) => !isAdded(ip, results)),
  );
}

/** The rows that a click sends: what can be added and was not added yet. */
export function addressesToSend(
  rows: readonly BulkRow[],
  results: AddressResults,
): readonly BulkRow[] {
  return rows.filter((row) => row.state === 'ok' && !isAdded(row.ip, results));
}

/** The result of a row, or undefined without one. Only the first line with an address has it; a second one stays a duplicate. */
export function addressResult(
  { ip, state }: BulkRow,
  results: AddressResults,
): AddressResult | undefined {
  return state === 'ok' ? results[ip] : undefined;
}
