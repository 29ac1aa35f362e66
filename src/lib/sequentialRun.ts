/** How an item of a run ended. */
export type ItemEnd<Why> =
  /** It was made. */
  | { readonly kind: 'done' }
  /** It may have been made: nothing is sent after it until that is known. */
  | { readonly kind: 'lost' }
  /** The service said no. `isFinal`: it would say so again. `endsRun`: the next item would meet the same. */
  | {
      readonly kind: 'refused';
      readonly why: Why;
      readonly isFinal: boolean;
      readonly endsRun: boolean;
    }
  /** It was not sent; `why` is null when only the run had ended before. */
  | { readonly kind: 'skipped'; readonly why: Why | null; readonly endsRun: boolean };

/** Where an item is. `lookingUp`: an answer was lost, and the run pauses until its look-up ends. */
export type ItemState<Why> = { readonly kind: 'waiting' | 'sending' | 'lookingUp' } | ItemEnd<Why>;

/** Why a run ended although items waited. */
export type EarlyEnd = 'lost' | 'failed' | 'stopped';

/** Changes that are sent one after another. */
export interface SequentialRun<Why> {
  /** Every item that a click has had sent, by its id. */
  readonly items: ReadonlyMap<string, ItemState<Why>>;
  /** The ids of the last click, in the order in which they are sent. */
  readonly ids: readonly string[];
  readonly isStopped: boolean;
  readonly earlyEnd: EarlyEnd | null;
}

export const NO_RUN: SequentialRun<never> = {
  items: new Map(),
  ids: [],
  isStopped: false,
  earlyEnd: null,
};

export type RunEvent<Why> =
  /** A click; what it sends may have to be read first. */
  | { readonly kind: 'click' }
  /** These go on, in this order. */
  | { readonly kind: 'start'; readonly ids: readonly string[] }
  /** Its call leaves. */
  | { readonly kind: 'leave'; readonly id: string }
  /** Its answer was lost, now or before, and it is looked up. */
  | { readonly kind: 'lookUp'; readonly id: string }
  | { readonly kind: 'end'; readonly id: string; readonly end: ItemEnd<Why> }
  /** The customer stopped it, or left. */
  | { readonly kind: 'stop' };

type ItemKind = ItemState<unknown>['kind'];
const UNDER_WAY: readonly ItemKind[] = ['waiting', 'sending', 'lookingUp'];
const isUnderWay = (item: ItemState<unknown> | undefined) =>
  item !== undefined && UNDER_WAY.includes(item.kind);

/** Whether a click may send an item: it is neither made nor under way, nor refused for good. */
export function maySend(item: ItemState<unknown> | undefined): boolean {
  if (isUnderWay(item) || item?.kind === 'done') return false;
  return !(item?.kind === 'refused' && item.isFinal);
}

/** The item whose turn it is; null when there is none, or one is under way. */
export function nextItem({ items }: SequentialRun<unknown>): string | null {
  const all = [...items];
  if (all.some(([, { kind }]) => kind === 'sending' || kind === 'lookingUp')) return null;
  return all.find(([, { kind }]) => kind === 'waiting')?.[0] ?? null;
}

/** Whether the call of an item may leave now. */
export function mayLeave<Why>({ items, isStopped }: SequentialRun<Why>, id: string): boolean {
  const kind = items.get(id)?.kind;
  const isOther = [...items].some(([one, item]) => one !== id && item.kind === 'sending');
  return !isStopped && !isOther && (kind === 'waiting' || kind === 'lookingUp');
}

/** How far the last click has come; null when nothing of it is under way. */
export function progressOf({ items, ids }: SequentialRun<unknown>) {
  const left = ids.filter((id) => isUnderWay(items.get(id))).length;
  return left === 0 ? null : { done: ids.length - left, of: ids.length };
}

function withItem<Why>(
  run: SequentialRun<Why>,
  id: string,
  item: ItemState<Why>,
): SequentialRun<Why> {
  return { ...run, items: new Map(run.items).set(id, item) };
}

/** What waits is not sent any more. */
function endedBy<Why>(run: SequentialRun<Why>, earlyEnd: EarlyEnd): SequentialRun<Why> {
  const items = new Map(run.items);
  for (const [id, { kind }] of run.items)
    if (kind === 'waiting') items.set(id, { kind: 'skipped', why: null, endsRun: false });
  const isEarly = [...run.items.values()].some(({ kind }) => kind === 'waiting');
  return isEarly ? { ...run, items, earlyEnd } : run;
}

function ended<Why>(run: SequentialRun<Why>, id: string, end: ItemEnd<Why>): SequentialRun<Why> {
  if (!isUnderWay(run.items.get(id))) return run;
  const next = withItem(run, id, end);
  if (end.kind === 'lost') return endedBy(next, 'lost');
  return end.kind !== 'done' && end.endsRun ? endedBy(next, 'failed') : next;
}

function started<Why>(run: SequentialRun<Why>, wanted: readonly string[]): SequentialRun<Why> {
  if (run.isStopped || progressOf(run)) return run;
  const ids = wanted.filter((id) => maySend(run.items.get(id)));
  const items = new Map(run.items);
  // An item that is sent again has its turn where this click has it.
  for (const id of ids) items.delete(id);
  for (const id of ids) items.set(id, { kind: 'waiting' });
  return { ...run, items, ids };
}

/**
 * What a run is after an event. Only a click has items wait for their turn, and never one that was made; a lost answer, a failure that
 * the next call would meet, too, and a stop end it before the next call.
 */
export function nextRun<Why>(run: SequentialRun<Why>, event: RunEvent<Why>): SequentialRun<Why> {
  switch (event.kind) {
    case 'click':
      return progressOf(run) ? run : { ...run, isStopped: false, earlyEnd: null };
    case 'start':
      return started(run, event.ids);
    case 'leave':
      return mayLeave(run, event.id) ? withItem(run, event.id, { kind: 'sending' }) : run;
    case 'lookUp':
      return isUnderWay(run.items.get(event.id))
        ? withItem(run, event.id, { kind: 'lookingUp' })
        : run;
    case 'end':
      return ended(run, event.id, event.end);
    case 'stop':
      return { ...endedBy(run, 'stopped'), isStopped: true };
  }
}
