import type { ChangeType, List } from '@/api/contract';
import { percentLeft } from '@/lib/number/traffic';
import type { ChangeLine } from './usage';

/**
 * The changes that buy traffic. Recycling brings back traffic of a sub-account, and a refund takes traffic away: the rest is still
 * measured against the last credit.
 */
export const CREDIT_TYPES = ['order', 'trial'] as const satisfies readonly ChangeType[];

/** The orders and trials of an account. */
export interface Credits {
  /** The newest one that could be read, or null. */
  readonly last: ChangeLine | null;
  /** All of them. */
  readonly lines: List<ChangeLine>;
}

/**
 * Returns the newest credit of the change log, or null. The order of the lines does not matter; of two in the same second the
 * later one left the larger balance.
 */
export function findLastCredit(changes: readonly ChangeLine[]): ChangeLine | null {
  const isNewer = (line: ChangeLine, than: ChangeLine) =>
    line.at === than.at ? line.balanceAfter > than.balanceAfter : line.at > than.at;
  return changes
    .filter(({ type, change }) => CREDIT_TYPES.some((credit) => credit === type) && change > 0)
    .reduce<ChangeLine | null>(
      (newest, line) => (newest && !isNewer(line, newest) ? newest : line),
      null,
    );
}

/** Returns the traffic left in percent of the balance after the last credit; null when no credit is known. */
export function shareLeft(left: number, credits: Credits | undefined): number | null {
  return percentLeft(left, credits?.last?.balanceAfter ?? null);
}
