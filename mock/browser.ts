/**
 * The mock in the browser, for a static bench: a service worker answers the calls. No navigation reaches it, so the
 * sign-in redirects and the hosted payment page are pages of the bench (`mock/bench/pages.ts`).
 */
import { HttpResponse, http } from 'msw';
import { setupWorker } from 'msw/browser';
import { API_BASE } from '../src/api/contract';
import { answerWorker, SCOPE, takeControl, WORKER } from './bench/serviceWorker';
import type { SharedWorld } from './bench/sharedWorld';
import { handleControl } from './control';
import { createHandlers, type HandlerOptions } from './handlers';
import type { World } from './world/state';

/**
 * Creates a worker that answers calls from the world that the browser's tabs share. `start()` resolves when calls are
 * answered.
 */
export function createMockWorker(
  { world, alone }: SharedWorld & { readonly world: World },
  options: Omit<HandlerOptions, 'alone'> = {},
): { readonly start: () => Promise<void> } {
  const control = http.all(
    '*/__mock/*',
    async ({ request }) =>
      (await alone((latest) => handleControl(latest, request))) ??
      new HttpResponse(null, { status: 404 }),
  );
  const noSuchCall = http.all(
    `*${API_BASE}/*`,
    () => new HttpResponse('No such call', { status: 404 }),
  );
  const worker = setupWorker(...createHandlers(world, { ...options, alone }), control, noSuchCall);
  /** The one worker that msw listens to. */
  let partner: ServiceWorker | null = null;
  const startWorker = async () => {
    const registration = await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: WORKER, options: { scope: SCOPE } },
    });
    partner = registration?.active ?? null;
  };
  return {
    async start() {
      await takeControl();
      await startWorker();
      answerWorker(() => partner);
      // The host has a new bench: msw must turn to the new worker.
      navigator.serviceWorker.addEventListener('controllerchange', () => {
        if (navigator.serviceWorker.controller === partner) return;
        worker.stop();
        void startWorker();
      });
    },
  };
}
