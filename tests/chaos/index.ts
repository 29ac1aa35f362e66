/**
 * `npm run chaos -- --seed 7 --minutes 10`: a random customer on the production build, on bad days (docs/chaos.md).
 * `--build DIR` (dist by default), `--seed 1,2,3` one after the other, `--steps N` at most, `--first` ends with the first
 * finding,
 * `--headed`, `--verbose` prints each step.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium, ensureHeadlessShell } from '../../scripts/chromium.mjs';
import { launch } from '../../scripts/launch.mjs';
import { anySeed, type Finding, runSeed, type SeedResult } from './run';

const MS_PER_MINUTE = 60_000;
const RESULTS = join(process.env.TEST_RESULTS ?? 'test-results', 'chaos');

const say = (line: string) => process.stdout.write(`${line}\n`);

function tellFinding({ seed, step, what, steps, screenshot }: Finding): void {
  say(`\n✗ seed ${seed}, step ${step}: ${what}`);
  for (const line of steps) say(`    ${line}`);
  say(`    ${screenshot}`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string' },
      minutes: { type: 'string', default: '1' },
      steps: { type: 'string' },
      build: { type: 'string', default: process.env.BUILD_DIR ?? 'dist' },
      headed: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
      first: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(join(values.build, 'index.html')))
    throw new Error(`No build in ${values.build}: npm run build`);
  const seeds = values.seed === undefined ? [anySeed()] : values.seed.split(',').map(Number);
  const path = values.headed ? ensureChromium() : ensureHeadlessShell();
  const browser = await launch(path, !values.headed);
  const outcomes: SeedResult[] = [];
  try {
    for (const seed of seeds) {
      const plan = {
        seed,
        dist: values.build,
        ms: Number(values.minutes) * MS_PER_MINUTE,
        steps: values.steps === undefined ? Number.POSITIVE_INFINITY : Number(values.steps),
        results: RESULTS,
        until: () => values.first,
      };
      const outcome = await runSeed(browser, plan, values.verbose ? say : () => undefined);
      outcomes.push(outcome);
      const { steps, faults, purchases, charges, findings } = outcome;
      say(
        `seed ${seed}: ${steps} steps, ${faults} troubles, ${purchases} purchases, ${charges} charges, ${findings.length} findings`,
      );
      for (const finding of findings) tellFinding(finding);
      if (findings.length > 0)
        say(
          `\nAgain: npm run chaos -- --seed ${seed} --steps ${findings.at(-1)?.step} --minutes 60 --verbose`,
        );
    }
  } finally {
    await browser.close();
  }
  const failed = outcomes.filter(({ findings }) => findings.length > 0).length;
  await mkdir(RESULTS, { recursive: true });
  await writeFile(
    join(RESULTS, 'result.json'),
    JSON.stringify({ passed: outcomes.length - failed, failed, outcomes }, null, 2),
  );
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
