import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The part of axe's interface that is used, as `window.axe` of a page. */
interface Axe {
  run(context: Document | string, options: object): ReturnType<AxeBuilder['analyze']>;
}

/** The minified code of axe, in its builder's version: a document takes twice as long to read the unminified one. */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Waits until all transitions of colours and sizes on a page are over. One may start the next: a text that inherits its colour
 * follows its container.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const underWay = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let all = underWay(); all.length > 0; all = underWay())
      await Promise.allSettled(all.map((one) => one.finished));
  });
}

/** Shows a page in light or dark colours, as on a device that prefers them: the browser informs the page some time later. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-appearance', colorScheme);
}

/**
 * Returns axe's findings on the present page, each with its details. `within` is a selector: only matching parts are looked at, for
 * a page whose other parts were looked at before and are unchanged.
 */
export async function findings(page: Page, path: string, within?: string): Promise<string[]> {
  await waitUntilStill(page);
  // axe's builder would query the page ten times, read axe's code twice, and open another page. Only the support bench has a frame,
  // where axe runs by itself. Passed checks are not requested.
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(SOURCE);
  }
  const found = await page.evaluate(
    async ([context, tags]) => {
      const { axe } = window as unknown as { readonly axe: Axe };
      const { violations } = await axe.run(context ?? document, {
        runOnly: { type: 'tag', values: tags },
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => ({ html, failureSummary })),
      }));
    },
    [within, TAGS] as const,
  );
  return found.map(
    ({ id, nodes }) =>
      `${path} ${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
  );
}

/** Checks that axe finds nothing on the present page, in light and in dark colours. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    expect.soft(await findings(page, `${what}, ${colorScheme},`)).toEqual([]);
  }
}
