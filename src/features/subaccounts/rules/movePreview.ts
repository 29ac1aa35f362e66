import type { SubAccount, TrafficAction } from '@/api/contract';
import { roundToUnit, unitFor } from '@/lib/number/traffic';

/** Why traffic cannot be moved: no amount, too little on the giving side, or over the sub-account's traffic limit. */
export type MoveProblem = 'noAmount' | 'notEnoughMain' | 'notEnoughSub' | 'overLimit';

/** A side of a move: its traffic in bytes before and after. */
export interface MoveSide {
  readonly before: number;
  readonly after: number;
}

/** The result that a move of traffic would have. `max` is the largest amount that can be moved, in bytes. */
export interface PreviewedMove {
  readonly main: MoveSide;
  readonly sub: MoveSide;
  /** The amount to send, in bytes. */
  readonly amount: number;
  readonly max: number;
  /** The bound that `max` comes from: the traffic of the giving side, or the sub-account's traffic limit. */
  readonly limitedBy: 'main' | 'sub' | 'limit';
  readonly problem: MoveProblem | null;
}

/** The problem with an amount that is larger than its bound allows. */
const PROBLEMS = { main: 'notEnoughMain', sub: 'notEnoughSub', limit: 'overLimit' } as const;

type Sub = Pick<SubAccount, 'trafficLeft' | 'trafficUsed' | 'trafficLimit'>;

/**
 * Returns the bytes that fit under the traffic limit, which caps left + used; a limit of 0 means none
 * (docs/contract.md "Traffic").
 */
function roomUnderLimit(sub: Sub): number {
  if (sub.trafficLimit === 0) return Number.POSITIVE_INFINITY;
  return Math.max(0, sub.trafficLimit - sub.trafficLeft - sub.trafficUsed);
}

/** Returns the bytes that a move brings to the sub-account: below zero when it takes them away. */
export const bytesToSub = (action: TrafficAction, amount: number): number =>
  action === 'allocate' ? amount : -amount;

function boundOf(
  action: TrafficAction,
  mainLeft: number,
  sub: Sub,
): Pick<PreviewedMove, 'max' | 'limitedBy'> {
  if (action === 'recycle') return { max: sub.trafficLeft, limitedBy: 'sub' };
  const room = roomUnderLimit(sub);
  return room < mainLeft ? { max: room, limitedBy: 'limit' } : { max: mainLeft, limitedBy: 'main' };
}

/** Returns `max` for an amount that is above it, but reads the same: pages show `max` rounded, and customers type what they see. */
function fitIntoShown(amount: number, max: number): number {
  const unit = unitFor(max);
  const readsTheSame = roundToUnit(amount, unit) === roundToUnit(max, unit);
  return amount > max && max > 0 && readsTheSame ? max : amount;
}

/**
 * Returns both sides before and after traffic is allocated to a sub-account or recycled from it (spec §4). Amounts in
 * bytes. An amount with a problem moves nothing.
 * @param typed the amount that the customer asks for
 */
export function previewMove(
  action: TrafficAction,
  typed: number,
  mainLeft: number,
  sub: Sub,
): PreviewedMove {
  const { max, limitedBy } = boundOf(action, mainLeft, sub);
  const amount = fitIntoShown(typed, max);
  const isAmount = Number.isSafeInteger(amount) && amount > 0;
  const tooMuch = amount > max ? PROBLEMS[limitedBy] : null;
  const problem = isAmount ? tooMuch : 'noAmount';
  const toSub = problem === null ? bytesToSub(action, amount) : 0;
  return {
    main: { before: mainLeft, after: mainLeft - toSub },
    sub: { before: sub.trafficLeft, after: sub.trafficLeft + toSub },
    amount,
    max,
    limitedBy,
    problem,
  };
}

/**
 * Returns both sides before and after moves in one direction, one after another: each starts from the main account as the earlier
 * moves leave it, so that together they never take more than it has. Bytes.
 * @param typed the amount that the customer asks for, for each sub-account
 * @returns the main account before the first move and after the last, and each move by the id of its sub-account
 */
export function previewMoves(
  action: TrafficAction,
  typed: number,
  mainLeft: number,
  subs: readonly (Sub & Pick<SubAccount, 'id'>)[],
) {
  const rows = new Map<string, PreviewedMove>();
  let after = mainLeft;
  for (const sub of subs) {
    const row = previewMove(action, typed, after, sub);
    rows.set(sub.id, row);
    after = row.main.after;
  }
  return { main: { before: mainLeft, after }, rows };
}
