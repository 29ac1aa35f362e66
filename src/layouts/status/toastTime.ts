/** How long a toast stays, and how far from the top (spec §9). */
export const TOAST_MS = 3000;
export const TOAST_TOP_PX = 8;
