/** Every page in each engine, by the boxes of its parts; `tests/e2e/reflow.spec.ts` measures the same in Chromium. */

import { SUPPORTED_LOCALES } from '../../src/lib/locale';
import { editAddress } from '../support/playwright/fixtures';
import {
  cutChartTexts,
  cutTexts,
  findCrowded,
  setSpacing,
  sidewaysScroll,
} from '../support/playwright/layout';
import { t } from '../support/texts';
import { PUBLIC, SIGNED_IN } from '../support/world/routes';
import { HIGHEST, SIZE } from './engine';
import { expect, keep, openSignedIn, test } from './fixtures';
import type { PortalPage } from './portalPage';

const WIDTHS = [SIZE.width, 360];
/** The width of a page at 400 %, and of the scroll bar that Firefox draws beside it here. */
const NARROW = 335;
const CHART_WIDTHS = [320, 360, 400, 440, 560, 768, 1024, 1280, 1600];
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Run in the page. */
const chartTexts = () => document.querySelectorAll('svg text').length;
const lengthOf = () => document.documentElement.scrollHeight;

async function expectWhole({ tab }: PortalPage, what: string): Promise<void> {
  await expect.soft.poll(() => sidewaysScroll(tab), what).toBe(0);
  await expect.soft.poll(() => cutTexts(tab), what).toEqual([]);
  await expect.soft.poll(async () => (await findCrowded(tab)).overlapping, what).toEqual([]);
}

/** Measures the page that is open at one width. */
async function lookAt(portal: PortalPage, path: string, width: number): Promise<void> {
  const { tab } = portal;
  await tab.resize(width, SIZE.height);
  await portal.rest();
  await expectWhole(portal, `${path} at ${width} px`);
  // A chart further down is drawn when it is in sight.
  await tab.resize(width, Math.min(HIGHEST, await tab.evaluate(lengthOf)));
  await portal.rest();
  await expect.soft.poll(() => cutChartTexts(tab), `${path} at ${width} px`).toEqual([]);
}

/** Measures the page that is open at 400 %, with the text spacing of WCAG 1.4.12. */
async function measureSpaced(portal: PortalPage, path: string): Promise<void> {
  const { tab } = portal;
  await tab.resize(NARROW, SIZE.height);
  await setSpacing(tab, true);
  await portal.rest();
  await expectWhole(portal, `${path} at ${NARROW} px, spaced`);
  await setSpacing(tab, false);
}

// The copy of the build saves data by itself (noise.ts).
test.use({ fetchesAhead: true });

for (const locale of SUPPORTED_LOCALES)
  test(`nothing is cut, nothing overlaps, ${locale}`, async ({ portal, backend, expectNoise }) => {
    // Firefox tells of a part that follows the new width one frame later.
    expectNoise(/ResizeObserver loop completed/);
    const look = async (path: string) => {
      await portal.visit(path);
      for (const width of WIDTHS) await lookAt(portal, path, width);
      await measureSpaced(portal, path);
    };
    await keep(portal, { umi_locale: locale });
    await portal.goto(PUBLIC[0] ?? '');
    for (const path of PUBLIC) await look(path);
    await openSignedIn(portal, backend, '/nowhere', locale);
    for (const path of [...SIGNED_IN, editAddress(backend)]) await look(path);
  });

test('no label of a chart is cut, at any width', async ({ portal, backend, expectNoise }) => {
  expectNoise(/ResizeObserver loop completed/);
  const { tab } = portal;
  await openSignedIn(portal, backend, '/nowhere', 'ru-RU');
  // Of 29 days the last one is named at some widths.
  const own = `custom&start=${daysAgo(28)}&end=${daysAgo(0)}`;
  const usage = ['24h', '7d', '30d', own].map((range) => `/usage?range=${range}`);
  for (const path of ['/dashboard', ...usage]) {
    await portal.visit(path);
    for (const width of CHART_WIDTHS) {
      await tab.resize(width, HIGHEST);
      await portal.rest();
      const what = `${path} at ${width} px`;
      await expect.poll(() => tab.evaluate(chartTexts), what).toBeGreaterThan(0);
      await expect.soft.poll(() => cutChartTexts(tab), what).toEqual([]);
    }
  }
});

/** Runs in the page: how far the search field and Export are from one line, in px. */
const stepBetween = (label: string) => {
  const field = document.querySelector('main input[type=search]');
  const menu = [...document.querySelectorAll('main button')].find(
    (one) => one.textContent === label,
  );
  const [a, b] = [field, menu].map((one) => one?.getBoundingClientRect());
  return a && b ? Math.abs(a.top + a.height / 2 - b.top - b.height / 2) : Number.NaN;
};

test('a list’s search and Export share a line where there is room', async ({ portal, backend }) => {
  await openSignedIn(portal, backend, '/proxysetting/whitelist');
  for (const path of ['/proxysetting/whitelist', '/proxysetting/subaccount']) {
    await portal.visit(path);
    await portal.rest();
    expect(await portal.tab.evaluate(stepBetween, t('export.open'))).toBeLessThan(2);
  }
});
