/**
 * The bench's world, shared by all tabs of a browser. IndexedDB keeps it as text, so it survives a reload. Every reading or
 * change happens under a Web Lock, on the latest state.
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
/** A new number for each new shape of the state, so that an older bench's state is not read. */
const SHAPE = 1;
const DATABASE = `bench-${SHAPE}`;

export interface SharedWorld {
  /**
   * Runs a reading or a change of the world while no other runs, and writes the changes. The world is this window's copy: it
   * is current only inside `run` and must not be kept. A run must not wait for another one.
   */
  alone<T>(run: (world: World) => T | Promise<T>): Promise<T>;
  /** Resets the world to its start, and its clock to real time. */
  reset(): Promise<void>;
  /** Sets the backend's clock for all tabs: so many seconds ahead of the machine's, or behind when negative. */
  setAhead(seconds: number): Promise<void>;
  /**
   * Calls the listener on every change, in any window, with the seconds that the backend's clock is ahead. Returns a function
   * that stops.
   */
  onChange(listener: (ahead: number) => void): () => void;
}

/** A run that waits, or has finished and not yet reported its result. */
interface Turn {
  readonly run: () => Promise<void>;
  readonly reportResult: () => void;
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

/** A world with nothing in it: seeding takes half a second, and most windows find a world in the store. */
const emptyWorld = (): World => ({
  seed: 0,
  clock: createClock(machineSeconds),
  random: createRandom(0),
  state: emptyState(),
  running: null,
});

export function openSharedWorld(): SharedWorld & { readonly world: World } {
  const world = emptyWorld();
  const store = createStore(DATABASE, 'world');
  const channel = new BroadcastChannel(CHANNEL);
  const listeners = new Set<(ahead: number) => void>();
  /** The store's content, as far as this window knows. */
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

  /** Runs that wait. A page makes its calls all at once: they share one lock, one reading and one writing. */
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
    // Results are reported after the writing, so that a reloaded page finds them.
    for (const { reportResult } of taken) reportResult();
  }

  async function start(): Promise<void> {
    if (isUnderWay) return;
    isUnderWay = true;
    while (waiting.length > 0) await navigator.locks.request(LOCK, takeTurns);
    isUnderWay = false;
  }

  const alone: SharedWorld['alone'] = <T>(run: (latest: World) => T | Promise<T>) =>
    new Promise<T>((resolve, reject) => {
      let reportResult = () => {};
      waiting.push({
        async run() {
          try {
            const value = await run(world);
            reportResult = () => resolve(value);
          } catch (error) {
            reportResult = () => reject(error);
          }
        },
        reportResult: () => reportResult(),
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
