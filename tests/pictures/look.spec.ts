/**
 * `npm run test:look`: the portal looks in development (`npm start`) as it does in the production build. Their stylesheets are made in
 * different ways: with the build, or as modules are requested. Pictures of three pages are compared, wide and light as well as narrow
 * and dark, on the same world at the same time.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type DevServer, START_LIMIT, startDevServer } from '../support/devServer';
import { skeletons } from '../support/playwright/controls';
import { expect, test } from '../support/playwright/fixtures';
import { waitUntilAtRest } from '../support/playwright/rest';
import { t } from '../support/texts';

const PAGES = ['/user/login', '/dashboard', '/neworder'];
const LOOKS = [
  { name: 'wide-light', width: 1440, height: 900, appearance: 'light' },
  { name: 'narrow-dark', width: 360, height: 800, appearance: 'dark' },
] as const;
const MS_PER_SECOND = 1000;
const SECONDS_PER_HOUR = 3600;
const MS_PER_HOUR = SECONDS_PER_HOUR * MS_PER_SECOND;
/** Half past the hour: the backend's clock goes on while development compiles a page, and must not reach an hour with new traffic. */
const NOW = Math.floor(Date.now() / MS_PER_HOUR) * SECONDS_PER_HOUR + SECONDS_PER_HOUR / 2;
/** A grey that differs by 8 of 255 is visible. A few edges of letters are drawn differently after each start of the browser. */
const VISIBLY = { threshold: 0.03, maxDiffPixels: 40 };

let development: DevServer | null = null;
test.beforeAll(async () => {
  test.setTimeout(START_LIMIT);
  development = startDevServer('start');
  await development.address;
});
test.afterAll(() => development?.stop());

/** Calls the control surface of the mock (`mock/control.ts`); returns its answer. */
async function control(origin: string, action: string, body: object): Promise<string> {
  const sent = { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(`${origin}/__mock/${action}`, sent)).text();
}

for (const { name, width, height, appearance } of LOOKS) {
  for (const path of PAGES) {
    test(`${path}, ${name}`, async ({ page, server }) => {
      await page.setViewportSize({ width, height });
      await page.clock.setFixedTime(NOW * MS_PER_SECOND);
      const take = async (origin: string) => {
        await control(origin, 'reset', { seed: 1, now: NOW });
        const stored: Record<string, string> = { appearance };
        if (!path.includes('/user/')) stored.userAuthData = await control(origin, 'session', {});
        await page.addInitScript((entries) => {
          for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
        }, stored);
        await page.goto(`${origin}/client${path}`);
        await waitUntilAtRest(page);
        // The chart's code is fetched once the chart is in view, which may be after a rest.
        const loading = () =>
          skeletons(page).evaluateAll(
            (all) => all.filter((one) => one.getBoundingClientRect().top < innerHeight).length,
          );
        await expect.poll(loading).toBe(0);
        // The second on the page is of the service's clock, which goes on.
        const mask = [page.getByText(t.pattern('dashboard.updatedAt'))];
        return page.screenshot({ caret: 'hide', mask });
      };
      const picture = `${path.slice(1).replace('/', '-')}-${name}.png`;
      const built = test.info().snapshotPath(picture);
      mkdirSync(dirname(built), { recursive: true });
      writeFileSync(built, await take(server.url));
      const { origin } = new URL((await development?.address) ?? '');
      expect(await take(origin)).toMatchSnapshot(picture, VISIBLY);
    });
  }
}
