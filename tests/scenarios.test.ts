/**
 * The parts that scenarios of the mock share with the rest: their page of the documentation, and the portal's store of
 * purchases.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyScenario, SCENARIOS } from '../mock/scenarios';
import { createWorld } from '../mock/world';
import { scenariosText } from '../scripts/scenarios';
import { createPurchase, isPurchase } from '../src/features/checkout/rules/purchase/purchase';

const FILE = join(__dirname, '..', 'docs', 'scenarios.md');

test('docs/scenarios.md is what the files say now: else run `npm run scenarios`', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(scenariosText());
});

test('what a browser remembers in a scenario is a purchase as the portal keeps it', () => {
  const world = createWorld();
  const rows = SCENARIOS.filter(({ subject }) => subject === 'Orders and payments').flatMap(
    ({ name }) => applyScenario(world, name, (id) => `http://portal.test/${id}`).purchases,
  );
  expect(rows.length).toBeGreaterThan(14);
  for (const row of rows) {
    if (!isPurchase(row)) throw new Error(`no purchase: ${JSON.stringify(row)}`);
    expect(Object.keys(row).sort()).toEqual(Object.keys(createPurchase(row, 0)).sort());
  }
});
