/** Every page in each engine, by the boxes of its parts; `tests/e2e/reflow.spec.ts` measures the same in Chromium. */
import { cutChartTexts, cutTexts, overlaps, sidewaysScroll } from '../support/playwright/layout';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';
import { SIZE } from './engine';
import { expect, keep, openSignedIn, test } from './fixtures';
import type { PortalPage } from './portalPage';

const WIDTHS = [SIZE.width, 360];

async function expectWhole(portal: PortalPage, path: string): Promise<void> {
  const { tab } = portal;
  await portal.visit(path);
  for (const width of WIDTHS) {
    await tab.resize(width, SIZE.height);
    await portal.rest();
    const what = `${path} at ${width} px`;
    await expect.soft.poll(() => sidewaysScroll(tab), what).toBe(0);
    await expect.soft.poll(() => cutTexts(tab), what).toEqual([]);
    await expect.soft.poll(() => cutChartTexts(tab), what).toEqual([]);
    await expect.soft.poll(() => overlaps(tab), what).toEqual([]);
  }
}

for (const locale of ['en-US', 'ru-RU'])
  test(`on every page nothing is cut, overlaps, or scrolls sideways, ${locale}`, async ({
    portal,
    backend,
    expectNoise,
  }) => {
    // Firefox tells of a part that follows the new width one frame later.
    expectNoise(/ResizeObserver loop completed/);
    await keep(portal, { umi_locale: locale });
    await portal.goto(PUBLIC[0] ?? '');
    for (const path of PUBLIC) await expectWhole(portal, path);
    await openSignedIn(portal, backend, '/nowhere', locale);
    for (const path of SIGNED_IN) await expectWhole(portal, path);
  });
