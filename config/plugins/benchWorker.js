/**
 * What the bench's service worker adds to msw's own, which `bench.ts` writes below it into one file. msw's worker knows only in memory
 * which windows answer calls. A browser stops a worker whenever it likes and starts it again for the next call: msw's then knows
 * no window and lets every call pass to the host. It also forgets a window that is about to be left, although that may still ask for
 * something, or stay. So here msw's listeners are called by the bench's: a call is handed on only once its window is known, a window is asked
 * when the worker was started anew, and no call ever goes to the host.
 */
// A function of its own, so that no name meets one of msw.
(() => {
  /** The paths that the mock answers. Everything else is a file of the host, and none of the worker's business. */
  const CALLS = /^\/(api|__mock)\//;
  /** Answered by the worker itself: a page asks it to see whether its calls come here (mock/bench/door.ts). */
  const PROBE = '/client/bench/door';
  /** How long a window may take to say that it answers calls, in ms. */
  const PATIENCE_MS = 10_000;

  /** msw's listeners by the event that they are for. */
  const msw = {};
  const listen = self.addEventListener.bind(self);
  self.addEventListener = (type, listener) => {
    if (type === 'message' || type === 'fetch') msw[type] = listener;
    else listen(type, listener);
  };

  const unanswered = () =>
    new Response('No window of the bench answers this call.', { status: 503 });
  // msw's worker fetches what it does not answer. All that it is given are calls, and the host has no answer to these.
  self.fetch = async () => unanswered();

  /** The ids of the windows that have said so since the worker was started. */
  const answering = new Set();
  /** Who waits for a window to say so, by its id. */
  const waiting = new Map();

  async function hear(event) {
    const { data, source } = event;
    // A window that is about to be left answers as long as it is there; and msw's worker would unregister with the last one.
    if (data === 'CLIENT_CLOSED') return;
    if (data === 'BENCH_CLAIM') await self.clients.claim();
    else await msw.message(event);
    if (data !== 'MOCK_ACTIVATE' || !source) return;
    answering.add(source.id);
    for (const tell of waiting.get(source.id) ?? []) tell(true);
    waiting.delete(source.id);
  }

  /** Whether a window answers calls; where that is not known it is asked. */
  async function answersCalls(id) {
    if (answering.has(id)) return true;
    const window = await self.clients.get(id);
    if (!window) return false;
    const said = new Promise((tell) => {
      waiting.set(id, [...(waiting.get(id) ?? []), tell]);
      setTimeout(tell, PATIENCE_MS, false);
    });
    window.postMessage({ type: 'BENCH_ASK' });
    return said;
  }

  async function answer({ request, clientId }) {
    if (!(await answersCalls(clientId))) return unanswered();
    return new Promise((respondWith) => {
      msw.fetch({ request, clientId, respondWith });
      // Where msw has left the call alone; else this comes second and is nothing.
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
