/**
 * The world of a bench: one for all tabs of a browser. It stands in IndexedDB as text, so it survives a reload. Whoever reads
 * or changes it does so alone, under a Web Lock, on its latest state.
 */
import { createStore, get, setMany } from 'idb-keyval';
import { resetWorld } from '../world';
import { createClock } from '../world/clock';
import { createRandom } from '../world/random';
import { settle } from '../world/settle';
import { emptyState, type World } from '../world/state';
import { machineSeconds } from './clocks';

const LOCK = 'bench-world';
const CHANNEL = 'bench-world';
/** Another number when the shape of the state has changed: what an older bench has left is not read then. */
const SHAPE = 1;
const DATABASE = `bench-${SHAPE}`;

export interface SharedWorld {
  /**
   * Runs what reads or changes the world while nobody else does, and keeps what it has changed. The world is this window's
   * copy: it is up to date only inside, and must not be held on to. One such run must not wait for another.
   */
  alone<T>(run: (world: World) => T | Promise<T>): Promise<T>;
  /** Puts the world back to its start, and its clock to real time. */
  reset(): Promise<void>;
  /** Sets the backend's clock, for all tabs: so many seconds ahead of the machine's, or behind it. */
  setAhead(seconds: number): Promise<void>;
  /** Hears of every change, in this window and in others, and how far ahead the backend's clock is. Returns how to stop. */
  onChange(listener: (ahead: number) => void): () => void;
}

/** A run that waits, or has run and is not told yet. */
interface Turn {
  readonly run: () => Promise<void>;
  readonly tellResult: () => void;
  readonly fail: (error: unknown) => void;
}

type Written = Pick<World, 'seed' | 'random' | 'state' | 'running'> & { readonly offset: number };

function write({ seed, random, state, running, clock }: World): string {
  const written: Written = { seed, random, state, running, offset: clock.offset };
  return JSON.stringify(written);
}

function read(world: World, text: string): void {
  const { offset, ...rest }: Written = JSON.parse(text);
  Object.assign(world, rest);
  world.clock.offset = offset;
}

/** A world without anything in it: to seed one takes half a second, and most windows find one in the store. */
const emptyWorld = (): World => ({
  seed: 0,
  clock: createClock(machineSeconds),
  random: createRandom(0),
  state: emptyState(),
  running: null,
});

/** Opens the world. */
export function openSharedWorld(): SharedWorld & { readonly world: World } {
  const world = emptyWorld();
  const store = createStore(DATABASE, 'world');
  const channel = new BroadcastChannel(CHANNEL);
  const listeners = new Set<(ahead: number) => void>();
  /** What stands in the store, as far as this window knows. */
  let version: string | undefined;
  let text = '';

  const tell = (ahead: number) => {
    for (const listener of listeners) listener(ahead);
  };
  channel.addEventListener('message', ({ data }: MessageEvent<number>) => tell(data));

  async function readLatest(): Promise<void> {
    const latest = await get<string>('version', store);
    if (latest === undefined) {
      // Nobody has opened a world yet, or the browser's data were cleared.
      if (world.state.users.length === 0) resetWorld(world, { now: machineSeconds });
    } else if (latest !== version) {
      text = (await get<string>('text', store)) ?? '';
      read(world, text);
      version = latest;
    }
  }

  async function writeChanges(): Promise<void> {
    const changed = write(world);
    if (changed === text) return;
    text = changed;
    version = crypto.randomUUID();
    await setMany(
      [
        ['version', version],
        ['text', text],
      ],
      store,
    );
    channel.postMessage(world.clock.offset);
    tell(world.clock.offset);
  }

  /** What waits for its turn. The calls of a page come all at once: they share one lock, one reading and one writing. */
  const waiting: Turn[] = [];
  let isUnderWay = false;

  async function takeTurns(): Promise<void> {
    const taken: Turn[] = [];
    try {
      await readLatest();
      for (let turn = waiting.shift(); turn; turn = waiting.shift()) {
        taken.push(turn);
        await turn.run();
      }
      await writeChanges();
    } catch (error) {
      for (const { fail } of [...taken, ...waiting.splice(0)]) fail(error);
    }
    // A result is told once it is written down: whoever reloads the page then finds it.
    for (const { tellResult } of taken) tellResult();
  }

  async function start(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.length > 0) await navigator.locks.request(LOCK, takeTurns);
    isUnderWay = false;
  }

  const alone: SharedWorld['alone'] = <T>(run: (latest: World) => T | Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let tellResult = () => {};
      waiting.push({
        async run() {
          try {
            const value = await run(world);
            tellResult = () => resolve(value);
          } catch (error) {
            tellResult = () => reject(error);
          }
        },
        tellResult: () => tellResult(),
        fail: reject,
      });
      void start();
    });
  return {
    world,
    alone,
    reset: () => alone(() => resetWorld(world, { now: machineSeconds })),
    setAhead: (seconds) =>
      alone(() => {
        world.clock.offset = seconds;
        settle(world);
      }),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
