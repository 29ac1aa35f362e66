/** The mock backend for jest: msw in the test's own process. */
import { type SetupServer, setupServer } from 'msw/node';
import { createHandlers } from './handlers';
import { createWorld, type WorldOptions } from './world';
import type { World } from './world/state';

/**
 * Creates a fresh world and a server that answers its calls: `listen()` before, `close()` after.
 */
export function createNodeMock(options?: WorldOptions): { world: World; server: SetupServer } {
  const world = createWorld(options);
  return { world, server: setupServer(...createHandlers(world)) };
}
