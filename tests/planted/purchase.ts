/** The model of purchases (src/features/checkout/purchase/purchaseModel.test.tsx) on sources with one planted bug each. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Suite } from './copy';
import { PURCHASE_BUGS } from './purchaseBugs';

const LIMIT_MS = 300_000;
/** The most sequences that a bug may need, and their seed: the same every time. */
const RUN = { PURCHASE_RUNS: '400', PURCHASE_SEED: '7', FORCE_COLOR: '0' };
const FOUND = /Property failed after (\d+) tests[\s\S]*?Cause:\s*(.+)/;

/** Runs the model in a copy with a bug; sequences go on until one breaks a rule. */
export function purchaseSuite(): Promise<Suite> {
  return Promise.resolve({
    bugs: PURCHASE_BUGS,
    hunt(copy, { shows }) {
      const jest = join(copy, 'node_modules/jest/bin/jest.js');
      const { stdout, stderr } = spawnSync(
        process.execPath,
        [jest, '--ci', '--maxWorkers=1', '--selectProjects', 'app', '--', 'purchaseModel'],
        { cwd: copy, env: { ...process.env, ...RUN }, encoding: 'utf8', timeout: LIMIT_MS },
      );
      const [, sequences, what] = FOUND.exec(`${stdout}${stderr}`) ?? [];
      const isIt = what !== undefined && shows.test(what);
      return Promise.resolve(isIt ? `after ${sequences} sequences: ${what.trim()}` : null);
    },
    close: () => Promise.resolve(),
  });
}
