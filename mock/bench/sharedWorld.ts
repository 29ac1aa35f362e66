/**
 * The world of a bench: one for all tabs of a browser. It stands in IndexedDB as text, so it survives a reload. Whoever reads
 * or changes it does so alone, under a Web Lock, on its latest state.
 */
import { createStore, get, setMany } from 'idb-keyval';
import { createWorld, resetWorld } from '../world';
import type { World } from '../world/state';

const LOCK = 'bench-world';
const CHANNEL = 'bench-world';
/** Another number when the shape of the state has changed: what an older bench has left is not read then. */
const SHAPE = 1;
const DATABASE = `bench-${SHAPE}`;

export interface SharedWorld {
  /**
   * Runs what reads or changes the world while nobody else does, and keeps what it has changed. The world is this window's
   * copy: it is up to date only inside, and must not be held on to.
   */
  alone<T>(run: (world: World) => T | Promise<T>): Promise<T>;
  /** Puts the world back to its start. */
  reset(): Promise<void>;
  /** Hears of every change, in this window and in others. Returns how to stop. */
  onChange(listener: () => void): () => void;
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

/**
 * Opens the world.
 * @param now the backend's clock, UTC seconds
 */
export function openSharedWorld(now: () => number): SharedWorld & { readonly world: World } {
  const world = createWorld({ now });
  const store = createStore(DATABASE, 'world');
  const channel = new BroadcastChannel(CHANNEL);
  const listeners = new Set<() => void>();
  /** What stands in the store, as far as this window knows. */
  let version: string | undefined;
  let text = '';

  const tell = () => {
    for (const listener of listeners) listener();
  };
  channel.addEventListener('message', tell);

  async function readLatest(): Promise<void> {
    const latest = await get<string>('version', store);
    if (latest === undefined || latest === version) return;
    text = (await get<string>('text', store)) ?? '';
    read(world, text);
    version = latest;
  }

  async function writeChanges(): Promise<void> {
    const changed = write(world);
    if (changed === text && version !== undefined) return;
    text = changed;
    version = crypto.randomUUID();
    await setMany(
      [
        ['version', version],
        ['text', text],
      ],
      store,
    );
    channel.postMessage(version);
    tell();
  }

  async function runOnLatest<T>(run: (latest: World) => T | Promise<T>): Promise<T> {
    await readLatest();
    try {
      return await run(world);
    } finally {
      await writeChanges();
    }
  }

  const alone = async <T>(run: (latest: World) => T | Promise<T>): Promise<T> =>
    await navigator.locks.request(LOCK, () => runOnLatest(run));
  return {
    world,
    alone,
    reset: () => alone(() => resetWorld(world, { now })),
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
