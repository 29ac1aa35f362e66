import type { ChangeType, List, UnknownEnum } from '@/api/contract';
import { CHANGE_TYPES, isKnownValue } from '@/api/contract/lists';
import { joinLists } from '@/api/pages';
import { percentLeft } from '@/lib/number/traffic';
import { type Day, dayOf, SECONDS_PER_DAY } from '@/lib/time/day';
import type { ChangeLine } from './usage';

/** Most customers have bought within this many days. */
const FIRST_DAYS = 30;
/** Each further window reaches this many times as far back: ten years take five windows. */
const GROWTH = 4;

/**
 * The changes that buy traffic. Recycling brings back traffic of a sub-account, and a refund takes traffic away: the rest is still
 * measured against the last credit.
 */
const IS_CREDIT: Readonly<Record<ChangeType, boolean>> = {
  order: true,
  trial: true,
  allocate: false,
  recycle: false,
  expire: false,
  refund: false,
};

const isCredit = (type: ChangeType | UnknownEnum) =>
  isKnownValue(CHANGE_TYPES, type) && IS_CREDIT[type];

/**
 * Returns the newest credit of the change log, or null. The order of the lines does not matter; of two in the same second the
 * later one left the larger balance.
 */
export function findNewestCredit(changes: readonly ChangeLine[]): ChangeLine | null {
  const isNewer = (line: ChangeLine, than: ChangeLine) =>
    line.at === than.at ? line.balanceAfter > than.balanceAfter : line.at > than.at;
  return changes
    .filter((line) => isCredit(line.type) && line.change > 0)
    .reduce<ChangeLine | null>(
      (newest, line) => (newest && !isNewer(line, newest) ? newest : line),
      null,
    );
}

/** A range of UTC days, both inclusive. */
export interface DayRange {
  readonly start: Day;
  readonly end: Day;
}

/**
 * Returns the windows to search for the last credit, newest first, back to the account's creation: the first window that holds a
 * credit holds the last one. Both times are in UTC seconds; a `createdAt` after `now` counts as `now`.
 */
export function creditWindows(createdAt: number, now: number): DayRange[] {
  const first = Math.min(createdAt, now);
  const windows: DayRange[] = [];
  let end = now;
  for (let days = FIRST_DAYS; dayOf(first) <= dayOf(end); days *= GROWTH) {
    const start = Math.max(now - days * SECONDS_PER_DAY, first);
    windows.push({ start: dayOf(start), end: dayOf(end) });
    end = start - SECONDS_PER_DAY;
  }
  return windows;
}

/** The last credit, as far as the record shows. */
export interface CreditSearch {
  /** The newest credit found, or null. */
  readonly credit: ChangeLine | null;
  /** The lines that were searched. */
  readonly lines: List<ChangeLine>;
  /** False when a line may be a later credit: an unreadable line, or one that added traffic under a type unknown to the portal. */
  readonly isCertain: boolean;
}

/** Searches for the last credit window by window, and stops at the first credit. */
export async function findLastCredit(
  windows: readonly DayRange[],
  load: (range: DayRange) => Promise<List<ChangeLine>>,
): Promise<CreditSearch> {
  let lines: List<ChangeLine> = { list: [], unread: null };
  for (const range of windows) {
    lines = joinLists(lines, await load(range));
    if (findNewestCredit(lines.list) !== null) break;
  }
  const credit = findNewestCredit(lines.list);
  const isOther = ({ at, type, change }: ChangeLine) =>
    change > 0 && !isKnownValue(CHANGE_TYPES, type) && (credit === null || at >= credit.at);
  const isCertain = lines.unread === null && !lines.list.some(isOther);
  return { credit, lines, isCertain };
}

/** Returns the traffic left in percent of the balance after the last credit; null when no credit is known. */
export function shareLeft(left: number, search: CreditSearch | undefined): number | null {
  return percentLeft(left, search?.credit?.balanceAfter ?? null);
}
