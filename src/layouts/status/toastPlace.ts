/** Time that a toast is shown in ms (spec §9). */
export const TOAST_MS = 3000;

/** Distance of a toast from the top of the window, or from what it must not cover, in px (spec §9). */
const TOP_PX = 8;

/** Returns the distance of toasts from the top of the window, in px. */
export function toastTop(): number {
  const above = [...document.querySelectorAll('[data-above-toasts]')].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  return Math.max(0, ...above) + TOP_PX;
}
