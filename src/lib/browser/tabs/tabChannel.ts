/** Tells the other tabs whose data have changed, and hears from them. */
export interface TabChannel {
  post(userId: string): void;
  /** Calls `heard` with the customer's id, as long as the page lives. */
  listen(heard: (userId: string) => void): void;
}

/** Opens the channel of that name; in a browser without channels a tab hears nothing. */
export function openTabChannel(name: string): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    post: (userId) => channel?.postMessage(userId),
    listen(heard) {
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data === 'string') heard(data);
      });
    },
  };
}
