/**
 * Nothing is cut and nothing scrolls sideways: at 320 px, which is also 1280 px at 400 % (WCAG 1.4.10), and under text spacing of the
 * reader's own (WCAG 1.4.12), on a narrow and on a wide screen. The same walk through every page shows what a page asks other sites for
 * (nothing) and what it leaves in the browser.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { STORED } from '../../src/lib/browser/storage';
import { navDrawer, navOpener } from '../support/playwright/controls';
import {
  type Backend,
  editAddress,
  expect,
  openSignedIn,
  test,
} from '../support/playwright/fixtures';
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

/** Listens for requests to any other origin than the portal's, and returns those so far. */
function listenForStrangers(context: BrowserContext, { url }: Backend): () => readonly string[] {
  const strangers: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOwn = origin === url || protocol === 'data:';
    if (!isOwn) strangers.push(request.url());
  });
  return () => strangers;
}

/** Finds the names under which something is kept that docs/storage.md does not list. */
async function unlistedNames(page: Page): Promise<string[]> {
  const kept = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    cookies: document.cookie.split(';').filter(Boolean),
    caches: await caches.keys(),
  }));
  const listed: Readonly<Record<string, readonly string[]>> = {
    ...STORED,
    session: [...STORED.session, 'test-session'],
  };
  return Object.entries(kept).flatMap(([place, names]) =>
    names
      .map((name) => name.replace(/:.*/, ''))
      .filter((name) => !listed[place]?.includes(name))
      .map((name) => `${place}: ${name}`),
  );
}

for (const locale of ['en-US', 'ru-RU'] as const) {
  test(`nothing is cut and nothing scrolls sideways at 320 px and under text spacing, and no page asks another site or keeps what is not listed, ${locale}`, async ({
    page,
    context,
    backend,
  }) => {
    // Every page, three times.
    test.slow();
    const strangers = listenForStrangers(context, backend);
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
    expect(strangers()).toEqual([]);
    expect(await unlistedNames(page)).toEqual([]);
  });
}
