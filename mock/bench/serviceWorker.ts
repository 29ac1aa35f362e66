/**
 * The page's side of the bench's service worker, `config/plugins/benchWorker.js`: makes sure that the page's calls reach the
 * worker.
 */
import { API_BASE } from '../../src/api/contract';

/** The portal's base path: the worker's scope and the folder of its file. */
export const SCOPE = '/client/';
export const WORKER = `${SCOPE}mockServiceWorker.js`;
/** The worker itself answers this address with 204. */
const PROBE = `${SCOPE}bench/probe`;
const NO_CONTENT = 204;
/** Longest wait for the worker to control the page, in ms. */
const TIMEOUT_MS = 5000;
/** Set while this tab is loaded again because it had no worker. */
const RELOADED = 'bench-reloaded';
const CALL = new RegExp(`^(${API_BASE}|/__mock)/`);

/** The reason why this page's calls do not reach the bench. */
export class NotIntercepted extends Error {}

/** Resolves to true when a worker controls this page, to false when none does in time. */
function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(true);
  return new Promise((done) => {
    serviceWorker.addEventListener('controllerchange', () => done(true), { once: true });
    setTimeout(done, TIMEOUT_MS, false);
    // A page that was loaded past all caches (Shift and Reload) has no worker until the worker claims it.
    void serviceWorker.ready.then(({ active }) => active?.postMessage('BENCH_CLAIM'));
  });
}

/** Waits until no newer worker is being installed: a new one would replace the one that msw talks to. */
async function isSettled(registration: ServiceWorkerRegistration): Promise<void> {
  // Without a network the present worker continues.
  await registration.update().catch(() => null);
  const next = registration.installing ?? registration.waiting;
  if (!next) return;
  await new Promise<void>((done) => {
    const look = () => {
      if (next.state === 'activated' || next.state === 'redundant') done();
    };
    next.addEventListener('statechange', look);
    look();
  });
}

/** Tells whether this page's requests go through the worker. */
async function isAnswered(): Promise<boolean> {
  const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => null);
  return answer?.status === NO_CONTENT;
}

/**
 * Waits until all calls of this page go to the worker. Where they do not, reloads the page once.
 * @throws NotIntercepted when the browser has no service workers, or the reload did not help
 */
export async function takeControl(): Promise<void> {
  if (!navigator.serviceWorker)
    throw new NotIntercepted(
      'This browser has no service workers here. They need https or localhost, and no private window.',
    );
  await isSettled(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  const isReloaded = sessionStorage.getItem(RELOADED) !== null;
  sessionStorage.removeItem(RELOADED);
  if ((await isControlled()) && (await isAnswered())) return;
  if (isReloaded)
    throw new NotIntercepted(
      'The portal’s calls go past the service worker. In the developer tools, switch off “Bypass for network” (Application, Service workers).',
    );
  sessionStorage.setItem(RELOADED, '1');
  window.location.reload();
  // The page is about to be reloaded and must do nothing more.
  await new Promise(() => {});
}

/**
 * Answers the worker's question whether this page answers calls. Browsers stop idle workers, and a restarted one knows no page.
 * @param partner the worker that msw talks to; another one is answered when msw has turned to it
 */
export function answerWorker(partner: () => ServiceWorker | null): void {
  navigator.serviceWorker.addEventListener('message', ({ source, data }) => {
    const worker = partner();
    if (data?.type === 'BENCH_ASK' && source === worker) worker?.postMessage('MOCK_ACTIVATE');
  });
}

/** Calls the listener for each call that the host has answered because the worker did not see it. */
export function onUninterceptedCall(listener: (path: string) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      const { origin, pathname } = new URL(entry.name);
      const isCall = origin === window.location.origin && CALL.test(pathname);
      // A failed call has no status, and in some browsers no worker either.
      if (isCall && entry.workerStart === 0 && entry.responseStatus !== 0) listener(pathname);
    }
  }).observe({ type: 'resource' });
}
