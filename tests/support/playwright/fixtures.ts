import {
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Page,
} from '@playwright/test';
import { type MockServer, startServer } from '../../../mock/server';
import { t } from '../texts';
import { button, field, recordToasts } from './controls';
import { createNoise, type ExpectNoise, type Noise } from './noise';
import { countRequests } from './rest';

/** The seeded customers of the mock world. */
export const DEMO = { email: 'demo@example.com', password: 'demo12345' } as const;
export const NEWCOMER = { email: 'new@example.com', password: 'newcomer1' } as const;
/** A sub-account of the demo customer, and an entry of the whitelist. */
export const SUB = 'scraperteam01';
export const ENTRY = '203.0.113.17';
/** An address of the same origin that is none of the portal's pages. */
export const FOREIGN = '/client/favicon.svg';

/** The mock backend of a worker, and its control surface. */
export interface Backend {
  readonly url: string;
  readonly server: MockServer;
  post(action: string, body?: object): Promise<Record<string, unknown>>;
}

interface WorkerFixtures {
  /** Directory of the build under test. */
  readonly dist: string;
  readonly server: MockServer;
}
/** Options of a project or of a file of tests. */
export interface TestOptions {
  /**
   * True when the portal prefetches the code of its other pages after three idle seconds. Most tests need none of it, and
   * loading and running it takes longer than opening a page, in every document that lives so long: their device asks to save
   * data.
   */
  readonly fetchesAhead: boolean;
}
interface NoiseFixtures {
  /** Listens to the console and to page errors; the test fails on a message that it did not expect. */
  readonly noise: Noise;
  /** Names the messages that the test provokes; each pattern fits one kind of message only (see `failedLoad`). */
  readonly expectNoise: ExpectNoise;
  /** Like `expectNoise`, and the test fails without such a message. */
  readonly requireNoise: ExpectNoise;
}
interface TestFixtures extends TestOptions {
  readonly backend: Backend;
}

/** A test of any build; console messages that it does not expect fail it. */
export const listening = base.extend<NoiseFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
  noise: async ({}, use) => {
    const noise = createNoise();
    await use(noise);
    noise.check();
  },
  expectNoise: async ({ noise }, use) => use(noise.expect),
  requireNoise: async ({ noise }, use) => use(noise.require),
  context: async ({ context, noise }, use) => {
    noise.listen(context);
    countRequests(context);
    await use(context);
    await noise.expectRequired();
  },
});

/** A test against the production build, with a world reset before it. */
export const test = listening.extend<TestFixtures, WorkerFixtures>({
  dist: [process.env.DIST ?? 'dist', { scope: 'worker', option: true }],
  server: [
    async ({ dist }, use) => {
      const server = await startServer({ dist });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  backend: async ({ server }, use) => {
    const post = async (action: string, body: object = {}) => {
      const response = await fetch(`${server.url}/__mock/${action}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!response.ok)
        throw new Error(`/__mock/${action}: ${response.status} ${await response.text()}`);
      return response.json();
    };
    await post('reset');
    await use({ url: server.url, server, post });
  },
  fetchesAhead: [false, { option: true }],
  context: async ({ context, backend, fetchesAhead }, use) => {
    void backend;
    await context.addInitScript(recordToasts);
    if (!fetchesAhead) {
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    }
    await use(context);
  },
});

export { expect };

interface Signed {
  readonly email?: string;
  readonly locale?: string;
  readonly appearance?: string;
}

/** Puts a session of the mock into the browser, for tests that are not about signing in. */
export async function startSignedIn(
  page: Page,
  backend: Backend,
  options: Signed = {},
): Promise<void> {
  const session = await backend.post('session', options.email ? { email: options.email } : {});
  await page.addInitScript(
    ({ auth, locale, appearance }) => {
      // Once per tab: a session that ended in the test must stay ended.
      if (sessionStorage.getItem('test-session')) return;
      sessionStorage.setItem('test-session', '1');
      localStorage.setItem('userAuthData', auth);
      if (locale) localStorage.setItem('umi_locale', locale);
      if (appearance) localStorage.setItem('appearance', appearance);
    },
    { auth: JSON.stringify(session), locale: options.locale, appearance: options.appearance },
  );
}

/** Opens a page of the portal as a customer who is signed in. */
export async function openSignedIn(page: Page, backend: Backend, path: string, options?: Signed) {
  await startSignedIn(page, backend, options);
  await page.goto(`/client${path}`);
}

/**
 * Puts a fresh session into the storage that a page's tabs share, as another tab does that signs in. Returns its token.
 */
export async function storeSession(page: Page, backend: Backend, email?: string): Promise<string> {
  const session = await backend.post('session', email ? { email } : {});
  const text = JSON.stringify(session);
  await page.evaluate((auth) => localStorage.setItem('userAuthData', auth), text);
  return String(session.jwt_token);
}

/** Opens a tab of the same origin that runs no code of the portal. */
export async function openIdleTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(FOREIGN);
  return tab;
}

/** Fills in the sign-in form, and sends it. */
export async function signIn(
  portal: Page | FrameLocator,
  { email, password }: { readonly email: string; readonly password: string } = DEMO,
  texts = t,
): Promise<void> {
  await field(portal, texts('user.email')).fill(email);
  await field(portal, texts('user.password')).fill(password);
  await button(portal, texts('user.signIn')).click();
}

/** Returns the address of the form of a sub-account. */
export function editAddress({ server }: Backend, username: string = SUB): string {
  const sub = server.world.state.subAccounts.find((one) => one.username === username);
  return `/proxysetting/editsub?id=${sub?.id}&username=${username}`;
}
