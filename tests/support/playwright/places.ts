import type { Page } from '@playwright/test';
import { waitUntilAtRest } from './rest';

/** Layout rounds, in px. */
const TOLERANCE = 1;

interface Remembered {
  /** The name of a region that is left out, because what it shows is what the fields make. */
  readonly except?: string;
  /** True for those in the window alone: a list that loads may be longer or shorter than its place. */
  readonly isInWindow?: boolean;
}

/** Remembers where the headings, fields and buttons of the page and of its open dialogs are in a window of this width. */
export async function rememberPlaces(page: Page, which: Remembered = {}): Promise<void> {
  await page.evaluate(({ except, isInWindow = false }) => {
    const places = [
      ...document.querySelectorAll(
        ':is(main, [role="dialog"]) :is(h1, h2, h3, label, input, button, a.ant-btn, [role="tab"])',
      ),
    ]
      .filter(
        (one) =>
          one.checkVisibility() &&
          (except === undefined ||
            one.closest('[role="region"]')?.querySelector('h2')?.textContent !== except),
      )
      .map((one) => ({
        one,
        at: one.getBoundingClientRect().toJSON() as DOMRect,
        scrolled: window.scrollY,
      }))
      .filter(({ at }) => !isInWindow || at.bottom <= window.innerHeight);
    const known = 'places' in window ? window.places : {};
    Object.assign(window, { places: Object.assign({}, known, { [window.innerWidth]: places }) });
  }, which);
}

/** Returns what stands elsewhere now than in a window of the same width, as "name: pixels to the side, down". */
export async function movedPlaces(page: Page): Promise<readonly string[]> {
  await waitUntilAtRest(page);
  return page.evaluate((tolerance) => {
    const { places } = window as unknown as {
      places: Readonly<Record<number, readonly { one: Element; at: DOMRect; scrolled: number }[]>>;
    };
    const stays = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'sticky' || stays(one.parentElement));
    const known = places[window.innerWidth] ?? [];
    if (!known.some(({ one }) => one.checkVisibility()))
      return ['nothing that was remembered is shown'];
    return known.flatMap(({ one, at, scrolled }) => {
      if (!one.checkVisibility()) return [];
      const now = one.getBoundingClientRect();
      const scroll = window.scrollY - scrolled;
      // Generate and a phone's Pay now stay in the window while the page scrolls under them.
      if (scroll !== 0 && stays(one)) return [];
      const aside = now.left - at.left;
      const down = now.top - at.top + scroll;
      const wider = now.width - at.width;
      if ([aside, down, wider].every((by) => Math.abs(by) <= tolerance)) return [];
      return [`${one.textContent || one.id}: ${aside}, ${down}; wider by ${wider}`];
    });
  }, TOLERANCE);
}
