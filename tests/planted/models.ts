/** Model-based tests on sources with one planted bug each. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Hunt } from './copy';

const LIMIT_MS = 300_000;
const FOUND = /Property failed after (\d+) tests[\s\S]*?Cause:\s*(.+)/;

/**
 * Plays a model until a sequence breaks a rule: which rule is chance. `env` has the most sequences that a bug may need, and their
 * seed.
 */
const huntBy =
  (project: 'app' | 'rules', test: string, env: Readonly<Record<string, string>>): Hunt =>
  async (copy) => {
    const jest = join(copy, 'node_modules/jest/bin/jest.js');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [jest, '--ci', '--maxWorkers=1', '--selectProjects', project, '--', test],
      {
        cwd: copy,
        env: { ...process.env, ...env, FORCE_COLOR: '0' },
        encoding: 'utf8',
        timeout: LIMIT_MS,
      },
    );
    const [, sequences, what] = FOUND.exec(`${stdout}${stderr}`) ?? [];
    return what === undefined ? null : `after ${sequences} sequences: ${what.trim()}`;
  };

/** The model of purchases. */
export const huntByPurchases = huntBy('app', 'purchaseModel', {
  PURCHASE_RUNS: '400',
  PURCHASE_SEED: '7',
});

/** The model of last changes of sub-accounts. */
export const huntByLastChanges = huntBy('rules', 'lastChangesModel', {
  CHANGES_RUNS: '800',
  CHANGES_SEED: '7',
});
