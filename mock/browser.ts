/**
 * The door for a static bench: a service worker that answers calls in the browser itself. It never sees navigations: the
 * hosted payment page has to be a page of the bench, named by `payPath`.
 */
import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import { controlDoor } from './control';
import { createHandlers, type HandlerOptions } from './handlers';
import { createWorld, type WorldOptions } from './world';
import type { World } from './world/state';

const SCOPE = '/client/';

/** A fresh world and a worker; `start()` registers `/client/mockServiceWorker.js` and resolves when calls are answered. */
export function createBrowserDoor(options?: WorldOptions & HandlerOptions): {
  world: World;
  worker: SetupWorker;
  start: () => Promise<unknown>;
} {
  const world = createWorld(options);
  const control = http.all(
    '*/__mock/*',
    async ({ request }) =>
      (await controlDoor(world, request)) ?? new HttpResponse(null, { status: 404 }),
  );
  const worker = setupWorker(...createHandlers(world, options), control);
  return {
    world,
    worker,
    start: () =>
      worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: `${SCOPE}mockServiceWorker.js`, options: { scope: SCOPE } },
      }),
  };
}
