/**
 * Takes pictures of every page, of each scenario and of all that opens over a page: four widths, light and dark, both languages.
 * TEST_RESULTS/pictures gets each of them, and one sheet of the eight of a language. Part of them: `npm run pictures -- -g usage`.
 */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { SCENARIOS } from '../../mock/scenarios';
import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { sendRefused, skeletons } from '../support/playwright/controls';
import {
  type Backend,
  editAddress,
  expect,
  startSignedIn,
  test,
} from '../support/playwright/fixtures';
import { SIZES } from '../support/playwright/layout';
import { OPENINGS } from '../support/playwright/openings';
import { waitUntilAtRest } from '../support/playwright/rest';
import { chooseAppearance, type Network, networkSwitch } from '../support/playwright/states';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';

const FOLDER = resolve(__dirname, '../..', process.env.TEST_RESULTS ?? 'test-results', 'pictures');
/** A picture shows no more than the first so many px of a page. */
const LONGEST = 2000;
const APPEARANCES = ['light', 'dark'] as const;

interface View {
  readonly name: string;
  readonly scenario?: string;
  readonly network?: Network;
  readonly width?: number;
  address(backend: Backend): string;
  /** Does something once per width; Escape undoes it. */
  act?(page: Page): Promise<unknown>;
}

const page = (path: string): View => ({ name: path, address: () => path });
const refused = (path: string): View => ({
  ...page(path),
  name: `refused ${path}`,
  act: sendRefused,
});

/** Scenarios of a customer who is signed in, and whose backend answers. */
const WORLDS = SCENARIOS.filter(
  ({ subject }) => subject !== 'Backend' && subject !== 'Session and sign-in',
);

const VIEWS: readonly View[] = [
  ...PUBLIC.map(page),
  ...SIGNED_IN.map(page),
  { name: 'editsub', address: editAddress },
  ...['/user/login', '/proxysetting/addsub', '/account/resetpassword'].map(refused),
  ...['/dashboard', '/neworder', '/residential', '/usage'].flatMap((path) =>
    (['silent', 'failing'] as const).map((network) => ({
      ...page(path),
      name: `${network} ${path}`,
      network,
    })),
  ),
  ...WORLDS.map(({ name, path }) => ({
    name: `scenario ${name}`,
    scenario: name,
    address: () => path,
  })),
  ...Object.entries(OPENINGS).map(([name, { path, open, isFor }]) => ({
    name,
    address: () => path,
    act: open,
    ...(isFor && { width: isFor.width }),
  })),
];

/** A sheet shows pictures this much smaller. */
const SCALE = 0.45;

/** Turns a page's address or a view's name into a name for its picture. */
const fileOf = (name: string) => name.replace(/[^a-z0-9]+/gi, '-').replace(/^-|-$/g, '');

/** Puts pictures side by side, row by row, into one picture. Chromium looks at the bytes for their format. */
async function drawSheet(
  sheet: Page,
  file: string,
  rows: readonly (readonly Buffer[])[],
): Promise<void> {
  const images = (row: readonly Buffer[]) =>
    row
      .map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`)
      .join('');
  await sheet.setContent(
    `<style>body { margin: 0; background: #888; width: max-content } div { display: flex; gap: 8px; padding: 4px; align-items: start }
    img { zoom: ${SCALE} }</style>${rows.map((row) => `<div>${images(row)}</div>`).join('')}`,
  );
  await sheet.locator('body').screenshot({ path: file });
}

for (const locale of SUPPORTED_LOCALES) {
  for (const view of VIEWS) {
    test(`${view.name}, ${locale}`, async ({ page: portal, context, backend }) => {
      const folder = join(FOLDER, locale);
      mkdirSync(folder, { recursive: true });
      if (view.scenario === undefined) await startSignedIn(portal, backend, { locale });
      else {
        const { session } = await backend.post('scenario', { name: view.scenario });
        await portal.addInitScript(
          (entries) => {
            for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
          },
          { userAuthData: JSON.stringify(session), umi_locale: locale },
        );
      }
      if (PUBLIC.some((path) => view.name.endsWith(path)))
        await portal.addInitScript(() => localStorage.removeItem('userAuthData'));
      const network = await networkSwitch(portal);
      network.to(view.network ?? 'open');
      await portal.goto(`/client${view.address(backend)}`);
      const pictures: Buffer[][] = APPEARANCES.map(() => []);
      for (const { width, height } of SIZES) {
        if (view.width !== undefined && view.width !== width) continue;
        await portal.setViewportSize({ width, height });
        await waitUntilAtRest(portal, network.held);
        if (view.network !== 'silent') await expect(skeletons(portal)).toHaveCount(0);
        await view.act?.(portal);
        for (const [row, appearance] of APPEARANCES.entries()) {
          await chooseAppearance(portal, appearance);
          await waitUntilAtRest(portal, network.held);
          // ProLayout changes colours slowly on every device.
          await portal.evaluate(() =>
            Promise.allSettled(
              document
                .getAnimations()
                .filter((one) => one instanceof CSSTransition)
                .map((one) => one.finished),
            ),
          );
          const length = await portal.evaluate(() => document.documentElement.scrollHeight);
          const picture = await portal.screenshot({
            path: join(folder, `${fileOf(view.name)}-${width}-${appearance}.png`),
            fullPage: true,
            clip: { x: 0, y: 0, width, height: Math.min(LONGEST, Math.max(length, height)) },
          });
          pictures[row]?.push(picture);
        }
        if (view.act) await portal.keyboard.press('Escape');
      }
      const sheet = await context.newPage();
      await drawSheet(sheet, join(folder, `sheet-${fileOf(view.name)}.png`), pictures);
    });
  }
}
