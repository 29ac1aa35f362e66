import {
  applyRunEvent,
  canSend,
  canSendRow,
  canStart,
  IDLE_RUN,
  type ItemResult,
  type ItemState,
  nextItem,
  progressOf,
  type RunEvent,
  rowMark,
  type SequentialRun,
} from './sequentialRun';

type Run = SequentialRun<string>;
const play = (...events: readonly RunEvent<string>[]): Run =>
  events.reduce<Run>(applyRunEvent, IDLE_RUN);
const start = (...ids: readonly string[]): RunEvent<string> => ({ kind: 'start', ids });
const send = (id: string): RunEvent<string> => ({ kind: 'send', id });
const end = (id: string, how: ItemResult<string>): RunEvent<string> => ({
  kind: 'end',
  id,
  end: how,
});
const CLICK = { kind: 'click' } as const;
const STOP = { kind: 'stop' } as const;
const DONE = { kind: 'done' } as const;
const LOST = { kind: 'lost' } as const;
const no = (more: Partial<Extract<ItemResult<string>, { kind: 'refused' }>> = {}) =>
  ({ kind: 'refused', why: 'no', isFinal: false, endsRun: false, ...more }) as const;
const unfit = (endsRun = false) => ({ kind: 'skipped', why: 'unfit', endsRun }) as const;
const kinds = ({ items }: Run) => [...items].map(([id, { kind }]) => `${id} ${kind}`);

it('items go in the order of the click, one at a time', () => {
  const started = play(CLICK, start('b', 'a'));
  expect(nextItem(started)).toBe('b');
  const sent = applyRunEvent(started, send('b'));
  expect(nextItem(sent)).toBeNull();
  expect(progressOf(sent)).toEqual({ done: 0, of: 2 });
  const one = applyRunEvent(sent, end('b', DONE));
  expect([nextItem(one), progressOf(one)]).toEqual(['a', { done: 1, of: 2 }]);
  expect(progressOf(applyRunEvent(one, end('a', unfit())))).toBeNull();
});

it('a refusal, and an item that cannot be sent, do not end it', () => {
  for (const how of [no(), unfit()]) {
    const next = play(CLICK, start('a', 'b'), send('a'), end('a', how));
    expect([nextItem(next), next.earlyEnd]).toEqual(['b', null]);
  }
});

it.each([
  ['lost', LOST],
  ['failed', no({ endsRun: true })],
  ['failed', unfit(true)],
] as const)('%s: what waits is not sent any more', (earlyEnd, how) => {
  const over = play(CLICK, start('a', 'b'), send('a'), end('a', how));
  expect([nextItem(over), over.earlyEnd]).toEqual([null, earlyEnd]);
  expect(kinds(over)).toEqual([`a ${how.kind}`, 'b skipped']);
  // With the last item nothing ends early.
  expect(play(CLICK, start('a'), send('a'), end('a', how)).earlyEnd).toBeNull();
});

it('while an answer is looked up the run pauses; found, it goes on', () => {
  const paused = play(CLICK, start('a', 'b'), send('a'), { kind: 'lookUp', id: 'a' });
  expect([nextItem(paused), progressOf(paused)]).toEqual([null, { done: 0, of: 2 }]);
  expect(nextItem(applyRunEvent(paused, end('a', DONE)))).toBe('b');
  expect(applyRunEvent(paused, end('a', LOST)).earlyEnd).toBe('lost');
});

it('an item that is looked up first may be sent afterwards', () => {
  const asked = play(CLICK, start('a'), { kind: 'lookUp', id: 'a' });
  expect(canStart(asked, 'a')).toBe(true);
  expect(canStart(applyRunEvent(asked, STOP), 'a')).toBe(false);
});

it('a stop lets the call under way end and sends nothing more; a stop before the start counts, too', () => {
  const stopped = play(CLICK, start('a', 'b'), send('a'), STOP);
  expect([nextItem(stopped), stopped.earlyEnd]).toEqual([null, 'stopped']);
  expect(kinds(applyRunEvent(stopped, end('a', DONE)))).toEqual(['a done', 'b skipped']);
  expect(nextItem(play(CLICK, STOP, start('a')))).toBeNull();
  expect(nextItem(play(CLICK, STOP, CLICK, start('a')))).toBe('a');
});

it('a click sends what was neither made nor refused for good', () => {
  const started = play(CLICK, start('a', 'b', 'c', 'd', 'e'), send('a'));
  const over = [
    end('a', DONE),
    end('b', no()),
    end('c', no({ isFinal: true })),
    end('d', LOST),
  ].reduce(applyRunEvent<string>, started);
  expect(['a', 'b', 'c', 'd', 'e', 'f'].filter((id) => canSend(over.items.get(id)))).toEqual([
    ...['b', 'd', 'e', 'f'],
  ]);
  const again = [CLICK, start('d', 'a', 'b', 'c')].reduce(applyRunEvent<string>, over);
  expect([again.earlyEnd, again.ids]).toEqual([null, ['d', 'b']]);
});

it('an item that was made and is gone again may be sent once more; one under way stays', () => {
  const run = play(CLICK, start('a', 'b'), send('a'), end('a', DONE), send('b'));
  const over = (['a', 'b'] as const).map((id) => applyRunEvent(run, { kind: 'forget', id }));
  expect(over.map(kinds)).toEqual([['b sending'], ['a done', 'b sending']]);
  expect(over.map(({ items }) => canSend(items.get('a')))).toEqual([true, false]);
});

describe('a pasted row', () => {
  it.each<[string, ItemState<string> | undefined, string, boolean]>([
    ['ok', undefined, 'ok', true],
    ['invalid', undefined, 'invalid', false],
    ['listed', undefined, 'listed', false],
    ['ok', { kind: 'waiting' }, 'ok', false],
    ['ok', { kind: 'sending' }, 'sending', false],
    ['ok', { kind: 'lookingUp' }, 'lookingUp', false],
    ['ok', DONE, 'done', false],
    ['ok', LOST, 'lost', true],
    ['ok', no(), 'refused', true],
    ['ok', no({ isFinal: true }), 'refused', false],
    ['ok', unfit(), 'skipped', true],
    ['listed', DONE, 'done', false],
    ['listed', LOST, 'lost', true],
    // One that was refused is listed after all.
    ['listed', no(), 'listed', false],
    // The result is that of the first row with the same value.
    ['duplicate', DONE, 'duplicate', false],
    ['duplicate', LOST, 'duplicate', false],
  ])('that is %s, with %j, is marked %s; a click sends it: %s', (state, item, mark, isSent) => {
    expect([rowMark(state, item, true), canSendRow(state, item)]).toEqual([mark, isSent]);
  });

  it('may be listed while part of the list is unknown', () => {
    const marks = ['ok', 'invalid'].map((state) => rowMark(state, undefined, false));
    expect(marks).toEqual(['notCompared', 'invalid']);
  });
});
