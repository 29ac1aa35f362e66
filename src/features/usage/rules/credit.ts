import type { ChangeType, List, User } from '@/api/contract';
import { percentLeft } from '@/lib/number/traffic';
import { SECONDS_PER_DAY } from '@/lib/time/day';
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

type TrafficOfUser = Pick<User, 'trafficLeft' | 'trafficUsed'>;

/** Returns true for a customer who has used nothing yet, and has all that the last credit left. */
export function isUnused(user: TrafficOfUser, credits: Credits | undefined): boolean {
  return user.trafficUsed === 0 && (shareLeft(user.trafficLeft, credits) ?? 100) >= 100;
}

/**
 * Returns true on the first day of traffic that nobody has used yet, and while that is not known: the traffic of a free trial
 * expires soon from its first minute on, which is no warning. `now` is in UTC seconds.
 */
export function isFirstUnusedDay(
  user: TrafficOfUser,
  credits: Credits | undefined,
  now: number,
): boolean {
  const creditedAt = credits ? (credits.last?.at ?? 0) : now;
  return isUnused(user, credits) && creditedAt > now - SECONDS_PER_DAY;
}
