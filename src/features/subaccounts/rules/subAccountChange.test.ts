import fc from 'fast-check';
import { previewAllocation } from './allocation';
import {
  type AccountFacts,
  applyChangeEvent,
  type ChangeEvent,
  canSendChange,
  type Moment,
  NO_CHANGE,
  type OpenChange,
  outcomeOfOpenChange,
  type SentChange,
} from './subAccountChange';

/** A time of one document, in seconds. */
const moment = (time: number): Moment => ({ document: 'd', uptime: time, time });
const ID = 'one';

/** Left and used of the main account; left, used and allocated of the sub-account, null when it is not listed. */
const facts = (
  main: readonly [number, number],
  sub: readonly [number, number, number] | null,
): Omit<AccountFacts, 'askedAt'> => ({
  main: { trafficLeft: main[0], trafficUsed: main[1] },
  sub: sub && { trafficLeft: sub[0], trafficUsed: sub[1], allocatedTraffic: sub[2] },
});

/**
 * How the backend takes a change. "lostLate" has its effect after it was given up; "lostAnswered" was made, and its answer does not say
 * so; "held" is answered later, with or without its effect; "early" is made at once and answered later.
 */
const TAKEN = [
  'made',
  'refused',
  'lostBefore',
  'lostAfter',
  'lostLate',
  'lostAnswered',
  'heldMade',
  'heldRefused',
  'heldLost',
  'earlyMade',
  'earlyLost',
] as const;
type Taken = (typeof TAKEN)[number];
type Action = SentChange['action'];

type Deed =
  | {
      readonly do: 'click';
      readonly action: Action;
      /** Bytes; a deletion has none. */
      readonly amount: number;
      readonly taken: Taken;
      /** How long the reading before the change takes. */
      readonly seconds: number;
    }
  | { readonly do: 'use'; readonly byMain: number; readonly bySub: number }
  | { readonly do: 'pass'; readonly seconds: number }
  | { readonly do: 'ask' | 'hear' | 'answerHeld' };

const LIMITLESS = 0;
/** Later no call that was given up takes effect, in seconds. */
const LATEST = 14;

/** The backend's figures, the customer's one dialog at a time, and what became of every change in truth. */
class World {
  state: OpenChange = NO_CHANGE;
  facts = facts([1000, 0], [500, 0, 500]);
  held: { readonly change: SentChange; readonly taken: Taken } | null = null;
  /** Seconds. */
  time = 1000;
  /** A reading whose answer is under way: another page of the portal may have asked for it. */
  asked: AccountFacts | null = null;
  /** A change that was given up and takes effect at a time. */
  late: { readonly change: SentChange; readonly at: number } | null = null;
  /** Every change that was sent, in order. */
  readonly sent: { readonly change: SentChange; readonly taken: Taken; isMade: boolean }[] = [];

  note(event: ChangeEvent): void {
    this.state = applyChangeEvent(this.state, event);
  }

  get last() {
    return this.sent.at(-1);
  }

  private make(change: SentChange): void {
    const { main, sub } = this.facts;
    // No traffic comes to a sub-account that is deleted, and none is deleted twice.
    if (sub === null) throw new Error(`${change.action} of a sub-account that is deleted`);
    const { last } = this;
    if (last) last.isMade = true;
    if (change.action === 'delete') {
      this.facts = facts([main.trafficLeft + sub.trafficLeft, main.trafficUsed], null);
      return;
    }
    const toSub = change.action === 'allocate' ? change.amount : -change.amount;
    this.facts = facts(
      [main.trafficLeft - toSub, main.trafficUsed],
      [sub.trafficLeft + toSub, sub.trafficUsed, sub.allocatedTraffic + toSub],
    );
  }

  /** The backend reads as soon as it is asked: whatever happens until the answer comes is not in it. */
  get reading(): AccountFacts {
    return { ...this.facts, askedAt: moment(this.time) };
  }

  ask(): void {
    this.asked ??= this.reading;
  }

  /** The answer of a reading comes: what the portal says then, and whether that is true. */
  hear(reading = this.asked): void {
    if (reading === this.asked) this.asked = null;
    if (reading === null) return;
    const outcome = outcomeOfOpenChange(this.state, reading);
    if (outcome === 'arrived') expect(this.last?.isMade).toBe(true);
    if (outcome === 'notArrived') expect([this.last?.isMade, this.late]).toEqual([false, null]);
    // Nothing but usage happens beside the changes: a reading decides as soon as no effect can come any more.
    if (this.state.kind === 'lost' && reading.askedAt.time > this.state.loss.at.time + LATEST)
      expect(outcome).not.toBe('unknown');
    this.note({ kind: 'read', reading });
  }

  /** The answer of the reading before a change takes some seconds. */
  click(action: Action, amount: number, taken: Taken, seconds: number): void {
    const { reading } = this;
    this.pass(seconds);
    const { main, sub } = reading;
    const isFree = canSendChange(this.state, reading);
    this.hear(reading);
    if (!isFree || sub === null) return;
    if (action === 'delete') {
      this.send({ action }, taken);
      return;
    }
    const limited = { ...sub, trafficLimit: LIMITLESS };
    if (previewAllocation(action, amount, main.trafficLeft, limited).problem) return;
    this.send({ action, amount, before: { main, sub } }, taken);
  }

  private send(change: SentChange, taken: Taken): void {
    // A change whose answer was lost and that was made is never followed unseen by another.
    const isOpen = this.state.kind === 'underWay' || this.state.kind === 'lost';
    expect(isOpen && this.last?.isMade).toBe(false);
    expect(this.held).toBeNull();
    this.note({ kind: 'sent', id: ID, change, at: moment(this.time) });
    this.sent.push({ change, taken, isMade: false });
    if (taken.startsWith('early')) this.make(change);
    if (/^(held|early)/.test(taken)) this.held = { change, taken };
    else this.answer(change, taken);
  }

  private answer(change: SentChange, taken: Taken): void {
    const isMadeNow = ['made', 'lostAfter', 'lostAnswered', 'heldMade', 'heldLost'].includes(taken);
    if (taken === 'lostLate') this.late = { change, at: this.time + LATEST };
    else if (isMadeNow) this.make(change);
    const isLost = /^lost|Lost$/.test(taken);
    const loss = { at: moment(this.time), hasAnswer: taken === 'lostAnswered' };
    this.note(isLost ? { kind: 'lost', id: ID, loss } : { kind: 'answered', id: ID });
  }

  pass(seconds: number): void {
    this.time += seconds;
    if (!this.late || this.time < this.late.at) return;
    this.make(this.late.change);
    this.late = null;
  }

  answerHeld(): void {
    if (!this.held) return;
    const { change, taken } = this.held;
    this.held = null;
    this.answer(change, taken);
  }

  use(byMain: number, bySub: number): void {
    const { main, sub } = this.facts;
    const ofMain = Math.min(byMain, main.trafficLeft);
    const ofSub = Math.min(bySub, sub?.trafficLeft ?? 0);
    this.facts = facts(
      [main.trafficLeft - ofMain, main.trafficUsed + ofMain],
      sub && [sub.trafficLeft - ofSub, sub.trafficUsed + ofSub, sub.allocatedTraffic],
    );
  }
}

/** Plays what a customer and the backend do, and checks what the portal says meanwhile and at the end. */
function play(deeds: readonly Deed[]): World {
  const world = new World();
  for (const one of deeds) {
    if (one.do === 'click') world.click(one.action, one.amount, one.taken, one.seconds);
    else if (one.do === 'use') world.use(one.byMain, one.bySub);
    else if (one.do === 'pass') world.pass(one.seconds);
    else world[one.do]();
    if (world.held) {
      // A missing sub-account proves its deletion without an answer.
      const outcome = world.reading.sub === null ? 'arrived' : 'unknown';
      expect(outcomeOfOpenChange(world.state, world.reading)).toBe(outcome);
      expect(canSendChange(world.state, world.reading)).toBe(false);
    }
  }
  world.answerHeld();
  world.pass(LATEST + 1);
  world.hear(world.reading);
  // The next reading is requested later than the one that showed an arrival.
  world.pass(1);
  const isDeleted = world.facts.sub === null;
  expect(canSendChange(world.state, world.reading)).toBe(!isDeleted);
  if (isDeleted) expect(['none', 'arrived']).toContain(world.state.kind);
  return world;
}

function deedsOf(...actions: readonly [Action, ...Action[]]): fc.Arbitrary<Deed[]> {
  const bytes = fc.integer({ min: 1, max: 300 });
  const deed: fc.Arbitrary<Deed> = fc.oneof(
    fc.record({
      do: fc.constant('click' as const),
      action: fc.constantFrom(...actions),
      amount: bytes,
      taken: fc.constantFrom(...TAKEN),
      seconds: fc.nat({ max: 20 }),
    }),
    fc.record({ do: fc.constant('use' as const), byMain: bytes, bySub: bytes }),
    fc.record({ do: fc.constant('pass' as const), seconds: fc.integer({ min: 1, max: 20 }) }),
    fc.constantFrom({ do: 'ask' as const }, { do: 'hear' as const }, { do: 'answerHeld' as const }),
  );
  return fc.array(deed, { minLength: 20, maxLength: 60 });
}

/** Plays many worlds. How often each way of the backend was met, by what was sent: moves or deletions. */
function playMany(numRuns: number, deeds: fc.Arbitrary<Deed[]>) {
  const counts: Record<'move' | 'delete', Record<string, number>> = { move: {}, delete: {} };
  fc.assert(
    fc.property(deeds, (all) => {
      for (const { change, taken } of play(all).sent) {
        const count = counts[change.action === 'delete' ? 'delete' : 'move'];
        count[taken] = (count[taken] ?? 0) + 1;
      }
    }),
    { numRuns },
  );
  return counts;
}

describe('changes of a sub-account one after the other', () => {
  it('moves: what is said of one is so, none is sent over one that is open, and none stays open for ever', () => {
    const counts = playMany(1000, deedsOf('allocate', 'recycle'));
    // Every way of the backend was met, often.
    for (const taken of TAKEN) expect(counts.move[taken]).toBeGreaterThan(100);
  });

  it('moves and the deletion: likewise, and no traffic comes to a sub-account that is deleted', () => {
    // More runs: in most of them the sub-account is deleted before the end.
    const counts = playMany(2000, deedsOf('allocate', 'recycle', 'delete'));
    for (const taken of TAKEN) {
      expect(counts.move[taken]).toBeGreaterThan(80);
      expect(counts.delete[taken]).toBeGreaterThan(80);
    }
  });

  it('a reading asked for at the very second in which a move was sent and lost says nothing of it', () => {
    const move = (taken: Taken): Deed => ({
      do: 'click',
      action: 'allocate',
      amount: 1,
      taken,
      seconds: 0,
    });
    const second: Deed = { do: 'pass', seconds: 1 };
    const ask: Deed = { do: 'ask' };
    const hear: Deed = { do: 'hear' };
    const use: Deed = { do: 'use', byMain: 1, bySub: 1 };
    const made = move('made');
    // As fast-check found it in CI.
    const { sent } = play([
      ...[made, made, made, second, second, ask, ask, ask, ask],
      ...[move('lostAnswered'), hear, ask, use, made, ask, use],
      ...[made, second, second, made],
    ]);
    expect(sent.map(({ isMade }) => isMade)).not.toContain(false);
  });
});

describe('what a reading says of a change that was lost at 100 s', () => {
  const LISTED = facts([100, 50], [30, 10, 40]);
  const GONE = facts([130, 50], null);
  const { main, sub } = LISTED;
  if (sub === null) throw new Error('it is listed');
  const MOVE: SentChange = { action: 'allocate', amount: 20, before: { main, sub } };
  const DELETION: SentChange = { action: 'delete' };

  it.each([
    ['a move, nothing moved', false, 114, 'unknown', MOVE, LISTED],
    ['a move, nothing moved', false, 115, 'notArrived', MOVE, LISTED],
    ['a move, nothing moved', true, 101, 'notArrived', MOVE, LISTED],
    ['a move, nothing moved', true, 100, 'unknown', MOVE, LISTED],
    ['a move, not listed', true, 200, 'unknown', MOVE, GONE],
    ['a deletion, listed', false, 114, 'unknown', DELETION, LISTED],
    ['a deletion, listed', false, 115, 'notArrived', DELETION, LISTED],
    ['a deletion, listed', true, 101, 'notArrived', DELETION, LISTED],
    ['a deletion, listed', true, 100, 'unknown', DELETION, LISTED],
    ['a deletion, not listed', false, 101, 'arrived', DELETION, GONE],
    ['a deletion, not listed', false, 99, 'arrived', DELETION, GONE],
  ] as const)(
    '%s, an answer: %p, asked for at %p s: %s',
    (_, hasAnswer, askedAt, outcome, sent, read) => {
      const loss = { at: moment(100), hasAnswer };
      const open = { kind: 'lost', id: ID, sent, at: moment(90), loss } as const;
      expect(outcomeOfOpenChange(open, { ...read, askedAt: moment(askedAt) })).toBe(outcome);
      expect(outcomeOfOpenChange(open, null)).toBe('unknown');
    },
  );

  it('nothing is sent for a sub-account that is not listed any more, nor over a change whose outcome is not known', () => {
    expect(canSendChange(NO_CHANGE, { ...LISTED, askedAt: moment(1) })).toBe(true);
    expect(canSendChange(NO_CHANGE, { ...GONE, askedAt: moment(1) })).toBe(false);
    for (const sent of [MOVE, DELETION])
      expect(
        canSendChange(
          { kind: 'underWay', id: ID, sent, at: moment(0) },
          { ...LISTED, askedAt: moment(1) },
        ),
      ).toBe(false);
  });
});
