import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** In the dark only colours differ; the other rules have looked at the same page in the light. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands; colours alone in the dark, or where a test says that the page is dark now. */
export async function findings(
  page: Page,
  path: string,
  { isDark: isDarkNow = false }: { readonly isDark?: boolean } = {},
): Promise<string[]> {
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
  const isDark =
    isDarkNow || (await page.evaluate(() => localStorage.getItem('appearance'))) === 'dark';
  const runOnly = isDark
    ? { type: 'rule' as const, values: COLOURS }
    : { type: 'tag' as const, values: TAGS };
  const { violations } = await new AxeBuilder(isThere ? { page, axeSource: ' ' } : { page })
    .setLegacyMode()
    .options({ runOnly, resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${path} ${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`,
  );
}
