/** Debian's Firefox, driven over WebDriver BiDi, which needs no driver of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { type Engine, type InPage, type Modifier, SIZE, type Tab } from './engine';

export const FIREFOX_PACKAGES = ['firefox-esr'];

/** High contrast as Windows asks for it. */
export const HIGH_CONTRAST = {
  'browser.display.document_color_use': 2,
  'ui.useAccessibilityTheme': 1,
} as const;

const pages = new WeakMap<Tab, Page>();

/** Returns the driver's own page, for what WebKit's driver cannot do. */
export function firefoxPage(tab: Tab): Page {
  const page = pages.get(tab);
  if (!page) throw new TypeError('no tab of Firefox');
  return page;
}

function tabOf(page: Page): Tab {
  const evaluate = <A, R>(script: InPage<A, R>, arg?: A) =>
    page.evaluate(script as InPage<unknown, R>, arg) as Promise<R>;
  const tab: Tab = {
    goto: async (address) => {
      await page.goto(address);
    },
    back: async () => {
      // Puppeteer waits for a page to load, and one that the browser has kept does not.
      await page.evaluate(() => void setTimeout(() => history.back()));
    },
    reload: async () => {
      await page.reload();
    },
    address: () => evaluate(() => location.href),
    resize: (width, height) => page.setViewport({ width, height }),
    addScript: async (source) => {
      await page.evaluate(source);
    },
    evaluate,
    find: async (script, arg) => {
      const found = await page.evaluateHandle(script as InPage<unknown, Element | null>, arg);
      const element = found.asElement() as ElementHandle<HTMLInputElement> | null;
      return (
        element && {
          click: () => element.click(),
          chooseFile: (path) => element.uploadFile(path),
        }
      );
    },
    type: (text) => page.keyboard.type(text),
    press: async (key, ...held: readonly Modifier[]) => {
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(key as KeyInput);
      for (const one of held) await page.keyboard.up(one);
    },
  };
  pages.set(tab, page);
  return tab;
}

export async function startFirefox(prefs: Readonly<Record<string, number>> = {}): Promise<Engine> {
  const downloads = mkdtempSync(join(tmpdir(), 'firefox-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    defaultViewport: SIZE,
    // The certificate of tests/host is made on the spot.
    acceptInsecureCerts: true,
    env: { ...process.env, TZ: 'UTC' },
    extraPrefsFirefox: {
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      'intl.accept_languages': 'en-US',
      // As in the tests in Chromium: what slides in is not where it will be.
      'ui.prefersReducedMotion': 1,
      ...prefs,
    },
  });
  return {
    downloads,
    startSession: async () => {
      const context = await browser.createBrowserContext();
      return {
        openTab: async () => tabOf(await context.newPage()),
        close: () => context.close(),
      };
    },
    close: async () => {
      await browser.close();
      rmSync(downloads, { recursive: true });
    },
  };
}
