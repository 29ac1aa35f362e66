import { flushSync } from 'react-dom';
import { localStore, START_KEYS } from './storage/storage';

/** The customer's choice; 'system' follows the device. */
export type AppearanceChoice = 'light' | 'dark' | 'system';
export const APPEARANCE_CHOICES: readonly AppearanceChoice[] = ['system', 'light', 'dark'];

const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The appearance for customers who have not chosen one. */
let defaultChoice: AppearanceChoice = 'system';

/** A choice that the browser refused to store: it counts until the page is left. */
let unstored: AppearanceChoice | null = null;

/** Returns the choice, or the default without one. */
export function readAppearanceChoice(): AppearanceChoice {
  const stored = unstored ?? localStore.read(START_KEYS.appearance);
  return APPEARANCE_CHOICES.find((choice) => choice === stored) ?? defaultChoice;
}

/** True while the browser prints. */
let isPrinting = false;

/** Returns the appearance to show: the choice, or the device's preference; on paper, which is white, always light. */
export function readAppearance(): 'light' | 'dark' {
  if (isPrinting) return 'light';
  const choice = readAppearanceChoice();
  if (choice !== 'system') return choice;
  return dark().matches ? 'dark' : 'light';
}

/** Sets the default appearance, from the layout settings, for customers who have not chosen one. */
export function setDefaultAppearance(choice: AppearanceChoice): void {
  if (choice === defaultChoice) return;
  defaultChoice = choice;
  for (const listener of listeners) listener();
}

/** Stores a choice and shows it. */
export function setAppearance(choice: AppearanceChoice): void {
  unstored = localStore.write(START_KEYS.appearance, choice) ? null : choice;
  for (const listener of listeners) listener();
}

let motion: boolean | undefined;

/**
 * True when the device allowed motion (no "reduced motion") at the portal's start. antd would remount everything on a change, and
 * typed text would be lost, so a change counts from the next start on.
 */
export function isMotionAllowed(): boolean {
  motion ??= !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return motion;
}

/** Listens for changes here, in another tab, of the device, and for printing. Returns a function that stops listening. */
export function subscribeAppearance(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== START_KEYS.appearance && event.key !== null) return;
    unstored = null;
    listener();
  };
  const beforePrint = () => {
    isPrinting = true;
    // The browser prints the page as it stands when this event is over, also within the click on a button that prints.
    flushSync(listener);
  };
  const endPrint = () => {
    isPrinting = false;
    listener();
  };
  // Later, because Chromium may still hold the page (`printPage`).
  const afterPrint = () => void setTimeout(endPrint);
  const media = dark();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  window.addEventListener('beforeprint', beforePrint);
  window.addEventListener('afterprint', afterPrint);
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('beforeprint', beforePrint);
    window.removeEventListener('afterprint', afterPrint);
    media.removeEventListener('change', listener);
  };
}
