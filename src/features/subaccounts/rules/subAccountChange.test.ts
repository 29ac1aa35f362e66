/** Many changes one after the other, in two tabs and past reloads: `../change/lastChangesModel.test.ts`. */
import { CODE } from '@/api/contract/codes';
import { BackendError, ContractError, NotSentError, TransportError } from '@/api/contract/errors';
import { LONGEST_SENDING } from '@/lib/callTimeout';
import { tableOf } from '../../../../tests/support/documents';
import {
  type AccountFacts,
  applyChangeEvent,
  type ChangeEvent,
  canSendChange,
  eventOfFailure,
  isFoundSince,
  KEPT_FOR,
  type LastChange,
  type Moment,
  mayDecide,
  NO_CHANGE,
  outcomeOfLastChange,
  type SentChange,
  unansweredChange,
} from './subAccountChange';

type Facts = Omit<AccountFacts, 'askedAt'>;

/** A time of one document, in seconds. */
const moment = (time: number): Moment => ({ document: 'd', uptime: time, time });
const ID = 'one';

/** Left and used of the main account; left, used and allocated of the sub-account, null when it is not listed. */
const facts = (
  main: readonly [number, number],
  sub: readonly [number, number, number] | null,
): Facts => ({
  main: { trafficLeft: main[0], trafficUsed: main[1] },
  sub: sub && { trafficLeft: sub[0], trafficUsed: sub[1], allocatedTraffic: sub[2] },
});

const outcomeOf = outcomeOfLastChange;

const LISTED = facts([100, 50], [30, 10, 40]);
const MOVED = facts([80, 50], [50, 10, 60]);
const GONE = facts([130, 50], null);
const { main, sub } = LISTED;
if (sub === null) throw new Error('it is listed');
const MOVE = { action: 'allocate', amount: 20, before: { main, sub } } as const;
const DELETION: SentChange = { action: 'delete' };

describe('what a reading says of a change that was lost at 100 s', () => {
  it.each([
    ['a move, nothing moved', false, 114, 'unknown', MOVE, LISTED],
    ['a move, nothing moved', false, 115, 'notArrived', MOVE, LISTED],
    ['a move, nothing moved', true, 101, 'notArrived', MOVE, LISTED],
    ['a move, nothing moved', true, 100, 'unknown', MOVE, LISTED],
    ['a move, not listed', true, 200, 'unknown', MOVE, GONE],
  ] as const)(
    '%s, an answer: %p, asked for at %p s: %s',
    (_, isCallOver, askedAt, outcome, sent, read) => {
      const loss = { at: moment(100), isCallOver };
      const open = { kind: 'lost', id: ID, sent, at: moment(90), loss } as const;
      expect(outcomeOf(open, { ...read, askedAt: moment(askedAt) })).toBe(outcome);
      expect(outcomeOf(open, null)).toBe('unknown');
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

describe('the last change', () => {
  const UNDER_WAY = { kind: 'underWay', id: ID, sent: MOVE, at: moment(90) } as const;
  const LOSS = { at: moment(100), isCallOver: false };
  const LOST = { ...UNDER_WAY, kind: 'lost', loss: LOSS } as const;
  const ARRIVED = { ...UNDER_WAY, kind: 'arrived', foundAt: moment(120) } as const;
  const next = (open: LastChange, event: ChangeEvent) => applyChangeEvent(open, event);
  const reading = (read: Facts, askedAt: number): AccountFacts => ({
    ...read,
    askedAt: moment(askedAt),
  });
  const over = (id: string): ChangeEvent => ({ kind: 'over', id });
  const lost = (id: string): ChangeEvent => ({ kind: 'lost', id, loss: LOSS });
  const decided = (isMade: boolean, id = ID): ChangeEvent => ({
    kind: 'decided',
    id,
    isMade,
    at: moment(120),
  });
  const shown = (read: Facts, askedAt: number): ChangeEvent => ({
    kind: 'read',
    facts: reading(read, askedAt),
  });

  it.each<readonly [string, LastChange, ChangeEvent, LastChange]>([
    ['is under way', NO_CHANGE, { kind: 'sent', id: ID, sent: MOVE, at: moment(90) }, UNDER_WAY],
    ['is none once it is answered', UNDER_WAY, over(ID), NO_CHANGE],
    ['is lost with its answer', UNDER_WAY, lost(ID), LOST],
    ['hears no answer of another', UNDER_WAY, over('two'), UNDER_WAY],
    ['hears no loss of another', UNDER_WAY, lost('two'), UNDER_WAY],
    ['hears no loss when there is none', NO_CHANGE, lost(ID), NO_CHANGE],
    ['is made, as the customer says', LOST, decided(true), ARRIVED],
    ['was not made, as the customer says', LOST, decided(false), NO_CHANGE],
    ['is not decided by what is said of another', LOST, decided(true, 'two'), LOST],
    ['has arrived by a reading', LOST, shown(MOVED, 120), ARRIVED],
    ['stays lost by a reading that does not show it', LOST, shown(LISTED, 120), LOST],
    ['is none when nothing was sent', NO_CHANGE, shown(LISTED, 120), NO_CHANGE],
    ['has arrived once and for all', ARRIVED, shown(MOVED, 130), ARRIVED],
    ['has arrived before its sender gave up', ARRIVED, lost(ID), ARRIVED],
    ['has arrived whatever is said later', ARRIVED, decided(false), ARRIVED],
    ['is none after 24 hours', LOST, shown(LISTED, 90 + KEPT_FOR), NO_CHANGE],
    ['is there until then', LOST, shown(LISTED, 89 + KEPT_FOR), LOST],
    ['is none by a clock that was far ahead', LOST, shown(LISTED, 90 - KEPT_FOR), NO_CHANGE],
    [
      'is under way for as long as its own document says so',
      UNDER_WAY,
      shown(LISTED, 9000),
      UNDER_WAY,
    ],
  ])('%s', (_, open, event, expected) => expect(next(open, event)).toEqual(expected));

  it.each([
    [new TransportError('auth.passdelete', 'network'), false],
    [new ContractError('auth.passdelete', 'data'), true],
    [new BackendError('auth.passdelete', 50_000, ''), true],
    [new BackendError('auth.passdelete', CODE.parameterWrong, ''), null],
    [new NotSentError('auth.passdelete', 'network'), null],
  ])('is lost or over by a failed call: %p, whose work is over: %p', (error, isCallOver) => {
    const loss = isCallOver === null ? null : { at: LOSS.at, isCallOver };
    const event = loss ? { kind: 'lost', id: ID, loss } : over(ID);
    expect(eventOfFailure(ID, error, LOSS.at)).toEqual(event);
  });

  it('of another document is lost when no sending takes so long', () => {
    const open = { ...UNDER_WAY, at: { ...moment(90), document: 'other' } };
    const lostAt = 90 + LONGEST_SENDING;
    // Two documents may differ by 2 s about the time.
    expect(next(open, shown(LISTED, lostAt + 1))).toEqual(open);
    const lostThere = { ...LOST, at: open.at };
    expect(next(lostThere, shown(LISTED, lostAt + 2))).toEqual(lostThere);
    const loss = { at: { document: '', uptime: 0, time: lostAt }, isCallOver: false };
    expect(next(open, shown(LISTED, lostAt + 2))).toEqual({ ...open, kind: 'lost', loss });
  });

  it('that has arrived lets another follow by a later reading, and is found since then', () => {
    expect(outcomeOf(ARRIVED, reading(LISTED, 110))).toBe('arrived');
    expect(outcomeOf(NO_CHANGE, reading(LISTED, 110))).toBeNull();
    expect(outcomeOf(UNDER_WAY, reading(MOVED, 110))).toBe('unknown');
    expect([120, 121].map((at) => canSendChange(ARRIVED, reading(MOVED, at)))).toEqual([
      false,
      true,
    ]);
    expect([120, 121].map((at) => isFoundSince(ARRIVED, moment(at)))).toEqual([true, false]);
    expect(isFoundSince(LOST, moment(0))).toBe(false);
    // A lost one that is seen to be made needs no waiting; one that is not may still be made for as long as a call takes.
    expect(outcomeOf(LOST, reading(MOVED, 101))).toBe('arrived');
    expect([114, 115].map((at) => canSendChange(LOST, reading(LISTED, at)))).toEqual([false, true]);
  });

  it('is decided by the customer 60 s after sending, when no reading can decide it', () => {
    const may = (open: LastChange, read: Facts, at: number) => mayDecide(open, reading(read, at));
    const UNDECIDED = facts([80, 50], [30, 10, 40]);
    expect([149, 150].map((at) => may(LOST, UNDECIDED, at))).toEqual([false, true]);
    const late = { ...LOST, loss: { at: moment(140), isCallOver: false } };
    expect([154, 155].map((at) => may(late, UNDECIDED, at))).toEqual([false, true]);
    expect([UNDER_WAY, ARRIVED, NO_CHANGE].map((open) => may(open, UNDECIDED, 200))).toEqual([
      false,
      false,
      false,
    ]);
    expect([LISTED, MOVED].map((read) => may(LOST, read, 200))).toEqual([false, false]);
  });

  it('is told to its dialog with both readings where they do not decide it', () => {
    const UNDECIDED = facts([80, 50], [30, 10, 40]);
    const told = (open: LastChange, read: Facts) => unansweredChange(open, reading(read, 200));
    const move = { kind: 'move', state: 'unknown', undecided: null };
    const undecided = {
      ...{ changeId: ID, amount: 20, before: MOVE.before, current: UNDECIDED, mayDecide: true },
    };
    expect(told(NO_CHANGE, LISTED)).toBeNull();
    expect(told(LOST, UNDECIDED)).toEqual({ ...move, undecided });
    expect(told(LOST, MOVED)).toEqual({ ...move, state: 'arrived' });
    expect(told(LOST, GONE)).toEqual(move);
    expect(unansweredChange(UNDER_WAY, null)).toEqual({ ...move, state: 'underWay' });
  });
});

/** The last change in each row of docs/changes.md "When the answer of a deletion is lost", of which another reader is the document 'd'. */
describe('the dialog of a deletion that was not made', () => {
  const sentBy = (document: string) =>
    ({ id: ID, sent: DELETION, at: { ...moment(0), document } }) as const;
  const lostBy = (document: string, isCallOver = false): LastChange => {
    const loss = { at: { ...moment(0), document }, isCallOver };
    return { ...sentBy(document), kind: 'lost', loss };
  };
  const CHANGES: readonly LastChange[] = [
    lostBy('d'),
    lostBy('d', true),
    lostBy('other'),
    lostBy('other', true),
    { ...sentBy('other'), kind: 'underWay' },
  ];
  const { head, rows } = tableOf('docs/changes.md', 'a reading says, from this second on');
  const states = head.map((cell) => /`(.*)`/.exec(cell)?.[1] ?? '');
  it.each(rows.map((cells, index) => [cells[0], cells, CHANGES[index]] as const))(
    '%s: says what docs/changes.md says',
    (_, cells, kept = NO_CHANGE) => {
      const said: Record<string, string> = {};
      for (let at = 0; at < 100; at++) {
        // A reading is asked for after the loss, never in the same instant.
        const told = unansweredChange(kept, { ...LISTED, askedAt: moment(at + 0.5) });
        said[String(told?.state)] ??= `${at}`;
      }
      const written = states.flatMap((state, index) =>
        state && cells[index] ? [[state, cells[index]]] : [],
      );
      expect(said).toEqual(Object.fromEntries(written));
      const made = unansweredChange(kept, { ...GONE, askedAt: moment(0) });
      expect(made).toEqual({ kind: 'delete', state: 'arrived', undecided: null });
    },
  );
});
