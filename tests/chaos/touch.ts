/** The customer's hands: they press, type and choose visible controls, and soon give up on missing ones. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { trafficOf } from './calls';
import { lookAt } from './look';

/** Time that a customer looks for a control before doing something else, in ms. */
export const CONTROL_TIMEOUT_MS = 1200;
const LOOK_AGAIN = 30;
/** A control that is missing when the page has been at rest this many times will not appear any more. */
const RESTING = 3;

/** Thrown when a control is missing or cannot be pressed: the customer does something else. */
export class ControlNotAvailable extends Error {}

const isThere = async (target: Locator, must: 'show' | 'work'): Promise<boolean> => {
  try {
    if (!(await target.isVisible())) return false;
    return must === 'show' || (await target.isEnabled({ timeout: LOOK_AGAIN }));
  } catch {
    return false;
  }
};

/** Waits for a control while the page has something under way. */
async function appears(target: Locator, must: 'show' | 'work'): Promise<boolean> {
  const page = target.page();
  const traffic = trafficOf(page.context());
  const until = Date.now() + CONTROL_TIMEOUT_MS;
  let resting = 0;
  while (!(await isThere(target, must))) {
    if (resting >= RESTING || Date.now() > until) return false;
    const isResting = traffic.isQuiet() && (await lookAt(page))?.isBusy === false;
    resting = isResting ? resting + 1 : 0;
    await pause(LOOK_AGAIN);
  }
  return true;
}

const firstOf = (target: Locator) => target.filter({ visible: true }).first();

/** Returns true when a control is visible, now or when the page is at rest. */
export const isShown = (target: Locator): Promise<boolean> => appears(firstOf(target), 'show');

/** Uses a control. Throws `ControlNotAvailable` when the control is missing, disabled or covered. */
async function reach(target: Locator, how: string, work: (first: Locator) => Promise<void>) {
  const first = firstOf(target);
  try {
    if (await appears(first, 'work')) return await work(first);
  } catch {
    // The control is covered, or gone: `ControlNotAvailable` is thrown below.
  }
  throw new ControlNotAvailable(`not to be ${how}: ${String(target)}`);
}

/** Presses a control, once or twice. */
export const press = (target: Locator, clicks = 1): Promise<void> =>
  reach(target, 'pressed', (first) => first.click({ clickCount: clicks }));

/** Replaces the text of a field. */
export const type = (target: Locator, text: string): Promise<void> =>
  reach(target, 'filled', (first) => first.fill(text));

/** Picks a radio button or a segment. */
export const check = (target: Locator): Promise<void> =>
  reach(target, 'chosen', (first) => first.check());
