/** The stage of a run: a world, a browser with tabs on the build, and everything that is seen of them from outside. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, BrowserContext, Locator, Page, Request } from '@playwright/test';
import { type MockServer, startServer } from '../../mock/server';
import { advance, createWorld } from '../../mock/world';
import { now, type World } from '../../mock/world/state';
import { API_BASE, type CallName, calls } from '../../src/contract';
import { lookAt, wrongWith } from './look';
import { createPurchaseBook, type PurchaseBook } from './purchases';
import { secretsIn } from './secrets';
import type { Weather } from './weather';

/** How long a customer looks for something before doing something else, in ms. */
const PATIENCE = 1200;
/** How long a document may take to come, in ms. */
const LOADS = 10_000;
/** How long a page may take to come to rest, in ms. */
const REST = 2500;
const LOOK_AGAIN = 60;
const MS = 1000;

/** What the browser itself writes about answers that fail on purpose; it names no mistake of the portal. */
const NETWORK_NOISE =
  /^Failed to load (resource|module script)|^Refused to execute script|net::ERR_|Failed to fetch dynamically imported module/;

const NAMES = Object.keys(calls) as CallName[];
/** Calls that change something for the customer: one click sends each of them once. */
const CHANGES = new Set<CallName>([
  'order.pay',
  'recharge.cryptomusPay',
  'auth.passadd',
  'auth.passdelete',
  'auth.passupdate',
  'auth.trafficupdate',
  'auth.remarkupdate',
  'auth.whiteipadd',
  'auth.whiteipupdate',
  'auth.whiteipdelete',
  'user.genToken',
  'user.changepwd',
]);
const PURCHASES = new Set<CallName | null>(['order.pay', 'recharge.cryptomusPay']);

/** What was not there, or could not be pressed: the customer does something else. */
export class NotNow extends Error {}

export interface Scene {
  readonly world: World;
  /** World time when the customer came; what is older is the seeded history. UTC seconds. */
  readonly startedAt: number;
  readonly context: BrowserContext;
  readonly book: PurchaseBook;
  readonly weather: Weather;
  /** The tab that the customer looks at. */
  page: Page;
  /** Something is wrong: told once for each text. */
  find(what: string): void;
  /** What was found since this was last asked. */
  found(): string[];
  /** A step begins: what is sent from here on belongs to it. */
  beginStep(): void;
  /** Waits, not for ever, until nothing is under way and the page has something to say. */
  rest(): Promise<void>;
  /** Time goes on in the world and in the browser. */
  pass(seconds: number): Promise<void>;
  openTab(path: string): Promise<void>;
  close(): Promise<void>;
}

const callOf = (url: string): CallName | null => {
  const { pathname } = new URL(url);
  return NAMES.find((name) => `${API_BASE}${calls[name].path}` === pathname) ?? null;
};

/** What was sent with a call, without its id. */
function sentWith(request: Request): { content: string; requestId: string | null } {
  const sent = new URLSearchParams(request.postData() ?? new URL(request.url()).search);
  const requestId = sent.get('request_id');
  sent.delete('request_id');
  return { content: `${callOf(request.url())} ${sent}`, requestId };
}

interface Listed {
  readonly code?: number;
  readonly data?: {
    readonly order_id?: unknown;
    readonly list?: readonly { readonly request_id?: string | null }[];
  } | null;
}

/** What the server says of purchases, for the book. */
async function noteAnswer(book: PurchaseBook, sent: globalThis.Request, answer: Response) {
  const call = callOf(sent.url);
  if (answer.type === 'error' || answer.status !== 200) return;
  if (!PURCHASES.has(call) && call !== 'order.rechargeRecord') return;
  const requestId = new URLSearchParams(await sent.text()).get('request_id');
  let body: Listed;
  try {
    body = JSON.parse(await answer.text()) as Listed;
  } catch {
    return;
  }
  if (requestId !== null) {
    const isReadable = body.code !== 0 || typeof body.data?.order_id === 'string';
    if (typeof body.code === 'number' && isReadable) book.answered(requestId, body.code);
  }
  for (const { request_id: listed } of body.data?.list ?? []) if (listed) book.listed(listed);
}

/** Watches what leaves the browser; tells the book of purchases, and what was sent twice. */
function watchCalls(context: BrowserContext, scene: () => Scene) {
  const underWay = new Set<Request>();
  const sentInStep = new Set<string>();
  context.on('request', (request) => {
    const call = callOf(request.url());
    if (call === null) return;
    underWay.add(request);
    if (!CHANGES.has(call)) return;
    const { world, book, find } = scene();
    const token = request.headers()['jwt-token'] ?? '';
    const userId = world.state.sessions[token]?.userId ?? 'nobody';
    const { content, requestId } = sentWith(request);
    const key = `${userId} ${content}`;
    if (sentInStep.has(key)) find(`sent twice by one click: ${content.split(' ')[0]}`);
    sentInStep.add(key);
    if (requestId) book.sent({ requestId, userId, content, at: now(world) });
  });
  context.on('requestfinished', (request) => underWay.delete(request));
  context.on('requestfailed', (request) => {
    underWay.delete(request);
    if (!PURCHASES.has(callOf(request.url()))) return;
    const { requestId } = sentWith(request);
    if (requestId) scene().book.lost(requestId);
  });
  return { underWay, beginStep: () => sentInStep.clear() };
}

/** Tells of errors that nobody handled, and of secrets in the console and in addresses. */
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
      // The answer of Google or Yandex comes in the fragment, and is gone when the page is looked at.
      if (frame === page.mainFrame()) secret('an address', frame.url().split('#')[0] ?? '');
    });
  });
}

/** Opens a stage. The same seed gives the same world. */
export async function openScene(
  browser: Browser,
  { dist, seed, weather }: { dist: string; seed: number; weather: Weather },
): Promise<Scene> {
  const world = createWorld({ seed });
  const book = createPurchaseBook();
  const server: MockServer = await startServer({
    dist,
    world,
    onAnswer: (request, answer) => void noteAnswer(book, request, answer.clone()),
  });
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE);
  context.setDefaultNavigationTimeout(LOADS);
  // esbuild names the functions that are sent to the page with a helper that only its own bundles have.
  await context.addInitScript('globalThis.__name ??= (one) => one');
  await context.clock.install();
  const findings: string[] = [];
  const before = new Set<string>();
  let current: Scene | null = null;
  const scene = () => {
    if (!current) throw new Error('the stage is not set');
    return current;
  };
  const { underWay, beginStep } = watchCalls(context, scene);
  watchNoise(context, scene);
  const page = await context.newPage();
  current = {
    world,
    startedAt: now(world),
    context,
    book,
    weather,
    page,
    beginStep,
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
        const isQuiet = underWay.size === 0 && wrongWith(await lookAt(scene().page)) === null;
        quiet = isQuiet ? quiet + 1 : 0;
        await pause(LOOK_AGAIN);
      }
      // A request whose page is gone may end without a word.
      if (Date.now() >= until) underWay.clear();
    },
    async pass(seconds) {
      await weather.lateEffects();
      advance(world, seconds);
      await context.clock.fastForward(seconds * MS).catch(() => undefined);
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

/** Presses what is visible; `NotNow` when it is not there in time or something lies on it. */
export async function press(target: Locator, clicks = 1): Promise<void> {
  const first = target.filter({ visible: true }).first();
  try {
    await first.click({ timeout: PATIENCE, clickCount: clicks });
  } catch {
    throw new NotNow(`not to be pressed: ${String(target)}`);
  }
}

/** Types over what a field holds. */
export async function type(target: Locator, text: string): Promise<void> {
  try {
    await target.filter({ visible: true }).first().fill(text, { timeout: PATIENCE });
  } catch {
    throw new NotNow(`not to be filled: ${String(target)}`);
  }
}

/** Whether something shows within the customer's patience. */
export async function shows(target: Locator, timeout = PATIENCE): Promise<boolean> {
  return target
    .filter({ visible: true })
    .first()
    .waitFor({ timeout })
    .then(() => true)
    .catch(() => false);
}
