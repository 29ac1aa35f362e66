/**
 * Nothing is cut and nothing scrolls sideways: at 320 px, which is also 1280 px at 400 % (WCAG 1.4.10), and under text spacing of the
 * reader's own (WCAG 1.4.12), on a narrow and on a wide screen.
 */
import type { Page } from '@playwright/test';
import { navDrawer, navOpener } from '../support/playwright/controls';
import { editAddress, expect, openSignedIn, test } from '../support/playwright/fixtures';
import { cutTexts, sidewaysScroll } from '../support/playwright/layout';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visit } from '../support/playwright/visit';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';

const NARROW = { width: 320, height: 900 };
const WIDE = { width: 1440, height: 900 };
/** The distances of WCAG 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

async function setSpacing(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    ([css, media]) => {
      const style = document.getElementById('text-spacing') ?? document.createElement('style');
      style.id = 'text-spacing';
      style.textContent = `@media ${media} { ${css} }`;
      document.head.append(style);
    },
    [SPACING, isSpaced ? 'all' : 'not all'] as const,
  );
}

/** Looks at the present page in each width, with and without spacing, by resizing it. */
async function expectWhole(page: Page, path: string): Promise<void> {
  for (const [viewport, isSpaced] of [
    [WIDE, true],
    [NARROW, true],
    [NARROW, false],
  ] as const) {
    await page.setViewportSize(viewport);
    await setSpacing(page, isSpaced);
    await waitUntilAtRest(page);
    const what = `${path} at ${viewport.width} px${isSpaced ? ', spaced' : ''}`;
    // A chart follows the window after a moment.
    await expect.soft.poll(() => sidewaysScroll(page), what).toBe(0);
    await expect.soft.poll(() => cutTexts(page), what).toEqual([]);
  }
}

for (const locale of ['en-US', 'ru-RU'] as const) {
  test(`nothing is cut and nothing scrolls sideways at 320 px and under text spacing, ${locale}`, async ({
    page,
    backend,
  }) => {
    // Every page, three times.
    test.slow();
    await page.addInitScript((name) => localStorage.setItem('umi_locale', name), locale);
    await page.goto(`/client${PUBLIC[0]}`);
    for (const path of PUBLIC) {
      await visit(page, `/client${path}`);
      await expectWhole(page, path);
    }
    await openSignedIn(page, backend, '/dashboard', { locale });
    for (const path of [...SIGNED_IN, editAddress(backend)]) {
      await visit(page, `/client${path}`);
      await expectWhole(page, path);
    }
    await setSpacing(page, true);
    await navOpener(page).click();
    await expect(navDrawer(page)).toBeVisible();
    expect(await cutTexts(page)).toEqual([]);
  });
}
