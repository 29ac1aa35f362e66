/** The page's side of the bench's service worker, `config/plugins/benchWorker.js`: its calls come to it, and to nobody else. */
import { API_BASE } from '../../src/api/contract';

/** The portal's base path: the worker's scope, and where its file stands. */
export const SCOPE = '/client/';
export const WORKER = `${SCOPE}mockServiceWorker.js`;
/** The worker itself answers here, with 204. */
const PROBE = `${SCOPE}bench/door`;
const NO_CONTENT = 204;
/** How long the worker may take to come between this page and the host, in ms. */
const PATIENCE_MS = 5000;
/** Records that this tab was loaded anew because it had no worker. */
const RELOADED = 'bench-reloaded';
const CALL = new RegExp(`^(${API_BASE}|/__mock)/`);

/** Why this page's calls do not reach the bench. */
export class PastTheBench extends Error {}

/** Resolves when a worker controls this page; false when none does in time. */
function isControlled(): Promise<boolean> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return Promise.resolve(true);
  return new Promise((done) => {
    serviceWorker.addEventListener('controllerchange', () => done(true), { once: true });
    setTimeout(done, PATIENCE_MS, false);
    // A page that was loaded past all caches (Shift and Reload) has no worker until the worker claims it.
    void serviceWorker.ready.then(({ active }) => active?.postMessage('BENCH_CLAIM'));
  });
}

/** Resolves when no newer worker is on its way: it would take the place of the one that msw begins to talk to. */
async function isSettled(registration: ServiceWorkerRegistration): Promise<void> {
  // Without a network the worker that is there goes on.
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

/** Whether what this page asks for goes through the worker. */
async function isAnswered(): Promise<boolean> {
  const answer = await fetch(PROBE, { cache: 'no-store' }).catch(() => null);
  return answer?.status === NO_CONTENT;
}

/**
 * Resolves when all calls of this page go to the worker. Where they do not, the page is loaded anew once.
 * @throws PastTheBench when that did not help
 */
export async function takeControl(): Promise<void> {
  if (!navigator.serviceWorker)
    throw new PastTheBench(
      'This browser has no service workers here. They need https or localhost, and no private window.',
    );
  await isSettled(await navigator.serviceWorker.register(WORKER, { scope: SCOPE }));
  const isReloaded = sessionStorage.getItem(RELOADED) !== null;
  sessionStorage.removeItem(RELOADED);
  if ((await isControlled()) && (await isAnswered())) return;
  if (isReloaded)
    throw new PastTheBench(
      'The portal’s calls go past the service worker. In the developer tools, switch off “Bypass for network” (Application, Service workers).',
    );
  sessionStorage.setItem(RELOADED, '1');
  window.location.reload();
  // Nothing more is to happen on this page.
  await new Promise(() => {});
}

/**
 * Answers the worker's question whether this page answers calls. Browsers stop workers: one that is started again knows no page.
 * @param partner the worker that msw talks to; another one gets its answer when msw has turned to it
 */
export function answerWorker(partner: () => ServiceWorker | null): void {
  navigator.serviceWorker.addEventListener('message', ({ source, data }) => {
    const worker = partner();
    if (data?.type === 'BENCH_ASK' && source === worker) worker?.postMessage('MOCK_ACTIVATE');
  });
}

/** Hears of each call that the host has answered: the worker did not see it. */
export function hearCallsToHost(listener: (path: string) => void): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceResourceTiming)) continue;
      const { origin, pathname } = new URL(entry.name);
      const isCall = origin === window.location.origin && CALL.test(pathname);
      // A call that failed has no status, and in some browsers no worker either.
      if (isCall && entry.workerStart === 0 && entry.responseStatus !== 0) listener(pathname);
    }
  }).observe({ type: 'resource' });
}
