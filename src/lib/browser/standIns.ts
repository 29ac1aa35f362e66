/*
 * Stand-ins for parts of the browser that antd and Umi take for granted, and that privacy extensions remove or strict settings
 * refuse. The entry imports this module first. What only the portal uses is guarded where it is used.
 */

/** A media query that never matches. */
function neverMatching(media: string): MediaQueryList {
  const query = new EventTarget();
  return Object.assign(query, {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** An observer that never reports a size. */
class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

window.matchMedia ??= neverMatching;
window.ResizeObserver ??= SilentResizeObserver;

try {
  // Firefox has null here when its storage is switched off.
  if (window.localStorage === null) throw new TypeError('no storage');
} catch {
  // Umi asks for the type of the storage before it reads the language there.
  Object.defineProperty(window, 'localStorage', { value: undefined });
}
