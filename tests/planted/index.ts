/**
 * `npm run planted -- chaos`: plants each bug of a suite in a copy of the project and checks whether the suite finds
 * it. A word after the suite's name chooses the bugs that contain it. Exits with 1 when a bug was not found.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chaosSuite } from './chaos';
import { makeCopy, plant, removeCopy, type Suite } from './copy';
import { lastChangesSuite, purchaseSuite } from './models';

const SUITES: Readonly<Record<string, () => Promise<Suite>>> = {
  chaos: chaosSuite,
  purchase: purchaseSuite,
  lastChanges: lastChangesSuite,
};
const MS_PER_SECOND = 1000;
/** Directory of the results, when a step of `npm test` runs this. */
const RESULTS = process.env.TEST_RESULTS;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<number> {
  const [name = '', chosen = ''] = process.argv.slice(2);
  const open = SUITES[name];
  if (!open) throw new Error(`Name a suite: ${Object.keys(SUITES).join(', ')}`);
  const suite = await open();
  const copy = makeCopy();
  const bugs = suite.bugs.filter((bug) => bug.name.includes(chosen));
  let found = 0;
  try {
    // A bug that does not fit any more is reported before an hour of looking for the others.
    for (const bug of suite.bugs) plant(copy, bug)();
    for (const bug of bugs) {
      const began = Date.now();
      const heal = plant(copy, bug);
      const what = await suite.hunt(copy, bug);
      heal();
      if (what !== null) found += 1;
      const seconds = Math.round((Date.now() - began) / MS_PER_SECOND);
      say(
        `${what === null ? '✗ not found' : '✓ found'}: ${bug.name} (${seconds} s)${what ? `  ${what}` : ''}`,
      );
    }
  } finally {
    removeCopy(copy);
    await suite.close();
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
