/** The parts of a page that a customer can see and reach. */
import type { Page } from '@playwright/test';
import { textPattern } from '../support/eitherText';

export interface Look {
  /** The page that is painted before the app runs. */
  readonly isPainted: boolean;
  readonly hasWords: boolean;
  /** A heading or an alert. */
  readonly saysSomething: boolean;
  /** Something enabled that the pointer reaches, in the window. */
  readonly hasControl: boolean;
  /** Texts that only a programming mistake shows: "undefined", "NaN", "[object Object]". */
  readonly mistake: string | null;
  readonly isBusy: boolean;
  /** An alert without a button or a link to go on. */
  readonly isDeadEnd: boolean;
}

/** Runs in the page, so it may use nothing that is defined outside of it. */
function look(loading: string): Look {
  const all = (selector: string, within: ParentNode = document) => [
    ...within.querySelectorAll<HTMLElement>(selector),
  ];
  const shows = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const isHit = (element: HTMLElement) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const x = left + width / 2;
    const y = top + height / 2;
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    return (
      hit !== null && (element.contains(hit) || element.closest('label')?.contains(hit) === true)
    );
  };
  const CONTROLS = 'a[href],button,input,select,textarea,[role="tab"],[role="combobox"]';
  const controls = all(CONTROLS).filter((one) => !one.matches(':disabled') && shows(one));
  const main = document.querySelector('main') ?? document.body;
  const alerts = all('[role="alert"]', main).filter(shows);
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (nodeValue?.trim() && parentElement && shows(parentElement)) texts.push(nodeValue);
  }
  const text = texts.join(' ');
  return {
    isPainted: document.querySelector('.boot') !== null,
    hasWords: text !== '',
    saysSomething: all('h1,h2,h3,[role="heading"],[role="alert"]').some(shows),
    hasControl: controls.some(isHit),
    mistake: /\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date/.exec(text)?.[0] ?? null,
    isBusy: all('[aria-busy="true"],[role="status"]')
      .filter(shows)
      .some((one) => one.ariaBusy === 'true' || new RegExp(loading).test(one.textContent ?? '')),
    isDeadEnd: alerts.length > 0 && !controls.some((one) => main.contains(one)),
  };
}

/** Returns what the page shows; null while the browser is loading another document. */
export async function lookAt(page: Page): Promise<Look | null> {
  try {
    return await page.evaluate(look, textPattern('shell.loading').source);
  } catch {
    return null;
  }
}

/** Returns a problem of the page in words; null when there is none. */
export function findMistake(seen: Look | null): string | null {
  if (seen === null) return 'the page cannot be asked';
  if (!seen.hasWords) return seen.isPainted ? 'only the painted shell is there' : 'a blank page';
  // The link of the first painted page appears after a while.
  if (!seen.saysSomething && !seen.isPainted) return 'neither a heading nor an alert is there';
  if (!seen.hasControl) return 'no control is within reach';
  if (seen.mistake !== null) return `the page says "${seen.mistake}"`;
  if (seen.isDeadEnd) return 'a failure without a way on';
  return null;
}
