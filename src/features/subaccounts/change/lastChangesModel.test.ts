/**
 * Random changes of a sub-account in two tabs of a browser, with reloads, lost answers and wrong clocks. A failure prints its seed:
 * `CHANGES_SEED=… npx jest lastChangesModel --selectProjects rules` plays the same again.
 */
import fc from 'fast-check';
import { CODE } from '@/api/contract/codes';
import { BackendError, TransportError } from '@/api/contract/errors';
import type { CustomerRows } from '@/lib/browser/storage/customerRows';
import { createSharedRows } from '@/lib/browser/storage/sharedRows';
import type { TabChannel } from '@/lib/browser/tabs/tabChannel';
import { randomUuid } from '@/lib/random';
import { event } from '../../../../tests/support/world/modelEvent';
import { previewMove } from '../rules/movePreview';
import {
  canSendChange,
  KEPT_FOR,
  type Moment,
  mayDecide,
  outcomeOfLastChange,
  type SentChange,
} from '../rules/subAccountChange';
import {
  createLastChanges,
  type LastChangeRow,
  type LastChanges,
  type LastChangesPorts,
} from './lastChanges';

const CUSTOMER = 'c1';
const OTHER = 'c2';
const SUB = 's1';
/** A change by somebody else, of which no figure looks like a change of this customer. */
const DISTURBANCE = 1_000_003;
/** Seconds by which two tabs differ about the service's clock, at most. */
const CLOCKS_APART = 1.9;
/** A call is given up after 15 s, and may take effect for as long. */
const LATEST = 14.9;
/** A call may wait as long for a refresh of the session before it leaves. */
const LAST_EFFECT = 4 * LATEST;
/** The customer is asked no earlier after sending; by then late figures have arrived. */
const ASKED_FROM = 60;

const TAKEN = [
  'made',
  'refused',
  'lostBefore',
  'lostAfter',
  'lostLate',
  'lostAnswered',
  'heldMade',
  'heldLost',
] as const;
type Taken = (typeof TAKEN)[number];
type TabAt = 0 | 1;

type Click = Extract<Deed, { do: 'click' }>;
type Deed =
  | {
      readonly do: 'click';
      readonly tab: TabAt;
      readonly action: SentChange['action'];
      readonly amount: number;
      readonly taken: Taken;
      /** How long the reading before it takes. */
      readonly seconds: number;
      /** How much longer its answer takes than that of another tab, which clicks at the same time. */
      readonly lag: number;
      /** How long the answer of a held call takes; infinite in a tab that the browser has frozen. */
      readonly heldFor: number;
    }
  | { readonly do: 'look' | 'reload' | 'answerHeld' | 'beOther'; readonly tab: TabAt }
  | { readonly do: 'pass'; readonly seconds: number }
  /** The customer clicks in both tabs at once. */
  | {
      readonly do: 'clickBoth';
      readonly amounts: readonly [number, number];
      readonly taken: Taken;
      readonly lag: number;
    }
  | { readonly do: 'use' | 'disturb' };

interface SentCall {
  readonly change: SentChange;
  isMade: boolean;
  /** When it takes effect; null when it does not any more. */
  lateAt: number | null;
  /** The portal has told what became of it, or the customer has. */
  isResolved: boolean;
  readonly at: number;
}

/** Whatever waits for nothing but other promises goes on. */
async function turns(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
}
/** Returns the last change as a tab reads it now. */
async function openNow({ open }: Tab) {
  await open.rows.load(CUSTOMER);
  return open.changeOf(CUSTOMER, SUB);
}
const never = () => new Promise<never>(() => undefined);

/** The state that all tabs share. */
class Browser {
  readonly rows = new Map<string, LastChangeRow>();
  readonly held = new Set<string>();
  readonly heard = new Map<Tab, (customer: string) => void>();
}

class Tab {
  readonly name = randomUuid();
  readonly open: LastChanges;
  isAlive = true;
  /** The service's date is known once an answer has arrived; before, the device's clock, which is wrong. */
  knowsDate = false;
  /** Answers the call under way. */
  answer: (() => Promise<void>) | null = null;
  answeredAt = 0;
  private readonly holds = new Set<string>();
  private steps = 0;

  constructor(
    private readonly browser: Browser,
    private readonly world: World,
    private readonly startedAt: number,
    /** Seconds by which this tab's idea of the service's clock is ahead: dates have whole seconds. */
    readonly ahead: number,
  ) {
    this.open = createLastChanges(this.ports());
    void this.open.rows.load(CUSTOMER);
  }

  now(): Moment {
    this.steps += 1;
    const uptime = this.world.time - this.startedAt + this.steps * 1e-6;
    const wrong = this.knowsDate ? this.ahead : this.world.deviceError;
    return { document: this.name, uptime, time: this.world.time + wrong };
  }

  private ports(): LastChangesPorts {
    const { browser } = this;
    const step = <T>(work: () => T): Promise<T> =>
      this.isAlive ? Promise.resolve().then(() => (this.isAlive ? work() : never())) : never();
    const rowsOf = (userId: string) =>
      structuredClone([...browser.rows.values()].filter((row) => row.userId === userId));
    const rows: CustomerRows<LastChangeRow> = {
      read: (userId) => step(() => rowsOf(userId)),
      change: (userId, by) =>
        step(() => {
          const { write = [], remove = [], result } = by(rowsOf(userId));
          for (const row of write) browser.rows.set(`${userId}/${row.id}`, structuredClone(row));
          for (const id of remove) browser.rows.delete(`${userId}/${id}`);
          return { result, after: rowsOf(userId) };
        }),
    };
    const channel: TabChannel = {
      post: (customer) => {
        for (const [tab, heard] of browser.heard) if (tab !== this) heard(customer);
      },
      listen: (heard) => {
        browser.heard.set(this, heard);
      },
    };
    return {
      rows: createSharedRows(rows, channel),
      locks: this.world.hasLocks
        ? {
            tryHold: async (name, work) => {
              if (browser.held.has(name)) return null;
              browser.held.add(name);
              this.holds.add(name);
              return await work().finally(() => {
                if (this.isAlive) browser.held.delete(name);
              });
            },
          }
        : null,
      now: () => this.now(),
      newId: randomUuid,
    };
  }

  /** The document goes, and with it whatever it waits for. */
  close(): void {
    this.isAlive = false;
    this.browser.heard.delete(this);
    for (const name of this.holds) this.browser.held.delete(name);
  }
}

class World {
  time = 1_800_000_000;
  readonly browser = new Browser();
  readonly sent: SentCall[] = [];
  readonly counts: Record<string, number> = {};
  /** Number of calls that have taken effect. */
  effects = 0;
  main = { trafficLeft: 5000, trafficUsed: 0 };
  sub: { trafficLeft: number; trafficUsed: number; allocatedTraffic: number } | null = {
    trafficLeft: 2000,
    trafficUsed: 0,
    allocatedTraffic: 2000,
  };
  readonly tabs: Tab[];
  /** The error of a click that failed after its turn. */
  private failure: unknown = null;

  constructor(
    readonly hasLocks: boolean,
    readonly deviceError: number,
  ) {
    this.tabs = [0, CLOCKS_APART].map((ahead) => new Tab(this.browser, this, this.time, ahead));
  }

  private count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  private tab(at: TabAt): Tab {
    const tab = this.tabs[at];
    if (!tab) throw new Error('there are two tabs');
    return tab;
  }

  private make(call: SentCall): void {
    call.lateAt = null;
    if (this.sub === null) throw new Error(`${call.change.action} of what is deleted`);
    call.isMade = true;
    this.effects += 1;
    if (call.change.action === 'delete') {
      this.main = { ...this.main, trafficLeft: this.main.trafficLeft + this.sub.trafficLeft };
      this.sub = null;
      return;
    }
    const { action, amount } = call.change;
    const toSub = action === 'allocate' ? amount : -amount;
    this.main = { ...this.main, trafficLeft: this.main.trafficLeft - toSub };
    this.sub = {
      ...this.sub,
      trafficLeft: this.sub.trafficLeft + toSub,
      allocatedTraffic: this.sub.allocatedTraffic + toSub,
    };
  }

  /** Reads as the portal does: the answer arrives later with the date, and the moment is that of the question. */
  private async read(tab: Tab, seconds: number, lag = 0) {
    const facts = structuredClone({ main: this.main, sub: this.sub });
    const asked = tab.now();
    const { effects, time: at } = this;
    if (seconds > 0) this.pass(seconds);
    for (let turn = 0; turn <= lag; turn += 1) await turns();
    tab.knowsDate = true;
    return { ...facts, effects, askedAt: { ...asked, time: at + tab.ahead } };
  }

  /** Takes the verdict on the last change from a reading, as the portal does, and checks that it is true. */
  private async hear(tab: Tab, reading: Awaited<ReturnType<World['read']>>): Promise<void> {
    const open = await openNow(tab);
    const outcome = outcomeOfLastChange(open, reading);
    const last = this.sent.at(-1);
    if (outcome === 'arrived') {
      expect(last?.isMade).toBe(true);
      if (last) last.isResolved = true;
      this.count('arrived');
    }
    if (outcome === 'notArrived') {
      expect([last?.isMade, last?.lateAt]).toEqual([false, null]);
      this.count('notArrived');
    }
    if (open.kind !== 'none' && reading.sub && mayDecide(open, reading)) {
      // No effect can follow any more: what the customer sees is final.
      expect(last?.lateAt).toBeNull();
      const asked = reading.askedAt.time - tab.ahead;
      expect(asked - (last?.at ?? asked)).toBeGreaterThanOrEqual(ASKED_FROM);
      await tab.open.decide(CUSTOMER, SUB, open.id, last?.isMade === true);
      if (last) last.isResolved = true;
      this.count('decided');
      return;
    }
    await tab.open.noteReading(CUSTOMER, SUB, reading);
  }

  async look(tab: Tab): Promise<void> {
    await this.hear(tab, await this.read(tab, 0));
  }

  private async sendFrom(tab: Tab, deed: Click): Promise<void> {
    const { action, amount, seconds, lag } = deed;
    let seen = 0;
    let change: SentChange = { action: 'delete' };
    try {
      await tab.open.send(CUSTOMER, SUB, {
        read: async () => {
          const reading = await this.read(tab, seconds, lag);
          await this.hear(tab, reading);
          seen = reading.effects;
          return reading;
        },
        prepare: ({ main, sub }) => {
          if (sub === null) return { refusal: 'gone' };
          if (action === 'delete') return { change };
          const limited = { ...sub, trafficLimit: 0 };
          if (previewMove(action, amount, main.trafficLeft, limited).problem)
            return { refusal: 'unfit' };
          change = { action, amount, before: { main, sub } };
          return { change };
        },
        call: () => {
          // Nothing is sent by figures that another tab's change has made old.
          if (this.hasLocks) expect(this.effects).toBe(seen);
          return this.take(tab, change, deed);
        },
      });
    } catch (error) {
      if (!(error instanceof BackendError || error instanceof TransportError)) throw error;
    }
  }

  /** The backend gets a call. */
  private async take(tab: Tab, change: SentChange, { taken, heldFor }: Click): Promise<void> {
    for (const before of this.sent) {
      const isOver = before.isResolved || this.time - before.at >= KEPT_FOR - CLOCKS_APART;
      const isDead = !before.isMade && before.lateAt === null;
      // Nothing is sent over a change that was made unseen, or may still be made.
      expect(isOver || isDead).toBe(true);
    }
    this.count(taken);
    const call: SentCall = {
      change,
      isMade: false,
      lateAt: null,
      isResolved: false,
      at: this.time,
    };
    this.sent.push(call);
    const made = () => this.make(call);
    if (taken === 'made') made();
    if (taken === 'made' || taken === 'refused') call.isResolved = true;
    if (taken === 'made') return;
    if (taken === 'refused')
      throw new BackendError('auth.trafficupdate', CODE.notEnoughTraffic, 'no');
    if (taken === 'lostAfter' || taken === 'lostAnswered') made();
    if (taken === 'lostAnswered') throw new BackendError('auth.trafficupdate', 50_000, 'what?');
    if (taken === 'lostLate') call.lateAt = this.time + LATEST;
    if (taken.startsWith('held')) {
      // If its document goes, it takes effect all the same.
      call.lateAt = this.time + Math.min(heldFor, LAST_EFFECT);
      tab.answeredAt = this.time + heldFor;
      await new Promise<void>((done) => {
        tab.answer = async () => {
          tab.answer = null;
          if (!call.isMade) made();
          if (taken === 'heldMade') call.isResolved = true;
          done();
          await turns();
        };
      });
      if (taken === 'heldMade') return;
    }
    throw new TransportError('auth.trafficupdate', 'network');
  }

  pass(seconds: number): void {
    this.time += seconds;
    for (const call of this.sent)
      if (call.lateAt !== null && this.time >= call.lateAt) this.make(call);
  }

  async click(deed: Click): Promise<void> {
    const tab = this.tab(deed.tab);
    // The portal's own button is busy.
    if (tab.answer) return;
    let isOver = false;
    void this.sendFrom(tab, deed)
      .catch((error: unknown) => {
        this.failure ??= error;
      })
      .finally(() => {
        isOver = true;
      });
    while (!isOver && tab.answer === null) await turns();
    if (this.failure) throw this.failure;
  }

  async play(deed: Deed): Promise<void> {
    if (deed.do === 'click') return this.click(deed);
    if (deed.do === 'clickBoth') {
      const [one, other] = deed.amounts.map((amount, at) => ({
        ...{
          do: 'click' as const,
          tab: at as TabAt,
          action: 'allocate' as const,
          seconds: 0,
          heldFor: 14,
        },
        ...{ amount, taken: deed.taken, lag: at * deed.lag },
      }));
      if (one && other) await Promise.all([this.click(one), this.click(other)]);
      return undefined;
    }
    if (deed.do === 'pass') {
      for (const tab of this.tabs)
        if (this.time + deed.seconds >= tab.answeredAt) await tab.answer?.();
      return this.pass(deed.seconds);
    }
    if (!('tab' in deed)) return this.changeFigures(deed.do);
    const tab = this.tab(deed.tab);
    if (deed.do === 'look') return this.look(tab);
    if (deed.do === 'answerHeld') {
      await tab.answer?.();
      return turns();
    }
    if (deed.do === 'beOther') {
      expect(await tab.open.rows.load(OTHER)).toEqual([]);
      return undefined;
    }
    tab.close();
    this.tabs[deed.tab] = new Tab(this.browser, this, this.time, tab.ahead);
    return turns();
  }

  private changeFigures(how: 'use' | 'disturb'): void {
    if (this.sub === null) return;
    const { trafficLeft, trafficUsed, allocatedTraffic } = this.sub;
    const more = how === 'use' ? -Math.min(trafficLeft, 7) : DISTURBANCE;
    this.sub = {
      trafficLeft: trafficLeft + more,
      trafficUsed: how === 'use' ? trafficUsed - more : trafficUsed,
      allocatedTraffic: how === 'use' ? allocatedTraffic : allocatedTraffic + more,
    };
    if (how === 'disturb')
      this.main = { ...this.main, trafficLeft: this.main.trafficLeft + 2 * DISTURBANCE };
  }

  async end(): Promise<void> {
    for (const tab of this.tabs) await tab.answer?.();
    await turns();
    if (this.failure) throw this.failure;
    this.pass(KEPT_FOR + CLOCKS_APART);
    for (const tab of this.tabs) {
      const reading = await this.read(tab, 0);
      const open = await openNow(tab);
      // Nothing blocks for ever.
      expect(canSendChange(open, reading)).toBe(this.sub !== null);
      await tab.open.noteReading(CUSTOMER, SUB, reading);
    }
    expect(this.browser.rows.size).toBe(0);
  }
}

const tab = fc.constantFrom<TabAt>(0, 1);
const amount = fc.integer({ min: 10, max: 300 });
const click = (action: fc.Arbitrary<SentChange['action']>) => ({
  tab,
  action,
  amount,
  taken: fc.constantFrom(...TAKEN),
  seconds: fc.nat({ max: 10 }),
  lag: fc.constant(0),
  heldFor: fc.constantFrom(14, 29, 59, Number.POSITIVE_INFINITY),
});
const deed: fc.Arbitrary<Deed> = fc.oneof(
  event(6, ['click'], click(fc.constantFrom('allocate', 'recycle'))),
  event(1, ['click'], click(fc.constant('delete'))),
  event(1, ['clickBoth'], {
    amounts: fc.tuple(amount, amount),
    taken: fc.constantFrom('made', 'heldMade', 'heldLost', 'lostLate', 'lostAfter'),
    lag: fc.nat({ max: 8 }),
  }),
  event(3, ['look'], { tab }),
  event(2, ['reload'], { tab }),
  event(2, ['answerHeld'], { tab }),
  event(1, ['beOther'], { tab }),
  event(3, ['pass'], { seconds: fc.constantFrom(1, 3, 14, 16, 40, 61, 3600) }),
  event(1, ['use', 'disturb']),
);

test('two tabs never tell a wrong outcome, never send over an undecided change, and forget every change after 24 hours', async () => {
  const counts: Record<string, number> = {};
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.constantFrom(0, -3 * KEPT_FOR, 3 * KEPT_FOR, 90),
      fc.array(deed, { minLength: 10, maxLength: 40 }),
      async (hasLocks, deviceError, deeds) => {
        const world = new World(hasLocks, deviceError);
        for (const one of deeds) await world.play(one);
        await world.end();
        for (const [what, count] of Object.entries(world.counts))
          counts[what] = (counts[what] ?? 0) + count;
      },
    ),
    {
      numRuns: Number(process.env.CHANGES_RUNS ?? 300),
      ...(process.env.CHANGES_SEED ? { seed: Number(process.env.CHANGES_SEED) } : {}),
    },
  );
  for (const what of [...TAKEN, 'arrived', 'notArrived', 'decided'])
    expect(counts[what] ?? 0).toBeGreaterThan(5);
}, 300_000);
