/**
 * Nothing is cut and nothing scrolls sideways: at 320 px, which is also 1280 px at 400 % (WCAG 1.4.10), and under text spacing of the
 * reader's own (WCAG 1.4.12), on a narrow and on a wide screen; and what stays while the page scrolls covers no control. Every page is
 * walked through in both languages, its parts in Russian, whose words are longer. The same walk shows what a page asks other sites for
 * (nothing) and what it leaves in the browser.
 */

import type { BrowserContext, Locator, Page } from '@playwright/test';
import { STORED } from '../../src/lib/browser/storage/storage';
import { SUPPORTED_LOCALES } from '../../src/lib/locale';
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
import { type Backend, expect, openSignedIn, test } from '../support/playwright/fixtures';
import {
  cutTexts,
  isInWindow,
  outOfCards,
  outOfReach,
  setSpacing,
  sidewaysScroll,
} from '../support/playwright/layout';
import { OPENINGS, openingsFor, whileOpen } from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import { visit, walkPages } from '../support/playwright/visit';
import { ru } from '../support/texts';

const NARROW = { width: 320, height: 900 };
/** 1280 × 1024 px at 400 %. */
const LOW = { width: 320, height: 256 };
const WIDE = { width: 1440, height: 900 };
/** Expects that nothing of what is shown is cut or scrolls sideways. */
async function expectFit(page: Page, what: string): Promise<void> {
  await waitUntilAtRest(page);
  // A chart follows the window after a moment.
  await expect.soft.poll(() => sidewaysScroll(page), what).toBe(0);
  await expect.soft.poll(() => cutTexts(page), what).toEqual([]);
  expect.soft(await outOfCards(page), what).toEqual([]);
}

/** Looks at the present page with spacing, in both widths. */
async function expectWhole(page: Page, path: string): Promise<void> {
  await setSpacing(page, true);
  for (const viewport of [WIDE, NARROW]) {
    await page.setViewportSize(viewport);
    await expectFit(page, `${path} at ${viewport.width} px`);
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

for (const locale of SUPPORTED_LOCALES) {
  test(`nothing is cut and nothing scrolls sideways at 320 px and under text spacing, and no page asks another site or keeps what is not listed, ${locale}`, async ({
    page,
    context,
    backend,
  }) => {
    // Every page, twice.
    test.slow();
    const strangers = listenForStrangers(context, backend);
    await page.addInitScript((name) => localStorage.setItem('umi_locale', name), locale);
    await walkPages(page, backend, (path) => expectWhole(page, path));
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
      await expect.soft.poll(() => isInWindow(box), what).toBe(true);
      expect.soft(await sidewaysScroll(page), what).toBe(0);
      expect.soft(await cutTexts(page), what).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
    }
  }
}

test('at 320 px every list, calendar and empty table is whole', async ({ page, backend }) => {
  await page.setViewportSize(NARROW);
  await openSignedIn(page, backend, '/dashboard', { locale: 'ru-RU' });
  await setSpacing(page, true);
  for (const path of WITH_LISTS) {
    await visit(page, `/client${path}`);
    await waitUntilAtRest(page);
    expect.soft(await cutTexts(page), path).toEqual([]);
    await expectListsWhole(page, path);
  }
});

test('at 320 px every tab and all that opens over a page is whole', async ({ page, backend }) => {
  test.slow();
  await page.setViewportSize(NARROW);
  await openSignedIn(page, backend, '/residential?country=US&rotation=sticky', {
    locale: 'ru-RU',
  });
  for (const group of FOLDED) await button(page, ru.pattern(group)).click();
  await button(page, ru('residential.generate')).click();
  await expectTabsWhole(page, page.locator('main'), 'the generator');
  await page.getByRole('link', { name: ru('common.faq'), exact: true }).click();
  await expectTabsWhole(page, dialogOf(page), 'the help');
  await setSpacing(page, true);
  for (const name of openingsFor(NARROW)) {
    // Parts that load only when seen are seen in a wide window.
    await page.setViewportSize(WIDE);
    await visit(page, `/client${OPENINGS[name].path}`);
    await waitUntilAtRest(page);
    await page.setViewportSize(NARROW);
    // The narrow frame replaces the wide one, and a key pressed meanwhile is lost.
    await waitUntilAtRest(page);
    await whileOpen(page, name, () => expectFit(page, name));
  }
});

test('at 320 × 256 px every control can be reached and seen', async ({ page, backend }) => {
  test.slow();
  const expectAll = async (what: string) => {
    await waitUntilAtRest(page);
    await expect.soft.poll(() => outOfReach(page), what).toEqual([]);
    await expect.soft.poll(() => sidewaysScroll(page), what).toBe(0);
  };
  await page.setViewportSize(LOW);
  await page.addInitScript(() => localStorage.setItem('umi_locale', 'ru-RU'));
  // A balance of six digits takes most of the header.
  for (const user of backend.server.world.state.users) user.balance = 223_456_79;
  await walkPages(page, backend, expectAll);
  for (const name of openingsFor(LOW)) {
    await visit(page, `/client${OPENINGS[name].path}`);
    await waitUntilAtRest(page);
    await whileOpen(page, name, async (opened) => {
      // Lists and calendars close as soon as the focus leaves their field.
      if (await opened.evaluate((one) => one.closest('[role=dialog], [role=menu]') !== null))
        await expectAll(name);
    });
  }
});
