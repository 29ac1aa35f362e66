import { local, START_KEYS } from './storage';

/** What the customer chose; 'system' follows the device. */
export type AppearanceChoice = 'light' | 'dark' | 'system';
export const APPEARANCE_CHOICES: readonly AppearanceChoice[] = ['system', 'light', 'dark'];

const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The appearance for customers who have not chosen one. */
let start: AppearanceChoice = 'system';

/** The stored choice, or the one that applies without it. */
export function readChoice(): AppearanceChoice {
  const stored = local.read(START_KEYS.appearance);
  return APPEARANCE_CHOICES.find((choice) => choice === stored) ?? start;
}

/** What is shown: the choice, or what the device prefers. */
export function readAppearance(): 'light' | 'dark' {
  const choice = readChoice();
  if (choice !== 'system') return choice;
  return dark().matches ? 'dark' : 'light';
}

/** Sets the appearance for customers who have not chosen one (it comes from the layout settings). */
export function startAppearance(choice: AppearanceChoice): void {
  if (choice === start) return;
  start = choice;
  for (const listener of listeners) listener();
}

/** Keeps a choice and shows it. */
export function chooseAppearance(choice: AppearanceChoice): void {
  local.write(START_KEYS.appearance, choice);
  for (const listener of listeners) listener();
}

let motion: boolean | undefined;

/**
 * Whether the device allowed motion (no "reduced motion") when the portal started. antd mounts everything below anew when that
 * changes, and what was typed would be lost, so a change counts from the next start.
 */
export function readMotion(): boolean {
  motion ??= !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return motion;
}

/** Listens for a change here, in another tab or of the device. Returns how to stop. */
export function subscribeAppearance(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === START_KEYS.appearance || event.key === null) listener();
  };
  const media = dark();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  media.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
    media.removeEventListener('change', listener);
  };
}
