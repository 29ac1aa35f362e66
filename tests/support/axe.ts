import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The minified code of axe, in the version that its builder brings: each document reads less than half of what the builder
 * would send (0.17 instead of 0.26 s of a processor).
 */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

/**
 * Waits until no colour or size of a page is on its way to another one. One change may begin the next: a text that takes its
 * colour from what is around it follows after that.
 */
async function isStill(page: Page): Promise<void> {
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
  // The portal has no frames, for which axe would open a page of its own each time; what passes is not asked for. Where its
  // code is on the page already, an empty text is sent in its place.
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, axeSource: isThere ? ' ' : SOURCE })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();
  return violations.map(
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
