/**
 * The bench's own part of its service worker; `bench.ts` writes msw's worker below it into the same file. msw's worker keeps only in
 * memory which windows answer calls. A browser stops a worker at any time and starts it again for the next call: msw's then knows
 * no window and lets every call pass to the host. It also forgets a window that is about to be left, although the window may still
 * call, or stay. Here the bench's listeners call msw's: a call is handed on only once its window is known, a window is asked when
 * the worker was started anew, and no call ever goes to the host.
 */
// A function keeps these names apart from msw's, which stand in the same file.
(() => {
  /** The paths that the mock answers. The worker leaves everything else to the host, which serves the files. */
  const CALLS = /^\/(api|__mock)\//;
  /** Answered by the worker itself, so that a page can test whether its calls reach the worker (mock/bench/serviceWorker.ts). */
  const PROBE = '/client/bench/probe';
  /** The time that a window has to say that it answers calls, in ms. */
  const TIMEOUT_MS = 10_000;

  /** msw's listeners by the event that they are for. */
  const msw = {};
  const listen = self.addEventListener.bind(self);
  self.addEventListener = (type, listener) => {
    if (type === 'message' || type === 'fetch') msw[type] = listener;
    else listen(type, listener);
  };

  const unanswered = () =>
    new Response('No window of the bench answers this call.', { status: 503 });
  // msw's worker fetches requests that no window answers. Only calls get this far, and the host cannot answer calls.
  self.fetch = async () => unanswered();

  /** The ids of the windows that have said since the worker's start that they answer calls. */
  const answering = new Set();
  /** The calls that wait for a window to say so, by the window's id. */
  const waiting = new Map();

  async function hear(event) {
    const { data, source } = event;
    // A window that is about to be left still answers; and msw's worker would unregister itself with the last window.
    if (data === 'CLIENT_CLOSED') return;
    if (data === 'BENCH_CLAIM') await self.clients.claim();
    else await msw.message(event);
    if (data !== 'MOCK_ACTIVATE' || !source) return;
    answering.add(source.id);
    for (const tell of waiting.get(source.id) ?? []) tell(true);
    waiting.delete(source.id);
  }

  /** Returns true when a window answers calls; asks an unknown window first. */
  async function answersCalls(id) {
    if (answering.has(id)) return true;
    const window = await self.clients.get(id);
    if (!window) return false;
    const said = new Promise((tell) => {
      waiting.set(id, [...(waiting.get(id) ?? []), tell]);
      setTimeout(tell, TIMEOUT_MS, false);
    });
    window.postMessage({ type: 'BENCH_ASK' });
    return said;
  }

  async function answer({ request, clientId }) {
    if (!(await answersCalls(clientId))) return unanswered();
    return new Promise((respondWith) => {
      msw.fetch({ request, clientId, respondWith });
      // Answers a call that msw has left alone. After msw's own answer this second one has no effect.
      respondWith(unanswered());
    });
  }

  listen('message', (event) => event.waitUntil(hear(event)));
  listen('fetch', (event) => {
    const { mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (mode === 'navigate' || origin !== self.location.origin) return;
    if (pathname === PROBE) event.respondWith(new Response(null, { status: 204 }));
    else if (CALLS.test(pathname)) event.respondWith(answer(event));
  });
})();
