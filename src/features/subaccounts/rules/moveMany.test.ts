import fc from 'fast-check';
import type { TrafficAction } from '@/api/contract';
import { previewAllocation } from './allocation';
import {
  type MoveAnswer,
  type MoveEvent,
  mayBeClicked,
  NO_RUN,
  nextRun,
  previewMoves,
  summaryOf,
  turnOf,
} from './moveMany';

const sub = (trafficLeft: number, trafficLimit = 0) => ({
  trafficLeft,
  trafficUsed: 0,
  trafficLimit,
});
const run = (...events: readonly MoveEvent[]) => events.reduce(nextRun, NO_RUN);
const click = (...ids: readonly string[]): MoveEvent => ({
  kind: 'click',
  moves: ids.map((id) => ({ id, amount: 5 })),
});
const sending = (id: string): MoveEvent => ({ kind: 'sending', id });
const answered = (id: string, answer: MoveAnswer): MoveEvent => ({ kind: 'answered', id, answer });
const ERROR = new Error('no');

describe('the preview of several moves', () => {
  it('each finds the main account as those before it leave it', () => {
    const { main, rows } = previewMoves('allocate', 100, [
      { id: 'a', amount: 60, sub: sub(1) },
      { id: 'b', amount: 50, sub: sub(2) },
      { id: 'c', amount: 0, sub: sub(3) },
    ]);
    expect(main).toEqual({ before: 100, after: -10 });
    expect(rows.get('a')).toMatchObject({ problem: null, max: 100, sub: { before: 1, after: 61 } });
    expect(rows.get('b')).toMatchObject({ problem: 'notEnoughMain', max: 40 });
    expect(rows.get('c')).toMatchObject({ problem: 'noAmount', max: 0 });
  });

  it('what comes back from one does not let another give more than it has', () => {
    const { main, rows } = previewMoves('recycle', 0, [
      { id: 'a', amount: 60, sub: sub(60) },
      { id: 'b', amount: 50, sub: sub(49) },
    ]);
    expect(main.after).toBe(110);
    expect([...rows.values()].map(({ problem }) => problem)).toEqual([null, 'notEnoughSub']);
  });

  it('keeps to the limit of each', () => {
    const { rows } = previewMoves('allocate', 100, [{ id: 'a', amount: 6, sub: sub(5, 10) }]);
    expect(rows.get('a')).toMatchObject({ problem: 'overLimit', max: 5 });
  });

  it('without a problem: nothing is lost, nothing is below zero, and one byte more than there is is refused', () => {
    const bytes = fc.integer({ min: 0, max: 2 ** 44 });
    fc.assert(
      fc.property(
        fc.constantFrom('allocate' as const, 'recycle' as const),
        bytes,
        fc.array(fc.tuple(bytes, bytes), { minLength: 1, maxLength: 30 }),
        (action, mainLeft, given) => {
          const moves = given.map(([amount, left], index) => ({
            id: `${index}`,
            amount,
            sub: sub(left),
          }));
          const { main, rows } = previewMoves(action, mainLeft, moves);
          const sum = given.reduce((all, [amount]) => all + BigInt(amount), 0n);
          expect(BigInt(main.after - main.before)).toBe(action === 'allocate' ? -sum : sum);
          const all = [...rows.values()];
          if (all.some(({ problem }) => problem !== null)) return;
          expect(Math.min(main.after, ...all.map((row) => row.sub.after))).toBeGreaterThanOrEqual(
            0,
          );
          const more = moves.map((one, at) =>
            at > 0
              ? one
              : {
                  ...one,
                  amount:
                    one.amount +
                    (action === 'allocate' ? main.after : (rows.get('0')?.sub.after ?? 0)) +
                    1,
                },
          );
          const over = [...previewMoves(action, mainLeft, more).rows.values()];
          expect(over.some(({ problem }) => problem !== null)).toBe(true);
        },
      ),
    );
  });
});

describe('moves one after another', () => {
  it('go in the order of the click, one at a time', () => {
    const begun = run(click('a', 'b'));
    expect(turnOf(begun)).toBe('a');
    const sent = nextRun(begun, sending('a'));
    expect(turnOf(sent)).toBeNull();
    expect(nextRun(sent, sending('b'))).toBe(sent);
    expect(turnOf(nextRun(sent, answered('a', { kind: 'moved' })))).toBe('b');
  });

  it('go on after a refusal, and after one that does not fit any more', () => {
    for (const answer of [
      { kind: 'refused', error: ERROR },
      { kind: 'unfit', why: 'gone' },
    ] as const) {
      const next = run(click('a', 'b'), sending('a'), answered('a', answer));
      expect([turnOf(next), next.earlyEnd]).toEqual(['b', null]);
    }
  });

  it('end before the next call after a lost answer or a failure, and when the customer stops', () => {
    const lost = run(click('a', 'b'), sending('a'), answered('a', { kind: 'lost' }));
    const failed = run(click('a', 'b'), answered('a', { kind: 'failed', error: ERROR }));
    const stopped = run(click('a', 'b'), sending('a'), { kind: 'stop' });
    expect([lost, failed, stopped].map(({ earlyEnd }) => earlyEnd)).toEqual([
      'lost',
      'failed',
      'stopped',
    ]);
    for (const one of [lost, failed, stopped]) {
      expect(turnOf(one)).toBeNull();
      expect(one.steps.get('b')?.kind).toBe('notSent');
    }
    // The call that is under way is still answered.
    expect(nextRun(stopped, answered('a', { kind: 'moved' })).steps.get('a')?.kind).toBe('moved');
  });

  it('a click while they go on changes nothing, and a later one sends what was not made, the lost one first', () => {
    const begun = run(click('a', 'b', 'c'), sending('a'));
    expect(nextRun(begun, click('c'))).toBe(begun);
    const ended = run(
      click('a', 'b', 'c', 'd'),
      sending('a'),
      answered('a', { kind: 'moved' }),
      sending('b'),
      answered('b', { kind: 'refused', error: ERROR }),
      sending('c'),
      answered('c', { kind: 'lost' }),
    );
    expect(summaryOf(ended)).toEqual({ moved: 1, refused: 1, unclear: 1, left: 1, done: 4, of: 4 });
    const again = nextRun(ended, click('a', 'b', 'c', 'd'));
    expect(again.earlyEnd).toBeNull();
    expect(turnOf(again)).toBe('c');
    expect(again.steps.get('a')?.kind).toBe('moved');
    const found = nextRun(ended, { kind: 'found', id: 'c', what: 'move', amount: 5 });
    expect(mayBeClicked(found.steps.get('c'))).toBe(false);
    expect(turnOf(nextRun(found, click('c')))).toBeNull();
  });
});

/** What the backend does with a call. */
const TAKEN = ['moved', 'refused', 'failed', 'lostMade', 'lostNotMade'] as const;

type Act =
  | { readonly do: 'click'; readonly amounts: readonly number[] }
  | { readonly do: 'send'; readonly taken: (typeof TAKEN)[number] }
  | { readonly do: 'use'; readonly bytes: number }
  | { readonly do: 'stop' | 'lookUp' };

/** The figures of the backend, what it has made in truth, and the customer's run. */
class World {
  main = 2000;
  readonly subs = new Map(['a', 'b', 'c', 'd'].map((id) => [id, 300]));
  readonly made = new Set<string>();
  /** Lost, and not found out yet. */
  unclear: string | null = null;
  used = 0;
  run = NO_RUN;

  constructor(readonly action: TrafficAction) {}

  note(event: MoveEvent): void {
    this.run = nextRun(this.run, event);
  }

  leftOf = (id: string) => this.subs.get(id) ?? 0;

  click(amounts: readonly number[]): void {
    if (this.unclear) return;
    const moves = [...this.subs.keys()]
      .map((id, at) => ({ id, amount: amounts[at] ?? 0, sub: sub(this.leftOf(id)) }))
      .filter(({ id }) => mayBeClicked(this.run.steps.get(id)));
    const { rows } = previewMoves(this.action, this.main, moves);
    if ([...rows.values()].some(({ problem }) => problem !== null)) return;
    this.note({ kind: 'click', moves });
  }

  send(taken: (typeof TAKEN)[number]): void {
    const id = turnOf(this.run);
    if (id === null) return;
    const amount = this.run.steps.get(id)?.amount ?? 0;
    const { problem } = previewAllocation(this.action, amount, this.main, sub(this.leftOf(id)));
    if (problem) {
      this.note(answered(id, { kind: 'unfit', why: problem }));
      return;
    }
    this.note(sending(id));
    // While it is under way nothing else is sent, whatever is clicked.
    this.click([1, 1, 1, 1]);
    expect(turnOf(this.run)).toBeNull();
    if (taken === 'moved' || taken === 'lostMade') this.make(id, amount);
    if (taken === 'refused' || taken === 'failed')
      this.note(answered(id, { kind: taken, error: ERROR }));
    else this.note(answered(id, { kind: taken === 'moved' ? 'moved' : 'lost' }));
    if (taken !== 'moved' && taken !== 'refused') expect(turnOf(this.run)).toBeNull();
    if (taken.startsWith('lost')) this.unclear = id;
  }

  private make(id: string, amount: number): void {
    expect(this.made.has(id)).toBe(false);
    this.made.add(id);
    const toSub = this.action === 'allocate' ? amount : -amount;
    this.main -= toSub;
    this.subs.set(id, this.leftOf(id) + toSub);
    expect(Math.min(this.main, this.leftOf(id))).toBeGreaterThanOrEqual(0);
  }

  use(bytes: number): void {
    const used = Math.min(bytes, this.main);
    this.main -= used;
    this.used += used;
  }

  lookUp(): void {
    const id = this.unclear;
    this.unclear = null;
    if (id && this.made.has(id)) this.note({ kind: 'found', id, what: 'move', amount: 0 });
  }
}

it('whatever the backend and the customer do: nothing is moved twice, and no side goes below zero', () => {
  const bytes = fc.integer({ min: 1, max: 400 });
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ do: fc.constant('send' as const), taken: fc.constantFrom(...TAKEN) }),
    fc.record({ do: fc.constant('send' as const), taken: fc.constant('moved' as const) }),
    fc.record({
      do: fc.constant('click' as const),
      amounts: fc.array(bytes, { minLength: 4, maxLength: 4 }),
    }),
    fc.record({ do: fc.constant('use' as const), bytes }),
    fc.constantFrom({ do: 'stop' as const }, { do: 'lookUp' as const }),
  );
  let moved = 0;
  fc.assert(
    fc.property(
      fc.constantFrom('allocate' as const, 'recycle' as const),
      fc.array(act, { minLength: 10, maxLength: 60 }),
      (action, acts) => {
        const world = new World(action);
        for (const one of acts) {
          if (one.do === 'click') world.click(one.amounts);
          else if (one.do === 'send') world.send(one.taken);
          else if (one.do === 'use') world.use(one.bytes);
          else if (one.do === 'stop') world.note({ kind: 'stop' });
          else world.lookUp();
        }
        world.lookUp();
        const all = [...world.subs.values()].reduce((sum, left) => sum + left, world.main);
        expect(all + world.used).toBe(2000 + 4 * 300);
        const { moved: told } = summaryOf(world.run);
        expect(told).toBe(world.made.size);
        moved += told;
      },
    ),
    { numRuns: 500 },
  );
  expect(moved).toBeGreaterThan(200);
});
