/** From right to left: a build of its own, as in tests/e2e/rtl.spec.ts. */
import { findCrowded, sidewaysScroll } from '../support/playwright/layout';
import { SIZE } from './engine';
import { expect, openSignedIn, test } from './fixtures';

test.use({ build: process.env.DIST_RTL ?? 'dist-rtl' });

test('pages are mirrored; nothing overlaps or scrolls sideways', async ({ portal, backend }) => {
  const { tab } = portal;
  await openSignedIn(portal, backend, '/nowhere');
  for (const path of ['/dashboard', '/neworder', '/residential', '/usage']) {
    await portal.visit(path);
    for (const width of [SIZE.width, 360]) {
      await tab.resize(width, SIZE.height);
      await portal.rest();
      expect(await tab.evaluate(() => document.documentElement.dir)).toBe('rtl');
      const what = `${path} at ${width} px`;
      await expect.soft.poll(async () => (await findCrowded(tab)).overlapping, what).toEqual([]);
      await expect.soft.poll(() => sidewaysScroll(tab), what).toBe(0);
    }
  }
});
