/** What the portal's window tells the bench around it. Both are of one origin. */
import type { Exchange } from './exchange';

export type Message =
  /** A call came, or was answered. */
  | { readonly bench: 'exchange'; readonly exchange: Exchange }
  /** The portal is at another address, or its page has another title. */
  | { readonly bench: 'location'; readonly href: string; readonly title: string };

/** The id of the frame that the portal stands in. */
export const FRAME_ID = 'portal';

/** Tells the bench around this window; without one nobody hears it. */
export function tellBench(message: Message): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Hears what the portal in a frame tells. Returns how to stop. */
export function hearPortal(
  frame: () => Window | null | undefined,
  listener: (message: Message) => void,
): () => void {
  const hear = ({ source, origin, data }: MessageEvent) => {
    const isOurs = source === frame() && origin === window.location.origin;
    if (isOurs && typeof data?.bench === 'string') listener(data as Message);
  };
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

/** Tells where the portal is, now and whenever that changes. */
export function reportLocation(): void {
  const tell = () =>
    tellBench({ bench: 'location', href: window.location.href, title: document.title });
  for (const name of ['pushState', 'replaceState'] as const) {
    const go = history[name].bind(history);
    history[name] = (...args) => {
      go(...args);
      tell();
    };
  }
  window.addEventListener('popstate', tell);
  window.addEventListener('hashchange', tell);
  new MutationObserver(tell).observe(document.head, { childList: true, subtree: true });
  tell();
}
