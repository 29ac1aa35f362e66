import { repeatVisit } from '../../scripts/budgets.json';
import { measure, PROFILES, seconds, visitor } from '../../scripts/measure.mjs';
import { expect, test } from './fixtures';

/**
 * The fastest of so many visitors counts, for both visits: what else the machine does only adds time. With three, the same build
 * had 0.43 to 0.65 on a shared machine.
 */
const VISITORS = 7;
/**
 * The slow network with the processor as it is: a cache saves what the network takes. With a processor slowed down four times, a machine that is
 * slow itself has both visits wait for the processor alone (4.0 s and 2.9 s, with and without a network). That pair is told by `npm run perf`.
 */
const PROFILE = { ...PROFILES.slow4g, cpu: 1 };

// A page whose certificate is passed over is not cached; this one's key is trusted (tests/host/fixtures.ts).
test.use({ ignoreHTTPSErrors: false });

for (const [name, path, ready, isSignedIn] of [
  ['sign-in page', 'user/login', 'input[type="email"]', false],
  ['dashboard', 'dashboard', '[data-ready="dashboard"]', true],
] as const) {
  test(`a second visit refetches no code of the ${name}`, async ({ browser, host, backend }) => {
    const session = isSignedIn ? JSON.stringify(await backend.post('session')) : null;
    const { context, page } = await visitor(browser, { session, savesData: true });
    const assets = async () => {
      await page.goto(`${host.url}/client/${path}`);
      await page.waitForSelector(ready);
      return page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .flatMap((entry) =>
            entry instanceof PerformanceResourceTiming && entry.name.includes('/client/assets/')
              ? [{ address: entry.name, bytes: entry.transferSize }]
              : [],
          ),
      );
    };
    const sent = (all: Awaited<ReturnType<typeof assets>>) => all.filter(({ bytes }) => bytes > 0);
    const first = await assets();
    expect(sent(first).length).toBeGreaterThan(10);
    await page.goto('about:blank');
    const again = await assets();
    expect(again.length).toBeGreaterThan(10);
    expect(sent(again)).toEqual([]);
    await context.close();
  });

  test(`a second visit has the ${name} in 0.6 of the time`, async ({ browser, host, backend }) => {
    const session = isSignedIn ? JSON.stringify(await backend.post('session')) : null;
    const visit = {
      url: `${host.url}/client/${path}`,
      ready,
      session,
      profile: PROFILE,
      isRepeated: true,
    };
    const rows = [];
    while (rows.length < VISITORS) rows.push(await measure(browser, visit));
    const first = Math.min(...rows.map((row) => row.ready));
    const again = Math.min(...rows.map((row) => row.again ?? Number.POSITIVE_INFINITY));
    process.stdout.write(
      `second visit of the ${name}: ${seconds(again)}, ${(again / first).toFixed(2)} × the first, budget ${repeatVisit}\n`,
    );
    expect(again / first).toBeLessThanOrEqual(repeatVisit);
  });
}
