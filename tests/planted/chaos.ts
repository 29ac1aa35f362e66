/** The random customer (tests/chaos) on builds with one planted bug each. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureHeadlessShell } from '../../scripts/chromium.mjs';
import { launch } from '../../scripts/launch.mjs';
import { type Finding, runSeed } from '../chaos/run';
import type { Hunt } from './copy';

/** The seeds that look for a bug; two are played at a time. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const AT_A_TIME = 2;
const MS_PER_SEED = 75_000;

function build(copy: string): string {
  const dir = 'dist-planted';
  execFileSync(join(copy, 'node_modules/.bin/max'), ['build'], {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: dir },
    stdio: 'pipe',
  });
  return join(copy, dir);
}

/** Builds a copy with a bug, and plays seeds on it until one finds the bug. */
export const huntByChaos: Hunt = async (copy, { shows = /./ }) => {
  const dist = build(copy);
  const isIt = ({ what }: Finding) => shows.test(what);
  const results = join(copy, 'test-results');
  const plan = { dist, results, ms: MS_PER_SEED, steps: Number.POSITIVE_INFINITY, until: isIt };
  const browser = await launch(ensureHeadlessShell());
  try {
    for (let first = 0; first < SEEDS.length; first += AT_A_TIME) {
      const seeds = SEEDS.slice(first, first + AT_A_TIME);
      const outcomes = await Promise.all(
        seeds.map((seed) => runSeed(browser, { ...plan, seed }, () => undefined)),
      );
      const finding = outcomes.flatMap(({ findings }) => findings).find(isIt);
      if (finding) return `seed ${finding.seed}, step ${finding.step}: ${finding.what}`;
    }
    return null;
  } finally {
    await browser.close();
  }
};
