import { type DevServer, START_LIMIT, startDevServer } from '../support/devServer';
import { failedLoad } from '../support/playwright/noise';
import { t } from '../support/texts';
import { expect, openSection, portalIn, test } from './fixtures';

/** Longest time to compile a page, in ms. */
const COMPILE_LIMIT = 90_000;
/** The first port that the command tries. */
const FIRST_PORT = '8100';

let server: DevServer | null = null;

/** Runs also when the test has failed, or took too long. */
test.afterAll(() => server?.stop());

test('npm run bench:start opens scenarios and plays faults', async ({ page, requireNoise }) => {
  requireNoise(failedLoad('/api/order/pricemenu', 503));
  test.setTimeout(START_LIMIT + COMPILE_LIMIT);
  server = startDevServer('bench:start', { PORT: FIRST_PORT });
  const address = await server.address;
  await page.goto(
    `${address}?scenario=almost-out&fault=order.pricemenu~status~status-503~times-always`,
  );
  const portal = portalIn(page);
  await expect(
    portal.getByText(t.pattern('dashboard.shareLeft', { percent: '1%', amount: '25\u00a0GB' })),
  ).toBeVisible({
    timeout: COMPILE_LIMIT,
  });
  const scenarios = await openSection(page, 'Scenarios');
  const opened = scenarios.getByRole('alert');
  await expect(opened.getByText('Has 300 MB left of the 25 GB')).toBeVisible();
  const calls = await openSection(page, 'Calls');
  await expect(calls.getByText('HTTP 503').first()).toBeVisible();
  await expect(portal.getByText('Server error 503').first()).toBeVisible();
});
