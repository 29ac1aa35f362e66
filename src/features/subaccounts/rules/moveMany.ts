import type { TrafficAction } from '@/api/contract';
import type { ItemState } from '@/lib/sequentialRun';
import { type AllocationPreview, type AllocationSide, previewAllocation } from './allocation';
import type { NotMadeReason } from './subAccountChange';

/** A move for one sub-account, with the sub-account as read. */
export interface PlannedMove {
  readonly id: string;
  /** Bytes. */
  readonly amount: number;
  readonly sub: Parameters<typeof previewAllocation>[3];
}

/** The result that several moves would have. */
export interface MovesPreview {
  /** The main account before the first move and after the last. */
  readonly main: AllocationSide;
  /** Each move by the id of its sub-account. */
  readonly rows: ReadonlyMap<string, AllocationPreview>;
}

/**
 * Returns both sides before and after several moves in one direction, one after another: each starts from the main account as the
 * earlier moves leave it, so that together they never take more than it has. Bytes.
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
    rows.set(id, row);
    after = row.main.after;
  }
  return { main: { before: mainLeft, after }, rows };
}

/** The state of a move, as its row shows it. */
export type MoveMark =
  | 'waiting'
  | 'sending'
  | 'moved'
  /** The answer was lost, and a reading proved that the move was made. */
  | 'arrived'
  | 'refused'
  | 'lost'
  /** The move was certainly not made, but not because the service refused this very one; or its turn never came. */
  | 'notMoved';

/** Returns the mark of a move's row. `isArrived`: a reading proved that the move was made. */
export function moveRowMark(item: ItemState<NotMadeReason>, isArrived: boolean): MoveMark {
  if (isArrived) return 'arrived';
  switch (item.kind) {
    case 'done':
      return 'moved';
    case 'lookingUp':
      return 'sending';
    case 'refused':
      return item.endsRun ? 'notMoved' : 'refused';
    case 'skipped':
      return 'notMoved';
    default:
      return item.kind;
  }
}

/** Counts finished moves: made, refused, without an answer, and not made for another reason. */
export function summariseMoves(marks: readonly MoveMark[]) {
  const count = (...counted: readonly MoveMark[]) =>
    marks.filter((mark) => counted.includes(mark)).length;
  return {
    moved: count('moved', 'arrived'),
    refused: count('refused'),
    unconfirmed: count('lost'),
    left: count('notMoved'),
  };
}
