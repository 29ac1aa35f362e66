/**
 * Nothing is cut and nothing scrolls sideways: at 320 px, which is also 1280 px at 400 % (WCAG 1.4.10), and under text spacing of the
 * reader's own (WCAG 1.4.12), on a narrow and on a wide screen; and what stays while the page scrolls covers no control. The same walk through every page shows what a page asks other sites for
 * (nothing) and what it leaves in the browser.
 */
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { STORED } from '../../src/lib/browser/storage/storage';
import { textPattern } from '../support/eitherText';
import {
  button,
  dialogOf,
  monthsOf,
  navDrawer,
  navOpener,
  openList,
  selectsOf,
} from '../support/playwright/controls';
import {
  type Backend,
  editAddress,
  expect,
  openSignedIn,
  test,
} from '../support/playwright/fixtures';
import { cutTexts, outOfReach, setSpacing, sidewaysScroll } from '../support/playwright/layout';
import { OPENINGS } from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visit } from '../support/playwright/visit';
import { ru, t } from '../support/texts';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';

const NARROW = { width: 320, height: 900 };
/** 1280 × 1024 px at 400 %. */
const LOW = { width: 320, height: 256 };
const WIDE = { width: 1440, height: 900 };
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

/** Pages with lists to choose from, a calendar, and tables that are empty. */
const WITH_LISTS = [
  '/residential?country=US',
  '/usage?range=custom&start=2026-01-01&end=2026-01-02',
  '/usage?tab=changes&account=nobody',
  '/neworder?dates=custom',
  '/proxysetting/subaccount?search=nobody',
  '/proxysetting/whitelist?search=nobody',
];

/** The groups of settings that a narrow screen folds. */
const FOLDED = ['residential.connection', 'residential.output'] as const;

/** Looks at each tab in a part of the page that has any. */
async function expectTabsWhole(page: Page, scope: Locator, what: string): Promise<void> {
  await expect(scope.getByRole('tab').nth(1)).toBeVisible();
  const tabs = await scope.getByRole('tab').all();
  for (const tab of tabs) {
    await tab.click();
    await expectWhole(page, `${what}, ${await tab.textContent()}`);
  }
}

/** Opens each list and each calendar of the page, which must stand in the window as a whole. */
async function expectListsWhole(page: Page, path: string): Promise<void> {
  for (const [fields, box] of [
    [selectsOf(page), openList(page)],
    [page.getByLabel(textPattern('day.from')), monthsOf(page)],
  ] as const) {
    for (const field of await fields.all()) {
      if (await field.isDisabled()) continue;
      await field.click();
      const what = `${path}: ${await field.getAttribute('id')}`;
      await expect(box).toBeVisible();
      // The box slides to its place.
      const sides = () =>
        box.evaluate((one) => {
          const { left, right } = one.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        });
      await expect.soft.poll(sides, what).toBe(true);
      expect.soft(await sidewaysScroll(page), what).toBe(0);
      expect.soft(await cutTexts(page), what).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
    }
  }
}

for (const locale of ['en-US', 'ru-RU'] as const) {
  test(`at 320 px and under text spacing every list, every calendar and every empty table is whole, ${locale}`, async ({
    page,
    backend,
  }) => {
    await page.setViewportSize(NARROW);
    await openSignedIn(page, backend, '/dashboard', { locale });
    await setSpacing(page, true);
    for (const path of WITH_LISTS) {
      await visit(page, `/client${path}`);
      await waitUntilAtRest(page);
      expect.soft(await cutTexts(page), path).toEqual([]);
      await expectListsWhole(page, path);
    }
  });

  test(`at 320 px and under text spacing every tab, and everything that opens over a page, is whole, ${locale}`, async ({
    page,
    backend,
  }) => {
    test.slow();
    const texts = locale === 'en-US' ? t : ru;
    await page.setViewportSize(NARROW);
    await openSignedIn(page, backend, '/residential?country=US&rotation=sticky', { locale });
    for (const group of FOLDED) await button(page, texts.pattern(group)).click();
    await button(page, texts('residential.generate')).click();
    await expectTabsWhole(page, page.locator('main'), 'the generator');
    await page.getByRole('link', { name: texts('common.faq'), exact: true }).click();
    await expectTabsWhole(page, dialogOf(page), 'the help');
    for (const [name, { path, open }] of Object.entries(OPENINGS)) {
      // What loads only when seen is seen in a wide window.
      await page.setViewportSize(WIDE);
      await visit(page, `/client${path}`);
      await waitUntilAtRest(page);
      await page.setViewportSize(NARROW);
      // The narrow frame replaces the wide one, and a key pressed meanwhile is lost.
      await waitUntilAtRest(page);
      const opened = await open(page);
      await expect(opened).toBeVisible();
      await waitUntilAtRest(page);
      for (const isSpaced of [true, false]) {
        await setSpacing(page, isSpaced);
        const what = `${name}${isSpaced ? ', spaced' : ''}`;
        await expect.soft.poll(() => sidewaysScroll(page), what).toBe(0);
        await expect.soft.poll(() => cutTexts(page), what).toEqual([]);
      }
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
    }
  });

  test(`at 320 × 256 px every control can be reached and seen, ${locale}`, async ({
    page,
    backend,
  }) => {
    const expectAll = async (what: string) => {
      await waitUntilAtRest(page);
      await expect.soft.poll(() => outOfReach(page), what).toEqual([]);
    };
    await page.setViewportSize(LOW);
    await page.addInitScript((name) => localStorage.setItem('umi_locale', name), locale);
    await page.goto(`/client${PUBLIC[0]}`);
    for (const path of PUBLIC) {
      await visit(page, `/client${path}`);
      await expectAll(path);
    }
    await openSignedIn(page, backend, '/dashboard', { locale });
    for (const path of [...SIGNED_IN, editAddress(backend)]) {
      await visit(page, `/client${path}`);
      await expectAll(path);
    }
    for (const [name, { path, open }] of Object.entries(OPENINGS)) {
      await visit(page, `/client${path}`);
      await waitUntilAtRest(page);
      const opened = await open(page);
      await expect(opened).toBeVisible();
      // Lists and calendars close as soon as the focus leaves their field.
      if (await opened.evaluate((one) => one.closest('[role=dialog], [role=menu]') !== null))
        await expectAll(name);
      await page.keyboard.press('Escape');
      await expect(opened).toBeHidden();
    }
  });
}
