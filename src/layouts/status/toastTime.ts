/** Time that a toast is shown in ms, and its distance from the top in px (spec §9). */
export const TOAST_MS = 3000;
export const TOAST_TOP_PX = 8;
