import { type Host, startHost } from '../host/nginx';
import { type Backend, test as base, DEMO, expect, FOREIGN } from '../support/playwright/fixtures';
import { t } from '../support/texts';
import type { Engine, Session } from './engine';
import { HIGH_CONTRAST, startFirefox } from './firefox';
import { noiseHeard, recordNoise, saveData } from './noise';
import { PortalPage } from './portalPage';
import { createSite, type Site } from './site';
import { startWebKit } from './webkit';

const ENGINES = {
  firefox: () => startFirefox(),
  highContrast: () => startFirefox(HIGH_CONTRAST),
  webkit: startWebKit,
};
type EngineName = keyof typeof ENGINES;

interface WorkerFixtures {
  readonly engineName: EngineName;
  /** Directory of the build that is copied. */
  readonly build: string;
  /** The copy, which `dist` is the folder of. */
  readonly site: Site;
  readonly engine: Engine;
}
interface TestFixtures {
  readonly session: Session;
  /** Opens a tab for the portal on an origin: the mock backend's own when none is named. */
  readonly openPortal: (origin?: string) => Promise<PortalPage>;
  /** nginx with the copied build. */
  readonly host: Host;
  readonly portal: PortalPage;
}
export type EngineOptions = Pick<WorkerFixtures, 'engineName' | 'build'>;

/** A test of the build in an engine that Playwright cannot drive as Debian has it; what the console says unexpectedly fails it. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  build: [process.env.DIST ?? 'dist', { scope: 'worker', option: true }],
  site: [
    async ({ build }, use) => {
      const site = createSite(build);
      await use(site);
      site.remove();
    },
    { scope: 'worker' },
  ],
  dist: [async ({ site }, use) => use(site.folder), { scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await ENGINES[engineName]();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  session: async ({ engine }, use) => {
    const session = await engine.startSession();
    await use(session);
    await session.close();
  },
  openPortal: async ({ session, site, backend, noise }, use, info) => {
    site.runFirst(recordNoise, saveData);
    const pages: PortalPage[] = [];
    await use(async (origin = backend.url) => {
      const page = new PortalPage(await session.openTab(), origin);
      pages.push(page);
      return page;
    });
    for (const { tab } of pages) {
      noise.add(await tab.evaluate(noiseHeard));
      if (info.status === info.expectedStatus) continue;
      await info.attach('page', { body: await tab.evaluate(() => document.body.outerHTML) });
    }
  },
  host: async ({ server, site }, use) => {
    site.runFirst(recordNoise, saveData);
    const host = await startHost({ backend: server.url });
    await host.release(site.folder);
    await use(host);
    await host.stop();
  },
  portal: async ({ openPortal }, use) => use(await openPortal()),
});

export { expect };

/** Fills in the sign-in form, and sends it. */
export async function signIn(portal: PortalPage, texts = t): Promise<void> {
  await portal.goto('/user/login');
  await portal.fill(texts('user.email'), DEMO.email);
  await portal.fill(texts('user.password'), DEMO.password);
  await portal.click('button', texts('user.signIn'));
}

/** Puts items into the browser's local storage. */
export async function keep(
  portal: PortalPage,
  items: Readonly<Record<string, string>>,
): Promise<void> {
  // An address of the same origin that runs no code of the portal.
  await portal.goto(FOREIGN.replace('/client', ''));
  await portal.tab.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, items);
}

/** Opens a page as a customer who is signed in, in one of the languages. */
export async function openSignedIn(
  portal: PortalPage,
  backend: Backend,
  path: string,
  locale = 'en-US',
): Promise<void> {
  await keep(portal, {
    userAuthData: JSON.stringify(await backend.post('session')),
    umi_locale: locale,
  });
  await portal.goto(path);
  await portal.rest();
}
