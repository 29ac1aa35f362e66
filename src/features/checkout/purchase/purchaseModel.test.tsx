/**
 * Random sequences of events for a customer who buys in two tabs, with a working and a failing backend. Replay a failure with the seed
 * and the path that it prints: `PURCHASE_SEED=… PURCHASE_PATH=… npx jest --selectProjects app --testPathPatterns purchaseModel`.
 */
import fc from 'fast-check';
import { Customer, sequence } from '../../../../tests/support/world/purchaseModel';
import { openBrowser } from '../../../../tests/support/world/purchaseWorld';

const RUNS = Number(process.env.PURCHASE_RUNS ?? 1000);
const SEED = Number(process.env.PURCHASE_SEED ?? Date.now() % 1_000_000);
const PATH = process.env.PURCHASE_PATH;
const LIMIT_MS = 1_200_000;

const browser = openBrowser();

test(
  `${RUNS} sequences of 20 to 60 events`,
  async () => {
    const customer = new Customer(browser);
    process.stdout.write(`purchase model: seed ${SEED}\n`);
    await fc.assert(
      fc.asyncProperty(sequence, (one) => customer.run(one)),
      {
        numRuns: RUNS,
        seed: SEED,
        ...(PATH ? { path: PATH } : {}),
        endOnFailure: process.env.PURCHASE_SHRINK !== '1',
      },
    );
    const counts = [...customer.counts].sort(([a], [b]) => a.localeCompare(b));
    process.stdout.write(`${browser.calls} calls; `);
    process.stdout.write(`${counts.map(([name, count]) => `${count} ${name}`).join(', ')}\n`);
    expect(customer.counts.get('click')).toBeGreaterThan(0);
  },
  LIMIT_MS,
);
