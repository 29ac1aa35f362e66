import type { TrafficAction } from '@/api/contract';
import { type AllocationPreview, type AllocationSide, previewAllocation } from './allocation';

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
