import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What of axe a page has as `window.axe`. */
interface Axe {
  run(context: Document | string, options: object): ReturnType<AxeBuilder['analyze']>;
}

/** The minified code of axe, in the version that its builder brings: the whole one takes a document twice as long to read. */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Waits until no colour or size of a page is on its way to another one. One change may begin the next: a text that takes its
 * colour from what is around it follows after that.
 */
export async function isStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const underWay = () =>
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    for (let all = underWay(); all.length > 0; all = underWay())
      await Promise.allSettled(all.map((one) => one.finished));
  });
}

/** Shows a page in light or dark colours, as a device that prefers them: the browser tells the page some time later. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-appearance', colorScheme);
}

/**
 * What axe finds on the page as it stands, each with what is wrong with it. `within` is a selector: only what it fits is looked at,
 * where the rest of the page was looked at before and is the same.
 */
export async function findings(page: Page, path: string, within?: string): Promise<string[]> {
  await isStill(page);
  // Not by axe's builder, which asks the page ten times, reads axe's code in twice, and opens another page. Only the support bench
  // has a frame: axe asks its own code there. What passes is not asked for.
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

/** axe finds nothing on the page as it stands, in light and in dark colours. */
export async function isCleanInBoth(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await showIn(page, colorScheme);
    expect.soft(await findings(page, `${what}, ${colorScheme},`)).toEqual([]);
  }
}
