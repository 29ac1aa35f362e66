/**
 * The door for a static bench: a service worker that answers calls in the browser itself. It never sees navigations: the
 * sign-in redirects and the hosted payment page are pages of the bench (`mock/bench/pages.ts`).
 */
import { HttpResponse, http } from 'msw';
import { type SetupWorker, setupWorker } from 'msw/browser';
import type { SharedWorld } from './bench/sharedWorld';
import { controlDoor } from './control';
import { createHandlers, type HandlerOptions } from './handlers';
import type { World } from './world/state';

const SCOPE = '/client/';

/**
 * A worker that answers calls from a world that the browser's tabs share. `start()` registers
 * `/client/mockServiceWorker.js` and resolves when calls are answered.
 */
export function createBrowserDoor(
  { world, alone }: SharedWorld & { readonly world: World },
  options: Omit<HandlerOptions, 'alone'> = {},
): { readonly worker: SetupWorker; readonly start: () => Promise<unknown> } {
  const control = http.all(
    '*/__mock/*',
    async ({ request }) =>
      (await alone((latest) => controlDoor(latest, request))) ??
      new HttpResponse(null, { status: 404 }),
  );
  const worker = setupWorker(...createHandlers(world, { ...options, alone }), control);
  return {
    worker,
    start: () =>
      worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: `${SCOPE}mockServiceWorker.js`, options: { scope: SCOPE } },
      }),
  };
}
