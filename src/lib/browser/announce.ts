/** What the runtime tells the rest of the portal, so that it need not import the parts that show it. */
export interface Announcements {
  /** A text for the customer to see for a moment. */
  toast: Toast;
}

/** A message that goes away by itself. */
export interface Toast {
  readonly kind: 'success' | 'error' | 'info';
  readonly text: string;
}

type Listener<T> = (payload: T) => void;
const listeners: { [K in keyof Announcements]: Set<Listener<Announcements[K]>> } = {
  toast: new Set(),
};

/** Toasts said before anybody could show them: the start of the portal may already have one. */
const unheard: Toast[] = [];

/** Listens until the returned function is called. */
export function listen<K extends keyof Announcements>(
  topic: K,
  listener: Listener<Announcements[K]>,
): () => void {
  listeners[topic].add(listener);
  if (topic === 'toast') {
    for (const toast of unheard.splice(0)) listener(toast as Announcements[K]);
  }
  return () => {
    listeners[topic].delete(listener);
  };
}

/** Tells everybody who listens. */
export function announce<K extends keyof Announcements>(topic: K, payload: Announcements[K]): void {
  if (topic === 'toast' && listeners.toast.size === 0) unheard.push(payload as Toast);
  for (const listener of [...listeners[topic]]) listener(payload);
}
