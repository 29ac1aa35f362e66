import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands. */
export async function findings(page: Page, path: string): Promise<string[]> {
  // A button that has just been enabled is on its way from one colour to the other.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map((one) => one.finished),
    ),
  );
  // The portal has no frames, for which axe would open a page of its own each time; what passes is not asked for. Where its
  // code is on the page already, an empty text is sent in its place.
  const isThere = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: ' ' } : { page })
    .setLegacyMode()
    .options({ runOnly: { type: 'tag', values: TAGS }, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}
