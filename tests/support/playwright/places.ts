import type { Page } from '@playwright/test';
import { waitUntilAtRest } from './rest';

/** Layout rounds, in px. */
const TOLERANCE = 1;

/**
 * Remembers where the headings, fields and buttons of the page are. A region of the name `except` is left out: what it shows is what the
 * fields make.
 */
export async function rememberPlaces(page: Page, except?: string): Promise<void> {
  await page.evaluate((name) => {
    const places = [
      ...document.querySelectorAll('main :is(h1, h2, h3, label, input, button, [role="tab"])'),
    ]
      .filter(
        (one) =>
          one.checkVisibility() &&
          (name === undefined ||
            one.closest('[role="region"]')?.querySelector('h2')?.textContent !== name),
      )
      .map((one) => ({
        one,
        at: one.getBoundingClientRect().toJSON() as DOMRect,
        scrolled: window.scrollY,
      }));
    Object.assign(window, { places });
  }, except);
}

/** Returns what stands elsewhere now, as "name: pixels to the side, down". */
export async function movedPlaces(page: Page): Promise<readonly string[]> {
  await waitUntilAtRest(page);
  return page.evaluate((tolerance) => {
    const { places } = window as unknown as {
      places: readonly { readonly one: Element; readonly at: DOMRect; readonly scrolled: number }[];
    };
    const stays = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).position === 'sticky' || stays(one.parentElement));
    return places.flatMap(({ one, at, scrolled }) => {
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
