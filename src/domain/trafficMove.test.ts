import fc from 'fast-check';
import { previewAllocation } from './allocation';
import {
  type MoveEvent,
  type MoveSides,
  type MoveState,
  mayMove,
  moveOutcome,
  NO_MOVE,
  nextMove,
  openOutcome,
  type Reading,
  type SentMove,
} from './trafficMove';

/** Left and used of the main account; left, used and allocated of the sub-account. */
const sides = (
  main: readonly [number, number],
  sub: readonly [number, number, number],
): MoveSides => ({
  main: { trafficLeft: main[0], trafficUsed: main[1] },
  sub: { trafficLeft: sub[0], trafficUsed: sub[1], allocatedTraffic: sub[2] },
});

const BEFORE = sides([100, 50], [30, 10, 40]);

describe('a move whose answer was lost', () => {
  it.each([
    ['it arrived', 'allocate', sides([80, 50], [50, 10, 60]), 'arrived'],
    ['it did not', 'allocate', BEFORE, 'notArrived'],
    ['it arrived, both sides used some', 'allocate', sides([75, 55], [47, 13, 60]), 'arrived'],
    ['it did not, both sides used some', 'allocate', sides([93, 57], [21, 19, 40]), 'notArrived'],
    ['the sub-account used as much as came', 'allocate', sides([80, 50], [30, 30, 60]), 'arrived'],
    ['an order came meanwhile, it arrived', 'allocate', sides([580, 50], [50, 10, 60]), 'arrived'],
    [
      'an order came meanwhile, it did not',
      'allocate',
      sides([600, 50], [30, 10, 40]),
      'notArrived',
    ],
    ['usage is counted late, it arrived', 'allocate', sides([80, 50], [45, 10, 60]), 'arrived'],
    ['usage is counted late, it did not', 'allocate', sides([100, 50], [25, 10, 40]), 'notArrived'],
    ['another amount came too', 'allocate', sides([50, 50], [80, 10, 90]), 'unknown'],
    ['only the main account moved', 'allocate', sides([80, 50], [30, 10, 40]), 'unknown'],
    ['it came back', 'recycle', sides([120, 50], [10, 10, 20]), 'arrived'],
    ['it did not come back', 'recycle', BEFORE, 'notArrived'],
    ['it came back, both sides used some', 'recycle', sides([117, 53], [4, 16, 20]), 'arrived'],
    [
      'allocated is counted for good, it came back',
      'recycle',
      sides([120, 50], [10, 10, 40]),
      'arrived',
    ],
    ['allocated for good, and an order came', 'recycle', sides([620, 50], [10, 10, 40]), 'unknown'],
    ['as much expired at the sub-account', 'recycle', sides([100, 50], [10, 10, 20]), 'unknown'],
  ] as const)('%s: %s', (_, action, after, outcome) => {
    expect(moveOutcome({ action, amount: 20, before: BEFORE }, after)).toBe(outcome);
  });

  it('is found out whatever both sides use meanwhile', () => {
    const bytes = fc.integer({ min: 1, max: 10 ** 12 });
    fc.assert(
      fc.property(
        fc.constantFrom('allocate' as const, 'recycle' as const),
        fc.boolean(),
        bytes,
        fc.tuple(bytes, bytes, bytes, bytes),
        fc.tuple(fc.nat({ max: 1000 }), fc.nat({ max: 1000 })),
        (action, arrives, amount, [mainLeft, mainUsed, subLeft, subUsed], [byMain, bySub]) => {
          const before = sides([mainLeft, mainUsed], [subLeft, subUsed, subLeft + subUsed]);
          const toSub = arrives ? (action === 'allocate' ? amount : -amount) : 0;
          const after = sides(
            [mainLeft - toSub - byMain, mainUsed + byMain],
            [subLeft + toSub - bySub, subUsed + bySub, subLeft + subUsed + toSub],
          );
          expect(moveOutcome({ action, amount, before }, after)).toBe(
            arrives ? 'arrived' : 'notArrived',
          );
        },
      ),
    );
  });
});

/**
 * How the backend takes a move. "lostLate" has its effect after it was given up; "lostAnswered" was made, and its answer does not say
 * so; "held" is answered later, with or without its effect.
 */
type Taken =
  | 'made'
  | 'refused'
  | 'lostBefore'
  | 'lostAfter'
  | 'lostLate'
  | 'lostAnswered'
  | 'heldMade'
  | 'heldRefused'
  | 'heldLost';
const TAKEN: readonly Taken[] = [
  'made',
  'refused',
  'lostBefore',
  'lostAfter',
  'lostLate',
  'lostAnswered',
  'heldMade',
  'heldRefused',
  'heldLost',
];
const LIMITLESS = 0;
/** Later no call that was given up takes effect, in seconds. */
const LATEST = 14;

/** The backend's figures, the customer's one dialog at a time, and what became of every move in truth. */
class World {
  state: MoveState = NO_MOVE;
  sides = sides([1000, 0], [500, 0, 500]);
  held: { readonly move: SentMove; readonly taken: Taken } | null = null;
  /** Seconds. */
  time = 1000;
  /** A reading whose answer is under way: another page of the portal may have asked for it. */
  asked: Reading | null = null;
  /** A move that was given up and takes effect at a time. */
  late: { readonly move: SentMove; readonly at: number } | null = null;
  /** Every move that was sent, in order. */
  readonly sent: { readonly move: SentMove; isMade: boolean }[] = [];

  note(event: MoveEvent): void {
    this.state = nextMove(this.state, event);
  }

  get last() {
    return this.sent.at(-1);
  }

  private make({ action, amount }: SentMove): void {
    const { main, sub } = this.sides;
    const toSub = action === 'allocate' ? amount : -amount;
    this.sides = sides(
      [main.trafficLeft - toSub, main.trafficUsed],
      [sub.trafficLeft + toSub, sub.trafficUsed, sub.allocatedTraffic + toSub],
    );
    const { last } = this;
    if (last) last.isMade = true;
  }

  /** The backend reads as soon as it is asked: whatever happens until the answer comes is not in it. */
  get reading(): Reading {
    return { sides: this.sides, askedAt: this.time };
  }

  ask(): void {
    this.asked ??= this.reading;
  }

  /** The answer of a reading comes: what the portal says then, and whether that is true. */
  hear(reading = this.asked): void {
    if (reading === this.asked) this.asked = null;
    if (reading === null) return;
    const outcome = openOutcome(this.state, reading);
    if (outcome === 'arrived') expect(this.last?.isMade).toBe(true);
    if (outcome === 'notArrived') expect([this.last?.isMade, this.late]).toEqual([false, null]);
    // Nothing but usage happens beside the moves: figures decide as soon as no effect can come any more.
    if (this.state.kind === 'lost' && reading.askedAt > this.state.loss.at + LATEST)
      expect(outcome).not.toBe('unknown');
    this.note({ kind: 'read', reading });
  }

  /** The answer of the reading before a move takes some seconds. */
  click(action: 'allocate' | 'recycle', amount: number, taken: Taken, seconds: number): void {
    const { reading } = this;
    this.pass(seconds);
    const { main, sub } = reading.sides;
    const isFree = mayMove(this.state, reading);
    this.hear(reading);
    if (!isFree) return;
    const limited = { ...sub, trafficLimit: LIMITLESS };
    if (previewAllocation(action, amount, main.trafficLeft, limited).problem) return;
    const move: SentMove = { action, amount, before: reading.sides };
    // A move whose answer was lost and that was made is never followed unseen by another.
    expect(this.state.kind !== 'none' && this.last?.isMade).toBe(false);
    expect(this.held).toBeNull();
    this.note({ kind: 'sent', move });
    this.sent.push({ move, isMade: false });
    if (taken.startsWith('held')) this.held = { move, taken };
    else this.answer(move, taken);
  }

  answer(move: SentMove, taken: Taken): void {
    if (taken === 'lostLate') this.late = { move, at: this.time + LATEST };
    else if (!['refused', 'lostBefore', 'heldRefused'].includes(taken)) this.make(move);
    const isLost = taken.startsWith('lost') || taken === 'heldLost';
    const loss = { at: this.time, hasAnswer: taken === 'lostAnswered' };
    this.note(isLost ? { kind: 'lost', loss } : { kind: 'answered' });
  }

  pass(seconds: number): void {
    this.time += seconds;
    if (!this.late || this.time < this.late.at) return;
    this.make(this.late.move);
    this.late = null;
  }

  answerHeld(): void {
    if (!this.held) return;
    const { move, taken } = this.held;
    this.held = null;
    this.answer(move, taken);
  }

  use(byMain: number, bySub: number): void {
    const { main, sub } = this.sides;
    const ofMain = Math.min(byMain, main.trafficLeft);
    const ofSub = Math.min(bySub, sub.trafficLeft);
    this.sides = sides(
      [main.trafficLeft - ofMain, main.trafficUsed + ofMain],
      [sub.trafficLeft - ofSub, sub.trafficUsed + ofSub, sub.allocatedTraffic],
    );
  }
}

describe('moves one after the other', () => {
  const bytes = fc.integer({ min: 1, max: 300 });
  const deeds = fc.oneof(
    fc.record({
      do: fc.constant('click' as const),
      action: fc.constantFrom('allocate' as const, 'recycle' as const),
      amount: bytes,
      taken: fc.constantFrom(...TAKEN),
      seconds: fc.nat({ max: 20 }),
    }),
    fc.record({ do: fc.constant('use' as const), byMain: bytes, bySub: bytes }),
    fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 20 }) }),
    fc.constantFrom({ do: 'ask' as const }, { do: 'hear' as const }, { do: 'answerHeld' as const }),
  );

  it('what is said of a move is so, none is sent over one that is open, and none stays open for ever', () => {
    const counts: Record<string, number> = {};
    fc.assert(
      fc.property(fc.array(deeds, { minLength: 20, maxLength: 60 }), (all) => {
        const world = new World();
        for (const one of all) {
          if (one.do === 'click') {
            const before = world.sent.length;
            world.click(one.action, one.amount, one.taken, one.seconds);
            if (world.sent.length > before) counts[one.taken] = (counts[one.taken] ?? 0) + 1;
          } else if (one.do === 'use') world.use(one.byMain, one.bySub);
          else if (one.do === 'pass') world.pass(one.seconds);
          else world[one.do]();
          if (world.held) {
            expect(openOutcome(world.state, world.reading)).toBe('unknown');
            expect(mayMove(world.state, world.reading)).toBe(false);
          }
        }
        world.answerHeld();
        world.pass(LATEST + 1);
        world.hear(world.reading);
        expect(mayMove(world.state, world.reading)).toBe(true);
      }),
      { numRuns: 1000 },
    );
    // Every way of the backend was met, often.
    for (const taken of TAKEN) expect(counts[taken]).toBeGreaterThan(100);
  });

  it.each([
    ['no answer', false, 114, 'unknown'],
    ['no answer', false, 115, 'notArrived'],
    ['an answer that says nothing', true, 101, 'notArrived'],
    ['an answer that says nothing', true, 100, 'unknown'],
  ] as const)(
    'lost at 100 with %s (%p), nothing moved when asked at %p: %s',
    (_, hasAnswer, askedAt, outcome) => {
      const sent: SentMove = { action: 'allocate', amount: 20, before: BEFORE };
      const state: MoveState = { kind: 'lost', sent, loss: { at: 100, hasAnswer } };
      expect(openOutcome(state, { sides: BEFORE, askedAt })).toBe(outcome);
    },
  );

  it('nothing is sent for a sub-account that is not listed any more', () => {
    expect(mayMove(NO_MOVE, null)).toBe(false);
  });
});
