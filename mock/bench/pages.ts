/**
 * Pages that a server would send (the consent page of Google and Yandex, the hosted payment page, the link of an
 * activation mail).
 * A service worker sees no navigation, so the bench has addresses below /client/bench/ for them: this code calls the
 * mock's pages in the browser, shows them and follows their redirects.
 */
import { API_BASE } from '../../src/api/contract';
import { handleControl } from '../control';
import { PAY_PATH } from '../handlers';
import { handleOauth } from '../oauth';
import { handlePayPage } from '../payPage';
import type { SharedWorld } from './sharedWorld';

/** Base path of the bench's pages. */
export const PAGES = '/client/bench';
const MOCK = '/__mock/';
const REDIRECTS = /^\/account\/(ggoauth|yandexoauth)$/;

/** The path of the hosted payment page, before the order's id. */
export const BENCH_PAY_PATH = `${PAGES}/page/?to=${PAY_PATH}`;

/** Turns a path of the mock into its address in the bench; any other address stays. */
export function toBenchAddress(address: string): string {
  const { origin } = window.location;
  const url = new URL(address, origin);
  if (url.origin !== origin || !url.pathname.startsWith(MOCK)) return address;
  return `${PAGES}/page/?to=${encodeURIComponent(url.pathname + url.search)}`;
}

/** Returns the path of the mock behind an address of the bench; null when there is none. */
export function toMockPath({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null {
  if (!pathname.startsWith(`${PAGES}/`)) return null;
  const path = pathname.slice(PAGES.length).replace(/\/$/, '');
  if (REDIRECTS.test(path)) return `${API_BASE}${path}${search}`;
  const params = new URLSearchParams(search);
  const to = params.get('to') ?? '';
  if (path !== '/page' || !to.startsWith(MOCK)) return null;
  params.delete('to');
  return params.size === 0 ? to : `${to}${to.includes('?') ? '&' : '?'}${params}`;
}

function show(html: string, ask: (request: Request) => void): void {
  const shown = new DOMParser().parseFromString(html, 'text/html');
  document.title = shown.title;
  document.head.replaceChildren(...shown.head.children);
  document.body.replaceChildren(...shown.body.children);
  for (const form of document.forms) {
    // A field of the payment page is named "action" and hides `form.action`.
    const action = new URL(form.getAttribute('action') ?? '', window.location.origin);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const sent = [...new FormData(form)].map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      ask(new Request(action, { method: 'POST', body: new URLSearchParams(sent) }));
    });
  }
}

/** Shows the mock's page at `path`. */
export async function showPage({ alone }: SharedWorld, path: string): Promise<void> {
  const ask = async (request: Request): Promise<void> => {
    const response =
      (await alone(
        async (world) =>
          (await handleOauth(world, request)) ??
          (await handlePayPage(world, request)) ??
          (await handleControl(world, request)),
      )) ?? new Response('There is no such page.', { status: 404 });
    const next = response.headers.get('Location');
    if (next === null) {
      show(await response.text(), (sent) => void ask(sent));
    } else if (next.startsWith(MOCK)) {
      window.history.replaceState(null, '', toBenchAddress(next));
      await ask(new Request(new URL(next, window.location.origin)));
    } else {
      window.location.replace(next);
    }
  };
  await ask(new Request(new URL(path, window.location.origin)));
}
