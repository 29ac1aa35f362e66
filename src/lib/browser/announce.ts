/** Topics of messages: code without a view announces them, and need not import the parts that show them. */
export interface Announcements {
  /** A text that the customer sees for a moment. */
  toast: Toast;
  /** Something that toasts must not cover has appeared or gone. */
  aboveToasts: null;
  /** The customer wants to report a problem. */
  report: null;
  /** An error that a page or a part threw while it was drawn. */
  crash: unknown;
  /** A field of an answer that could not be read, and its call. */
  unreadable: { readonly call: string; readonly field: string };
}

/** A message that disappears by itself. */
export interface Toast {
  readonly kind: 'success' | 'warning' | 'error' | 'info';
  readonly text: string;
  /** The words in it that a browser must not translate. */
  readonly names?: readonly string[];
}

type Listener<T> = (payload: T) => void;
const listeners: { [K in keyof Announcements]: Set<Listener<Announcements[K]>> } = {
  toast: new Set(),
  aboveToasts: new Set(),
  report: new Set(),
  crash: new Set(),
  unreadable: new Set(),
};

/** Toasts from before any listener: the start of the portal may already have one. */
const unheard: Toast[] = [];

/** Calls the listener for each message of a topic until the returned function is called. */
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

/** Sends a message to all listeners of a topic. A toast waits for the first listener. */
export function announce<K extends keyof Announcements>(topic: K, payload: Announcements[K]): void {
  if (topic === 'toast' && listeners.toast.size === 0) unheard.push(payload as Toast);
  for (const listener of [...listeners[topic]]) listener(payload);
}
