/**
 * `npm run planted -- chaos`: plants each bug of a suite in a copy of the project and checks whether the suite finds
 * it. A word after the suite's name chooses the bugs that contain it. Exits with 1 when a bug was not found.
 */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { huntByChaos } from './chaos';
import { CHAOS_BUGS } from './chaosBugs';
import { heal, makeCopy, plant } from './copy';
import { LAST_CHANGE_BUGS } from './lastChangeBugs';
import { huntByLastChanges, huntByPurchases } from './models';
import { PURCHASE_BUGS } from './purchaseBugs';

const SUITES = {
  chaos: [CHAOS_BUGS, huntByChaos],
  purchase: [PURCHASE_BUGS, huntByPurchases],
  lastChanges: [LAST_CHANGE_BUGS, huntByLastChanges],
} as const;
const MS_PER_SECOND = 1000;
/** Directory of the results, when a step of `npm test` runs this. */
const RESULTS = process.env.TEST_RESULTS;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const [name = '', chosen = ''] = process.argv.slice(2);
  if (!(name in SUITES)) throw new Error(`Name a suite: ${Object.keys(SUITES).join(', ')}`);
  const [all, hunt] = SUITES[name as keyof typeof SUITES];
  const copy = makeCopy();
  const bugs = all.filter((bug) => bug.name.includes(chosen));
  let found = 0;
  try {
    for (const bug of bugs) {
      const began = Date.now();
      plant(copy, bug);
      const what = await hunt(copy, bug);
      heal(copy, bug);
      if (what !== null) found += 1;
      const seconds = Math.round((Date.now() - began) / MS_PER_SECOND);
      say(
        `${what === null ? '✗ not found' : '✓ found'}: ${bug.name} (${seconds} s)${what ? `  ${what}` : ''}`,
      );
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  const counts = { passed: found, failed: bugs.length - found };
  if (RESULTS) writeFileSync(join(RESULTS, `planted-${name}.json`), JSON.stringify(counts));
  say(`${found} of ${bugs.length} planted bugs found`);
  return found === bugs.length ? 0 : 1;
}

main()
  .then((code) => {
    process.exitCode = code;
  })
  .catch((error: unknown) => {
    process.stderr.write(`${String(error)}\n`);
    process.exitCode = 1;
  });
