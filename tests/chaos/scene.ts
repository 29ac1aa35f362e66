/** The stage of a run: a mock world, a browser with tabs that show the build, and the watchers of both. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type MockServer, startServer } from '../../mock/server';
import { advance, createWorld } from '../../mock/world';
import { type World, worldTime } from '../../mock/world/state';
import { recordAnswer, watchCalls } from './calls';
import { findMistake, lookAt } from './look';
import { createPurchaseBook, type PurchaseBook } from './purchases';
import { secretsIn } from './secrets';
import { CONTROL_TIMEOUT_MS } from './touch';
import type { Weather } from './weather';

/** Longest time for a document to load, in ms. */
const LOADS = 10_000;
/** Longest time for a page to be at rest, in ms. */
const REST = 2500;
const LOOK_AGAIN = 40;
/** Longer than the time-out of a call, in seconds. */
export const PAST_THE_TIMEOUT = 16;
const MS = 1000;

/** The browser's own messages about failures that are made on purpose: no mistake of the portal. */
const NETWORK_NOISE =
  /^Failed to load (resource|module script)|^Refused to execute script|net::ERR_|Failed to fetch dynamically imported module/;

export interface Scene {
  readonly world: World;
  /** The world's time at the start, UTC seconds: everything older is seeded history. */
  readonly startedAt: number;
  readonly context: BrowserContext;
  readonly book: PurchaseBook;
  readonly weather: Weather;
  /** The tab that the customer looks at. */
  page: Page;
  /** True when the customer waits in this step until a hanging call has timed out. */
  isPatient: boolean;
  /** Reports a problem; the same text once only. */
  find(what: string): void;
  /** The findings since the last call of this function. */
  found(): string[];
  /** A step begins: the calls from here on belong to it. */
  beginStep(): void;
  /** True when a call hangs. */
  hangs(): boolean;
  /** Waits, within a limit, until no call is under way and the page shows something. */
  rest(): Promise<void>;
  /** Moves the clocks of the world and of the browser on. */
  pass(seconds: number): Promise<void>;
  /** Sets the browser's clock alone, so many seconds ahead of the world's, or behind it. */
  setDeviceClock(ahead: number): Promise<void>;
  openTab(path: string): Promise<void>;
  close(): Promise<void>;
}

/** Reports unhandled errors, and secrets in the console or in addresses. */
function watchNoise(context: BrowserContext, scene: () => Scene): void {
  const secret = (where: string, text: string) => {
    for (const what of secretsIn(scene().world, [{ where, text }])) scene().find(`secret: ${what}`);
  };
  context.on('console', (message) => {
    const text = message.text();
    secret('the console', text);
    if (message.type() === 'error' && !NETWORK_NOISE.test(text))
      scene().find(`console: ${text.split('\n')[0]}`);
  });
  context.on('weberror', (error) =>
    scene().find(`unhandled error: ${String(error.error()).split('\n')[0]}`),
  );
  context.on('page', (page) => {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    page.on('crash', () => scene().find('the tab crashed'));
    page.on('framenavigated', (frame) => {
      // Google and Yandex answer in the fragment, which the portal removes at its start.
      if (frame === page.mainFrame()) secret('an address', frame.url().split('#')[0] ?? '');
    });
  });
}

/** Opens a stage. The same seed makes the same world. */
export async function openScene(
  browser: Browser,
  { dist, seed, weather }: { dist: string; seed: number; weather: Weather },
): Promise<Scene> {
  const world = createWorld({ seed });
  const book = createPurchaseBook();
  const server: MockServer = await startServer({
    dist,
    world,
    onAnswer: (request, answer) => void recordAnswer(book, request, answer.clone()),
  });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(CONTROL_TIMEOUT_MS);
  context.setDefaultNavigationTimeout(LOADS);
  // esbuild wraps the functions that are sent to the page in a helper of its bundles, which the page lacks.
  await context.addInitScript('globalThis.__name ??= (one) => one');
  await context.clock.install();
  const findings: string[] = [];
  const before = new Set<string>();
  let current: Scene | null = null;
  const scene = () => {
    if (!current) throw new Error('the stage is not set');
    return current;
  };
  const traffic = watchCalls(context, scene);
  watchNoise(context, scene);
  const page = await context.newPage();
  current = {
    world,
    startedAt: worldTime(world),
    context,
    book,
    weather,
    page,
    isPatient: true,
    beginStep: traffic.beginStep,
    hangs: traffic.hangs,
    find(what) {
      if (before.has(what)) return;
      before.add(what);
      findings.push(what);
    },
    found: () => findings.splice(0),
    async rest() {
      const until = Date.now() + REST;
      let quiet = 0;
      while (Date.now() < until && quiet < 2) {
        if (scene().isPatient && traffic.hangs()) await scene().pass(PAST_THE_TIMEOUT);
        const isQuiet =
          traffic.isQuiet() &&
          (traffic.hangs() || findMistake(await lookAt(scene().page)) === null);
        quiet = isQuiet ? quiet + 1 : 0;
        await pause(LOOK_AGAIN);
      }
    },
    async pass(seconds) {
      await weather.lateEffects();
      advance(world, seconds);
      await context.clock.fastForward(seconds * MS).catch(() => undefined);
      // No event reports the end of a request whose page is gone.
      if (seconds >= PAST_THE_TIMEOUT) traffic.giveUp();
    },
    async setDeviceClock(ahead) {
      await context.clock.setSystemTime((worldTime(world) + ahead) * MS).catch(() => undefined);
    },
    async openTab(path) {
      scene().page = await context.newPage();
      await scene().page.goto(path, { waitUntil: 'commit' });
    },
    async close() {
      await context.close();
      await server.close();
    },
  };
  await page.goto('/client/', { waitUntil: 'commit' });
  await current.rest();
  return current;
}
