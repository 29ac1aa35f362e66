/** Messages from the portal's window to the bench around it. Both have the same origin. */
import type { Exchange } from './exchange';

export type Message =
  /** A call was made or answered. */
  | { readonly bench: 'exchange'; readonly exchange: Exchange }
  /** The portal is at another address, or its page has another title. */
  | { readonly bench: 'location'; readonly href: string; readonly title: string };

export const FRAME_ID = 'portal';

/** Posts a message to the surrounding window; without a bench nobody listens there. */
export function postToBench(message: Message): void {
  window.parent.postMessage(message, window.location.origin);
}

/** Listens to the messages of the portal in a frame. Returns a function that stops. */
export function onPortalMessage(
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

/** Reports the portal's address and title, now and on every change. */
export function reportLocation(): void {
  const tell = () =>
    postToBench({ bench: 'location', href: window.location.href, title: document.title });
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
