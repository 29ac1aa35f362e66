import { expect, type Locator } from '@playwright/test';
import { BUTTON, CARD, FACT_TEXT, FIELD_BOX, JOINED, NOT_CUT, NOTE, SCROLLED } from './controls';

/** A page of Playwright's, or a tab of another driver. */
export interface Evaluates {
  evaluate<R, A>(script: (arg: A) => R, arg?: A): Promise<R>;
}

/** The windows in which pages are measured and pictured: a desk, a laptop, a tablet and a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
] as const;

const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 900 };

/** An orthogonal array: every two of a language, an appearance and a width meet once. */
export const LOOKS = [
  { locale: 'en-US', appearance: 'light', viewport: DESKTOP },
  { locale: 'ru-RU', appearance: 'dark', viewport: DESKTOP },
  { locale: 'en-US', appearance: 'dark', viewport: PHONE },
  { locale: 'ru-RU', appearance: 'light', viewport: PHONE },
] as const;

/** WCAG 2.2, 2.5.8: a target is at least this wide and high, in CSS px. */
const SMALLEST_TARGET = 24;
/** Boxes may share an edge, and layout rounds, in px. */
const TOLERANCE = 1;

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, ' +
  '[role="button"], [role="tab"], [role="radio"], [role="checkbox"], [role="switch"], [role="option"]';

/** The distances of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** Sets the text spacing of WCAG 1.4.12, as a reader's own style sheet does, or takes it back. */
export function setSpacing(page: Evaluates, isSpaced: boolean): Promise<void> {
  return page.evaluate(
    ([css, media]) => {
      const style = document.getElementById('text-spacing') ?? document.createElement('style');
      style.id = 'text-spacing';
      style.textContent = `@media ${media} { ${css} }`;
      document.head.append(style);
    },
    [SPACING, isSpaced ? 'all' : 'not all'] as const,
  );
}

/** Returns how far the page can be scrolled sideways, in px. */
export function sidewaysScroll(page: Evaluates): Promise<number> {
  return page.evaluate(() =>
    Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth),
  );
}

/** Returns the fields that stand out of the card that they are in, each as "HTML: px". */
export function outOfCards(page: Evaluates): Promise<string[]> {
  return page.evaluate(
    ([card, fields, tolerance]) =>
      [...document.querySelectorAll(card)].flatMap((box) => {
        const { right } = box.getBoundingClientRect();
        return [...box.querySelectorAll(fields)].flatMap((field) => {
          const out = field.getBoundingClientRect().right - right;
          return out > tolerance ? [`${field.outerHTML.slice(0, 160)}: ${out}`] : [];
        });
      }),
    [CARD, FIELD_BOX, TOLERANCE] as const,
  );
}

/** Returns the box of a part of the page, once it has one: that of what is not drawn is zero, which every upper limit would pass. */
export async function boxOf(part: Locator): Promise<DOMRect> {
  const read = (): Promise<DOMRect> => part.evaluate((one) => one.getBoundingClientRect().toJSON());
  await expect.poll(async () => (await read()).height).toBeGreaterThan(0);
  return read();
}

/** Tells whether a box stands in the window from side to side. */
export function isInWindow(box: Locator): Promise<boolean> {
  return box.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  });
}

/** Returns the families of antd's classes on the page ("ant-select") that no stylesheet has a rule for. */
export function unstyled(page: Evaluates): Promise<string[]> {
  return page.evaluate(() => {
    const textOf = (rules: CSSRuleList): string =>
      [...rules].map((rule) => ('cssRules' in rule ? rule.cssText : '')).join('');
    const sheets = [...document.styleSheets].map((sheet) => textOf(sheet.cssRules)).join('');
    const classes = [...document.querySelectorAll('[class*="ant-"]')].flatMap((element) => [
      ...element.classList,
    ]);
    // "ant-design-pro" is ProLayout's name for itself, without a rule.
    const families = classes.flatMap((name) => /^ant-(?!design-pro)[a-z]+/.exec(name)?.[0] ?? []);
    return [...new Set(families)].filter((family) => !sheets.includes(`.${family}`));
  });
}

/**
 * Returns the visible controls that are smaller than 24 × 24 px, each as "HTML: width × height". Disabled controls, and
 * links in a line of text, are left out, as in 2.5.8. A control's label counts as part of it, and so does the box that
 * antd draws around a field's text.
 */
export function smallTargets(page: Evaluates): Promise<string[]> {
  return page.evaluate(
    ([selector, smallest, box]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.sr-only');
      const isInText = (element: Element) => {
        if (getComputedStyle(element).display !== 'inline') return false;
        const own = element.textContent?.trim() ?? '';
        return (element.parentElement?.textContent?.trim() ?? '').length > own.length;
      };
      const boxesOf = (element: Element): Element[] => {
        const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
        const field = element.closest(box);
        const whole = field && element.matches('input') ? [field] : [];
        return [element, ...(labels ?? []), ...whole];
      };
      return [...document.querySelectorAll(selector)]
        .filter((element) => isShown(element) && !isInText(element))
        .filter((element) => !element.matches(':disabled'))
        .flatMap((element) => {
          const rects = boxesOf(element)
            .filter(isShown)
            .map((one) => one.getBoundingClientRect());
          const isLarge = rects.some(
            ({ width, height }) => Math.round(width) >= smallest && Math.round(height) >= smallest,
          );
          if (isLarge) return [];
          const { width, height } = element.getBoundingClientRect();
          const size = `${width.toFixed(1)} × ${height.toFixed(1)}`;
          return [`${element.outerHTML.slice(0, 160)}: ${size}`];
        });
    },
    [CONTROLS, SMALLEST_TARGET, FIELD_BOX] as const,
  );
}

/** Returns the visible boxes that hide a part of the text in them, each as "HTML: hidden px sideways × down". */
export function cutTexts(page: Evaluates): Promise<string[]> {
  return page.evaluate(
    ([tolerance, skipped, scrolled]) => {
      const hides = /^(hidden|clip)$/;
      return [...document.querySelectorAll('body *')].flatMap((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        if (!hides.test(overflowX) && !hides.test(overflowY)) return [];
        if (!box.textContent?.trim() || box.matches(scrolled)) return [];
        if (box.closest(`.sr-only, ${skipped}`)) return [];
        if (!box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
        const sideways = hides.test(overflowX) ? box.scrollWidth - box.clientWidth : 0;
        const down = hides.test(overflowY) ? box.scrollHeight - box.clientHeight : 0;
        if (sideways <= tolerance && down <= tolerance) return [];
        return [`${box.outerHTML.slice(0, 160)}: ${sideways} × ${down}`];
      });
    },
    [TOLERANCE, NOT_CUT, SCROLLED] as const,
  );
}

/** Returns the words that break in the middle, without a hyphen, for want of room; names that customers or programs have made may. */
export function brokenWords(page: Evaluates): Promise<string[]> {
  return page.evaluate((skipped) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const box = node.parentElement;
      if (!box?.checkVisibility({ visibilityProperty: true }) || box.closest(skipped)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{4,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`${word} in ${box.outerHTML.slice(0, 120)}`);
      }
    }
    return broken;
  }, '.sr-only, svg, [translate="no"]');
}

/** Returns the texts of charts that are cut at the edge of their drawing; a legend that scrolls, which echarts clips, is not. */
export function cutChartTexts(page: Evaluates): Promise<string[]> {
  return page.evaluate(
    (tolerance) =>
      [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
        const own = text.getBoundingClientRect();
        const edge = text.ownerSVGElement?.getBoundingClientRect();
        if (!edge || text.closest('[clip-path]') || own.width === 0) return [];
        const isInside =
          own.left >= edge.left - tolerance &&
          own.right <= edge.right + tolerance &&
          own.top >= edge.top - tolerance &&
          own.bottom <= edge.bottom + tolerance;
        return isInside ? [] : [text.textContent];
      }),
    TOLERANCE,
  );
}

/**
 * Returns the controls that cannot be seen once they have the focus, each as "HTML: why": their middle is outside of the window, or
 * under a part that stays where it is while the page scrolls. In an open dialog or menu its own are looked at.
 */
export function outOfReach(page: Evaluates): Promise<string[]> {
  return page.evaluate((selector) => {
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only') &&
      element.getBoundingClientRect().width > 1;
    const open = [...document.querySelectorAll('[role=dialog], [role=menu]')].filter(isShown);
    const controls = (open.at(-1) ?? document.body).querySelectorAll<HTMLElement>(
      `${selector}, [role="menuitem"], [role="menuitemradio"]`,
    );
    const middle = (from: number, to: number, end: number) =>
      (Math.max(from, 0) + Math.min(to, end)) / 2;
    const stays = (one: Element | null): boolean =>
      one !== null &&
      (/fixed|sticky/.test(getComputedStyle(one).position) || stays(one.parentElement));
    return [...controls].flatMap((control) => {
      if (!isShown(control) || control.matches(':disabled')) return [];
      control.focus();
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const [x, y] = [middle(left, right, innerWidth), middle(top, bottom, innerHeight)];
      const over = document.elementFromPoint(x, y);
      const isCovered = over !== null && !over.contains(control) && !control.contains(over);
      if (over !== null && !(isCovered && stays(over) && !stays(control))) return [];
      const html = (one: Element) => one.outerHTML.slice(0, 120);
      return [`${html(control)}: ${over === null ? 'outside' : `under ${html(over)}`}`];
    });
  }, CONTROLS);
}

/** A note or a framed button with less room than this to what stands before or after it touches it, in px. */
const LEAST_GAP = 4;

/** Pairs of parts of a page that are not apart, each as "one and other: px between them sideways, down". */
interface Crowded {
  /** Visible texts and controls, without one being part of the other. */
  readonly overlapping: readonly string[];
  /** Notes and framed buttons with a text, a field or one another; joined controls are one. */
  readonly touching: readonly string[];
}
/** Expected where nothing overlaps or touches. */
export const APART: Crowded = { overlapping: [], touching: [] };

/**
 * Finds what overlaps or touches; where a dialog or a menu is open, in it. What stays in sight while the page scrolls (Pay now on a
 * phone) lies over the rest by design; `outOfReach` checks that nothing is hidden behind it for good.
 */
export function findCrowded(page: Evaluates): Promise<Crowded> {
  return page.evaluate(
    ([least, tolerance, controls, fact, fields, button, note, joined]) => {
      const isShown = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.closest('.sr-only, [aria-hidden="true"]');
      // The menu of pages is always there.
      const open = [...document.querySelectorAll('[role=dialog], [role=menu]')]
        .filter((one) => isShown(one) && !one.closest('nav'))
        .at(-1);
      const boxes = (scope: ParentNode, selector: string) =>
        [...scope.querySelectorAll(selector)]
          .filter(isShown)
          .map((element) => ({ element, rect: element.getBoundingClientRect() }))
          .filter(({ rect }) => rect.width > tolerance && rect.height > tolerance);
      type Box = ReturnType<typeof boxes>[number];
      // A bar that stays may be a part of something that stays, too.
      const staying = (one: Element | null): Element | null =>
        one === null || getComputedStyle(one).position === 'sticky'
          ? one
          : staying(one.parentElement);
      const name = ({ element }: Box) =>
        `${element.tagName.toLowerCase()} "${(element.textContent || element.id).trim().slice(0, 40)}"`;
      const closer = (a: Box, b: Box, than: number) => {
        const aside = Math.max(a.rect.left - b.rect.right, b.rect.left - a.rect.right);
        const down = Math.max(a.rect.top - b.rect.bottom, b.rect.top - a.rect.bottom);
        const isPart = a.element.contains(b.element) || b.element.contains(a.element);
        if (Math.max(aside, down) >= than || isPart) return [];
        return staying(a.element) === staying(b.element)
          ? [`${name(a)} and ${name(b)}: ${aside}, ${down}`]
          : [];
      };
      // antd's plain buttons have a frame that is transparent.
      const isFramed = ({ element }: Box) =>
        element.matches(note) ||
        !/^rgba\(.* 0\)$|^transparent$/.test(getComputedStyle(element).borderTopColor);
      const all = boxes(open ?? document, `${controls}, label, h1, h2, h3, p, dt, dd, th, ${fact}`);
      const others = boxes(
        open ?? document.querySelector('main') ?? document,
        `h1, h2, h3, p, label, input, ${fields}, ${note}, ${button}`,
      ).filter(({ element }) => !element.closest(joined));
      const framed = others.filter(
        (box) =>
          box.element.matches(`${button}, ${note}`) &&
          !box.element.closest('label') &&
          isFramed(box),
      );
      return {
        overlapping: all.flatMap((a, index) =>
          all.slice(index + 1).flatMap((b) => closer(a, b, -tolerance)),
        ),
        touching: framed.flatMap((a) => others.flatMap((b) => closer(a, b, least - tolerance / 2))),
      };
    },
    [LEAST_GAP, TOLERANCE, CONTROLS, FACT_TEXT, FIELD_BOX, BUTTON, NOTE, JOINED] as const,
  );
}
