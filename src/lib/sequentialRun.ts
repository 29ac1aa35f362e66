/** How an item of a run ended. */
export type ItemResult<Why> =
  /** The item was made. */
  | { readonly kind: 'done' }
  /** The item may have been made: nothing more is sent until a look-up has shown whether it was. */
  | { readonly kind: 'lost' }
  /** The service refused the item. `isFinal`: a second try would be refused, too. `endsRun`: so would the next item. */
  | {
      readonly kind: 'refused';
      readonly why: Why;
      readonly isFinal: boolean;
      readonly endsRun: boolean;
    }
  /** The item was not sent; `why` is null when the run had ended before its turn. */
  | { readonly kind: 'skipped'; readonly why: Why | null; readonly endsRun: boolean };

/** The end of an item whose run was over before its turn. */
export const NOT_SENT: ItemResult<never> = { kind: 'skipped', why: null, endsRun: false };

/** The state of an item. `lookingUp`: its answer was lost, and the run pauses until the look-up ends. */
export type ItemState<Why> =
  | { readonly kind: 'waiting' | 'sending' | 'lookingUp' }
  | ItemResult<Why>;

/** Why a run ended although items waited. */
export type StopReason = 'lost' | 'failed' | 'stopped';

/** Changes that are sent one after another. */
export interface SequentialRun<Why> {
  /** Every item of the clicks so far, by its id. */
  readonly items: ReadonlyMap<string, ItemState<Why>>;
  /** The ids of the last click, in the order in which they are sent. */
  readonly ids: readonly string[];
  readonly isStopped: boolean;
  readonly earlyEnd: StopReason | null;
}

export const IDLE_RUN: SequentialRun<never> = {
  items: new Map(),
  ids: [],
  isStopped: false,
  earlyEnd: null,
};

export type RunEvent<Why> =
  /** The customer has clicked while no run is under way; the items to send may have to be read first. */
  | { readonly kind: 'click' }
  /** These items are to be sent, in this order. */
  | { readonly kind: 'start'; readonly ids: readonly string[] }
  /** The call of an item is about to be sent. */
  | { readonly kind: 'send'; readonly id: string }
  /** The answer of an item was lost, now or before, and the item is looked up. */
  | { readonly kind: 'lookUp'; readonly id: string }
  | { readonly kind: 'end'; readonly id: string; readonly end: ItemResult<Why> }
  /** The effect of an item is undone, so a click may send the item once more. */
  | { readonly kind: 'forget'; readonly id: string }
  /** The customer has stopped the run, or left. */
  | { readonly kind: 'stop' };

const UNFINISHED: readonly ItemState<unknown>['kind'][] = ['waiting', 'sending', 'lookingUp'];
const isUnfinished = (item: ItemState<unknown> | undefined) =>
  item !== undefined && UNFINISHED.includes(item.kind);

/** Returns true when a click may send an item: neither made nor under way, nor refused for good. */
export function canSend(item: ItemState<unknown> | undefined): boolean {
  if (isUnfinished(item) || item?.kind === 'done') return false;
  return !(item?.kind === 'refused' && item.isFinal);
}

/** Returns the id of the next waiting item; null when none waits, or one is under way. */
export function nextItem({ items }: SequentialRun<unknown>): string | null {
  const all = [...items];
  if (all.some(([, { kind }]) => kind === 'sending' || kind === 'lookingUp')) return null;
  return all.find(([, { kind }]) => kind === 'waiting')?.[0] ?? null;
}

/** Returns true when the call of an item may be sent now. */
export function canStart<Why>({ items, isStopped }: SequentialRun<Why>, id: string): boolean {
  const kind = items.get(id)?.kind;
  return !isStopped && (kind === 'waiting' || kind === 'lookingUp');
}

/** Counts the finished items of the last click; null when none of its items is under way. */
export function progressOf({ items, ids }: SequentialRun<unknown>) {
  const left = ids.filter((id) => isUnfinished(items.get(id))).length;
  return left === 0 ? null : { done: ids.length - left, of: ids.length };
}

function withItem<Why>(
  run: SequentialRun<Why>,
  id: string,
  item: ItemState<Why>,
): SequentialRun<Why> {
  return { ...run, items: new Map(run.items).set(id, item) };
}

/** Ends a run: its waiting items are skipped. */
function endedBy<Why>(run: SequentialRun<Why>, earlyEnd: StopReason): SequentialRun<Why> {
  const items = new Map(run.items);
  for (const [id, { kind }] of run.items) if (kind === 'waiting') items.set(id, NOT_SENT);
  const isEarly = [...run.items.values()].some(({ kind }) => kind === 'waiting');
  return isEarly ? { ...run, items, earlyEnd } : run;
}

function ended<Why>(run: SequentialRun<Why>, id: string, end: ItemResult<Why>): SequentialRun<Why> {
  if (!isUnfinished(run.items.get(id))) return run;
  const next = withItem(run, id, end);
  if (end.kind === 'lost') return endedBy(next, 'lost');
  return end.kind !== 'done' && end.endsRun ? endedBy(next, 'failed') : next;
}

function started<Why>(run: SequentialRun<Why>, wanted: readonly string[]): SequentialRun<Why> {
  if (run.isStopped) return run;
  const ids = wanted.filter((id) => canSend(run.items.get(id)));
  const items = new Map(run.items);
  // Deleting first moves an item that is sent again to its place in this click.
  for (const id of ids) items.delete(id);
  for (const id of ids) items.set(id, { kind: 'waiting' });
  return { ...run, items, ids };
}

function forgotten<Why>(run: SequentialRun<Why>, id: string): SequentialRun<Why> {
  if (isUnfinished(run.items.get(id))) return run;
  return { ...run, items: new Map([...run.items].filter(([one]) => one !== id)) };
}

/**
 * Returns the run after an event. Only a click adds waiting items, and never one that was made. The run ends before its next call
 * by a stop, a lost answer, or a failure that the next call would meet, too.
 */
export function applyRunEvent<Why>(
  run: SequentialRun<Why>,
  event: RunEvent<Why>,
): SequentialRun<Why> {
  switch (event.kind) {
    case 'click':
      return { ...run, isStopped: false, earlyEnd: null };
    case 'start':
      return started(run, event.ids);
    case 'send':
      return canStart(run, event.id) ? withItem(run, event.id, { kind: 'sending' }) : run;
    case 'lookUp':
      return isUnfinished(run.items.get(event.id))
        ? withItem(run, event.id, { kind: 'lookingUp' })
        : run;
    case 'end':
      return ended(run, event.id, event.end);
    case 'forget':
      return forgotten(run, event.id);
    case 'stop':
      return { ...endedBy(run, 'stopped'), isStopped: true };
  }
}

/** The result of a pasted row's item. Only the first line with a value has it: a second one stays a duplicate. */
const ownItem = (state: string, item: ItemState<unknown> | undefined) =>
  state === 'ok' || state === 'listed' ? item : undefined;

/** Returns true when a click sends a pasted row: it can be added or may have been added, and was neither made nor refused for good. */
export function canSendRow(state: string, item: ItemState<unknown> | undefined): boolean {
  const own = ownItem(state, item);
  return (state === 'ok' || own?.kind === 'lost') && canSend(own);
}

/**
 * Returns the mark beside a pasted row. One that was made is listed by then, and its own result explains more than "listed".
 * @param isCompared false while part of the list is unknown, so that a row which can be added may be on it
 */
export function rowMark<State extends string>(
  state: State,
  item: ItemState<unknown> | undefined,
  isCompared: boolean,
): State | Exclude<ItemState<unknown>['kind'], 'waiting'> | 'notCompared' {
  const own = ownItem(state, item);
  if (own?.kind === 'done' || own?.kind === 'lost') return own.kind;
  if (state !== 'ok') return state;
  if (own && own.kind !== 'waiting') return own.kind;
  return isCompared ? state : 'notCompared';
}
