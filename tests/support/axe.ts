import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** axe's own code, of the version that its builder brings. */
const SOURCE = readFileSync(
  createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
);

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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

/** What axe finds on the page as it stands, each with what is wrong with it. */
export async function findings(page: Page, path: string): Promise<string[]> {
  await isStill(page);
  // The builder would send axe's code twice, at twice the length, with each look: half a second in which nothing is looked at.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  // The portal has no frames, for which axe would open a page of its own each time; what passes is not asked for.
  const { violations } = await new AxeBuilder({ page, axeSource: ' ' })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${path} ${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary})`).join(' | ')}`,
  );
}
