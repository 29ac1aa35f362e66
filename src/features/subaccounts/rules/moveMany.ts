import type { TrafficAction } from '@/api/contract';
import type { ItemState } from '@/lib/sequentialRun';
import { type AllocationPreview, type AllocationSide, previewAllocation } from './allocation';
import type { WhyNot } from './subAccountChange';

/** What is to be moved for one sub-account, which is as it was read. */
export interface PlannedMove {
  readonly id: string;
  /** Bytes. */
  readonly amount: number;
  readonly sub: Parameters<typeof previewAllocation>[3];
}

/** What several moves would do. */
export interface MovesPreview {
  /** The main account before the first one and after the last. */
  readonly main: AllocationSide;
  /** Each move by the id of its sub-account. */
  readonly rows: ReadonlyMap<string, AllocationPreview>;
}

/**
 * Both sides before and after several moves in one direction, one after another: each finds the main account as the moves before it
 * leave it, so that together they never take more than it has. Bytes.
 */
export function previewMoves(
  action: TrafficAction,
  mainLeft: number,
  moves: readonly PlannedMove[],
): MovesPreview {
  const rows = new Map<string, AllocationPreview>();
  let after = mainLeft;
  for (const { id, amount, sub } of moves) {
    const row = previewAllocation(action, amount, after, sub);
    rows.set(id, { ...row, max: Math.max(0, row.max) });
    after = row.main.after;
  }
  return { main: { before: mainLeft, after }, rows };
}

/** Where a move is, as its row says it. */
export type MoveMark =
  | 'waiting'
  | 'sending'
  | 'moved'
  /** Its answer was lost, and it was found to have been made. */
  | 'arrived'
  | 'refused'
  /** It was certainly not made, for a reason that the next one would meet, too. */
  | 'failed'
  | 'lost'
  /** It could not be sent by what was read right before. */
  | 'unfit'
  /** It was to be sent, but the run ended before. */
  | 'notSent';

/** How a row says where its move is. `isArrived`: it was found to have been made. */
export function markOf(item: ItemState<WhyNot>, isArrived: boolean): MoveMark {
  if (isArrived) return 'arrived';
  switch (item.kind) {
    case 'done':
      return 'moved';
    case 'lookingUp':
      return 'sending';
    case 'refused':
      return item.endsRun ? 'failed' : 'refused';
    case 'skipped':
      if (item.why === null) return 'notSent';
      return item.why.kind === 'unfit' ? 'unfit' : 'failed';
    default:
      return item.kind;
  }
}

/** How many moves were made, refused, left without an answer, or not made otherwise; and how many of all are through. */
type MovesSummary = Readonly<
  Record<'moved' | 'refused' | 'unclear' | 'left' | 'done' | 'of', number>
>;

/** Counts what became of moves. What waits or is being sent is not through. */
export function summaryOf(marks: readonly MoveMark[]): MovesSummary {
  const count = (...counted: readonly MoveMark[]) =>
    marks.filter((mark) => counted.includes(mark)).length;
  return {
    moved: count('moved', 'arrived'),
    refused: count('refused'),
    unclear: count('lost'),
    left: count('failed', 'unfit', 'notSent'),
    done: marks.length - count('waiting', 'sending'),
    of: marks.length,
  };
}
