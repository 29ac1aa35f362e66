import type { ChangeType, UnknownEnum } from '@/api/contract';
import { CHANGE_TYPES, isKnownValue } from '@/api/contract/lists';
import { convertToUnit, type TrafficUnit } from '@/lib/number/traffic';
import { floorTo, SECONDS_PER_HOUR } from '@/lib/time/day';
import type { ChangeLine, UsedTraffic } from './usage';

/** Figures of a statement are shown in hundredths of their unit. */
const HUNDREDTHS = 100;

/** The data that a statement is computed from. */
export interface StatementInput {
  /** All lines of the range, in any order. */
  readonly changes: readonly ChangeLine[];
  /** The main account's usage of the range by the hour. */
  readonly usage: readonly UsedTraffic[];
  /** Bytes left now if the range reaches the present, else null. */
  readonly leftNow: number | null;
  /** Time at which `leftNow` was read, UTC seconds. */
  readonly readAt: number;
}

/**
 * The main account's traffic in bytes: opening + all changes − used = closing. `opening` and `closing` are null when nothing in the
 * range shows them.
 */
export interface Statement {
  readonly opening: number | null;
  /** The sum of each type: first those that the portal knows, in their own order, then the others. */
  readonly changes: readonly (readonly [ChangeType | UnknownEnum, number])[];
  readonly used: number;
  readonly closing: number | null;
  /**
   * The difference between record and usage; 0 when they agree, null when there is nothing to compare the sum with. Usage is counted
   * by the hour, so the usage in a line's own hour may lie before or after that line: a difference within that usage counts as 0.
   */
  readonly difference: number | null;
}

function sum(hours: readonly UsedTraffic[]): number {
  return hours.reduce((total, hour) => total + hour.bytes, 0);
}

function byType(lines: readonly ChangeLine[]): Statement['changes'] {
  const totals = new Map<ChangeType | UnknownEnum, number>();
  for (const { type, change } of lines) totals.set(type, (totals.get(type) ?? 0) + change);
  const rank = (type: ChangeType | UnknownEnum) =>
    isKnownValue(CHANGE_TYPES, type) ? CHANGE_TYPES.indexOf(type) : CHANGE_TYPES.length;
  return [...totals].sort(([a], [b]) => rank(a) - rank(b));
}

/**
 * Returns the first or the last line in time. Lines of the same second are sorted by their balances: each line starts with the
 * balance that the line before it left.
 */
function findEdge(lines: readonly ChangeLine[], side: 'first' | 'last'): ChangeLine | undefined {
  const [pick, start] =
    side === 'first' ? ([Math.min, Infinity] as const) : ([Math.max, -Infinity] as const);
  // Spread as arguments, the times of a long record would overflow the stack.
  const at = lines.reduce((found, line) => pick(found, line.at), start);
  const together = lines.filter((line) => line.at === at);
  const begins = (line: ChangeLine) => line.balanceAfter - line.change;
  return (
    together.find((line) =>
      together.every(
        (other) =>
          other === line ||
          (side === 'first'
            ? other.balanceAfter !== begins(line)
            : begins(other) !== line.balanceAfter),
      ),
    ) ?? together[0]
  );
}

/** Reconciles the change record with the usage (spec "Usage"). */
export function computeStatement({ changes, usage, leftNow, readAt }: StatementInput): Statement {
  const used = sum(usage);
  const totals = byType(changes);
  const first = findEdge(changes, 'first');
  const last = findEdge(changes, 'last');
  if (!first || !last) {
    const opening = leftNow === null ? null : leftNow + used;
    return { opening, changes: totals, used, closing: leftNow, difference: null };
  }
  const firstHour = floorTo(first.at, SECONDS_PER_HOUR);
  const lastHour = floorTo(last.at, SECONDS_PER_HOUR);
  const opening =
    first.balanceAfter - first.change + sum(usage.filter((hour) => hour.at < firstHour));
  const closing = leftNow ?? last.balanceAfter - sum(usage.filter((hour) => hour.at >= lastHour));
  const changed = changes.reduce((total, line) => total + line.change, 0);
  const missed = opening + changed - used - closing;
  const unsure = new Set([
    firstHour,
    leftNow === null ? lastHour : floorTo(readAt, SECONDS_PER_HOUR),
  ]);
  const tolerance = sum(usage.filter((hour) => unsure.has(hour.at)));
  const difference = Math.abs(missed) <= tolerance ? 0 : missed;
  return { opening, changes: totals, used, closing, difference };
}

/**
 * Rounds amounts (signed bytes) to hundredths of `unit` so that the rounded ones add up to their rounded sum: each goes to the hundredth
 * below or above it, those nearest to the one above first. An amount that would be 0 becomes a single byte, which is shown as less than
 * a hundredth.
 */
export function roundTogether(amounts: readonly number[], unit: TrafficUnit): number[] {
  const inHundredths = (bytes: number) => convertToUnit(bytes, unit) * HUNDREDTHS;
  const add = (total: number, one: number) => total + one;
  const below = amounts.map((bytes) => Math.floor(inHundredths(bytes)));
  const short = Math.round(inHundredths(amounts.reduce(add, 0))) - below.reduce(add, 0);
  const rest = (index: number) => inHundredths(amounts[index] ?? 0) - (below[index] ?? 0);
  const up = [...amounts.keys()].sort((a, b) => rest(b) - rest(a)).slice(0, short);
  const hundredth = 1 / inHundredths(1);
  return amounts.map((bytes, index) => {
    const rounded = (below[index] ?? 0) + (up.includes(index) ? 1 : 0);
    return rounded * hundredth || Math.sign(bytes);
  });
}
