/** The mock world: a customer portal's backend in memory, the same for the same seed and clock. */
import { createClock, systemTime } from './clock';
import { createRandom } from './random';
import { wrongParameter } from './refusal';
import { seedWorld } from './seed';
import { settle } from './settle';
import { emptyState, worldTime as presentOf, type State, type World } from './state';

export interface WorldOptions {
  /** 1 by default. */
  seed?: number;
  /** UTC seconds; the machine's clock by default. */
  now?: () => number;
}

const DEFAULT_SEED = 1;

/** The latest start, before anything else happened in the world; its state as JSON. */
let start: { seed: number; present: number; random: number; state: string } | null = null;

/** Fills a new world. Playing its past takes a tenth of a second, so the latest start is kept and read again. */
function fillWorld(world: World): void {
  const { seed } = world;
  const present = presentOf(world);
  if (start?.seed !== seed || start.present !== present) {
    seedWorld(world);
    start = { seed, present, random: world.random.state, state: JSON.stringify(world.state) };
    return;
  }
  world.random.state = start.random;
  world.state = JSON.parse(start.state) as State;
}

export function createWorld({ seed = DEFAULT_SEED, now = systemTime }: WorldOptions = {}): World {
  const world: World = {
    seed,
    clock: createClock(now),
    random: createRandom(seed),
    state: emptyState(),
    running: null,
  };
  fillWorld(world);
  return world;
}

/** Resets a world to its start, in place: servers and gateways keep using it. */
export function resetWorld(world: World, options: WorldOptions = {}): void {
  const { running } = world;
  Object.assign(world, createWorld(options), { running });
}

/**
 * Moves the world's time forward, with everything that happens until then.
 * @param seconds whole, not negative
 * @throws Refusal 40001
 */
export function advance(world: World, seconds: number): void {
  if (!Number.isSafeInteger(seconds) || seconds < 0) throw wrongParameter('seconds');
  world.clock.offset += seconds;
  settle(world);
}
