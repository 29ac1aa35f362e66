import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { FRAME_ID } from '../../mock/bench/messages';
import { listen } from '../../mock/nodeBridge';
import { createStaticHost } from '../../mock/staticFiles';
import { bubbleButton, heading } from '../support/playwright/controls';
import { listening, signIn } from '../support/playwright/fixtures';
import { t } from '../support/texts';

interface WorkerFixtures {
  /** Folder of the build under test. */
  readonly dist: string;
  /** Origin of a static host that serves the bench build, and nothing else. */
  readonly host: string;
}
/**
 * A test of the bench build. Each test has a browser context of its own, and so a world of its own. With `panel=off` in
 * the address there is no panel, and tests/support works on the page as it does elsewhere.
 */
export const test = listening.extend<object, WorkerFixtures>({
  dist: [process.env.DIST_BENCH ?? 'dist-bench', { scope: 'worker', option: true }],
  host: [
    async ({ dist }, use) => {
      const files = createStaticHost(resolve(dist, 'client'), { isFramed: true });
      const { url, close } = await listen(createServer((req, res) => void files(req, res)));
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ host }, use) => use(host),
});

export { expect };

/** Returns the portal in the bench. */
export const portalIn = (page: Page): FrameLocator => page.frameLocator(`#${FRAME_ID}`);

/** Returns the panel of the bench. */
export const panelIn = (page: Page) => page.getByRole('complementary', { name: 'Support bench' });

/** Opens a section of the panel. */
export async function openSection(page: Page, name: string) {
  await panelIn(page).getByRole('tab', { name, exact: true }).click();
  return panelIn(page).getByRole('tabpanel', { name, exact: true });
}

/** Resets the world by the panel. */
export async function resetWorld(page: Page): Promise<void> {
  await panelIn(page).getByRole('button', { name: 'Reset the world' }).click();
  await bubbleButton(page, 'Reset the world').click();
}

/** Calls the control surface of the mock (`mock/control.ts`) from the portal's window, once its page has loaded. */
export async function control(
  page: Page,
  action: string,
  body?: object,
): Promise<Record<string, unknown>> {
  const portal = page.frames().find((one) => one.parentFrame() !== null) ?? page.mainFrame();
  return portal.evaluate(
    async ([name, sent]) => {
      const init = sent === null ? {} : { method: 'POST', body: sent };
      return (await fetch(`/__mock/${name}`, init)).json();
    },
    [action, body ? JSON.stringify(body) : null] as const,
  );
}

/** Signs in as the demo customer in the portal that `page` shows (`panel=off`), or in its frame. */
export async function signInTo(portal: FrameLocator | Page): Promise<void> {
  await signIn(portal);
  await expect(heading(portal, t('menu.dashboard'))).toBeVisible();
}
