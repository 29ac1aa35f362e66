import type { TrafficAction } from '@/api/contract';
import {
  type AllocationPreview,
  type AllocationProblem,
  type AllocationSide,
  previewAllocation,
} from './allocation';

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

/** Why a move was not sent by what was read right before it: also that an earlier change of the sub-account is still open. */
export type UnfitReason = AllocationProblem | 'gone' | 'open';

/** How one move ended. */
export type MoveAnswer =
  | { readonly kind: 'moved' }
  /** It may have been made: its answer was lost, or does not say. */
  | { readonly kind: 'lost' }
  /** The service said no to this one. */
  | { readonly kind: 'refused'; readonly error: unknown }
  /** It was certainly not made, for a reason that the next one would meet, too. */
  | { readonly kind: 'failed'; readonly error: unknown }
  /** It was not sent. */
  | { readonly kind: 'unfit'; readonly why: UnfitReason };

/** Where one move is: "notSent" was to be sent, but the work ended before; "arrived" was lost, and found to have been made. */
export type MoveState =
  | MoveAnswer
  | { readonly kind: 'waiting' | 'sending' | 'notSent' }
  | { readonly kind: 'arrived'; readonly what: 'move' | 'delete' };

/** A move, with its amount in bytes. */
export type MoveStep = MoveState & { readonly amount: number };

/** Why the work ended before its last move. */
export type EarlyEnd = 'lost' | 'failed' | 'stopped';

/** Moves of several sub-accounts, one call after another. */
export interface MoveRun {
  /** By the id of the sub-account, in the order in which they are sent. */
  readonly steps: ReadonlyMap<string, MoveStep>;
  readonly earlyEnd: EarlyEnd | null;
}

export const NO_RUN: MoveRun = { steps: new Map(), earlyEnd: null };

export type MoveEvent =
  | {
      readonly kind: 'click';
      readonly moves: readonly { readonly id: string; readonly amount: number }[];
    }
  /** Its call leaves. */
  | { readonly kind: 'sending'; readonly id: string }
  | { readonly kind: 'answered'; readonly id: string; readonly answer: MoveAnswer }
  /** The customer stopped it, or left. */
  | { readonly kind: 'stop' }
  /** A reading shows that a change whose answer was lost has been made. */
  | {
      readonly kind: 'found';
      readonly id: string;
      readonly what: 'move' | 'delete';
      readonly amount: number;
    };

const DONE: readonly MoveState['kind'][] = ['moved', 'arrived'];
const UNDER_WAY: readonly MoveState['kind'][] = ['waiting', 'sending'];

function isRunning({ steps }: MoveRun): boolean {
  return [...steps.values()].some(({ kind }) => UNDER_WAY.includes(kind));
}

/**
 * Whether a click may send a move: it is neither made nor under way. One whose answer was lost may, once it is found that it was not
 * made; that is the rule of open changes (`maySendChange`), which is asked besides.
 */
export function mayBeClicked(step: MoveStep | undefined): boolean {
  return step === undefined || !(DONE.includes(step.kind) || UNDER_WAY.includes(step.kind));
}

/** The sub-account whose move is the next one; null when there is none, or one is under way. */
export function turnOf({ steps }: MoveRun): string | null {
  const all = [...steps];
  if (all.some(([, { kind }]) => kind === 'sending')) return null;
  return all.find(([, { kind }]) => kind === 'waiting')?.[0] ?? null;
}

function withStep(run: MoveRun, id: string, step: MoveStep): MoveRun {
  return { ...run, steps: new Map(run.steps).set(id, step) };
}

/** What waits is not sent any more. */
function ended(run: MoveRun, earlyEnd: EarlyEnd): MoveRun {
  const steps = [...run.steps].map(([id, step]): [string, MoveStep] =>
    step.kind === 'waiting' ? [id, { kind: 'notSent', amount: step.amount }] : [id, step],
  );
  const isEarly = [...run.steps.values()].some(({ kind }) => kind === 'waiting');
  return isEarly ? { steps: new Map(steps), earlyEnd } : run;
}

function answered(run: MoveRun, id: string, answer: MoveAnswer): MoveRun {
  const step = run.steps.get(id);
  if (step === undefined || !UNDER_WAY.includes(step.kind)) return run;
  const next = withStep(run, id, { ...answer, amount: step.amount });
  return answer.kind === 'lost' || answer.kind === 'failed' ? ended(next, answer.kind) : next;
}

function clicked(run: MoveRun, moves: Extract<MoveEvent, { kind: 'click' }>['moves']): MoveRun {
  if (isRunning(run)) return run;
  const ready = moves.filter(({ id }) => mayBeClicked(run.steps.get(id)));
  const isLost = ({ id }: { readonly id: string }) => run.steps.get(id)?.kind === 'lost';
  // What was lost and not made goes first: before it is sent, that is found once more by the figures of the main account, which the
  // other moves change.
  const inOrder = [...ready.filter(isLost), ...ready.filter((one) => !isLost(one))];
  const steps = new Map(run.steps);
  for (const { id } of inOrder) steps.delete(id);
  for (const { id, amount } of inOrder) steps.set(id, { kind: 'waiting', amount });
  return { steps, earlyEnd: null };
}

/**
 * What a run is after an event. Only a click makes moves wait for their turn, and never one that was made; a lost answer and a failure
 * that the next call would meet, too, end it before the next call.
 */
export function nextRun(run: MoveRun, event: MoveEvent): MoveRun {
  switch (event.kind) {
    case 'click':
      return clicked(run, event.moves);
    case 'sending':
      return turnOf(run) === event.id
        ? withStep(run, event.id, {
            kind: 'sending',
            amount: run.steps.get(event.id)?.amount ?? 0,
          })
        : run;
    case 'answered':
      return answered(run, event.id, event.answer);
    case 'stop':
      return ended(run, 'stopped');
    case 'found':
      return withStep(run, event.id, {
        kind: 'arrived',
        what: event.what,
        amount: event.amount,
      });
  }
}

/** How many moves were made, refused, left without an answer, or not made otherwise; and how many of all are through. */
type RunSummary = Readonly<
  Record<'moved' | 'refused' | 'unclear' | 'left' | 'done' | 'of', number>
>;

/** Counts what became of the moves of a run. What waits or is being sent is not through. */
export function summaryOf({ steps }: MoveRun): RunSummary {
  const all = [...steps.values()];
  const count = (...kinds: readonly MoveState['kind'][]) =>
    all.filter(({ kind }) => kinds.includes(kind)).length;
  return {
    moved: count(...DONE),
    refused: count('refused'),
    unclear: count('lost'),
    left: count('failed', 'unfit', 'notSent'),
    done: all.length - count(...UNDER_WAY),
    of: all.length,
  };
}
