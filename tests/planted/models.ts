/** Model-based tests on sources with one planted bug each. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { PlantedBug, Suite } from './copy';
import { LAST_CHANGE_BUGS } from './lastChangeBugs';
import { PURCHASE_BUGS } from './purchaseBugs';

const LIMIT_MS = 300_000;
const FOUND = /Property failed after (\d+) tests[\s\S]*?Cause:\s*(.+)/;

interface Model {
  readonly bugs: readonly PlantedBug[];
  readonly project: 'app' | 'rules';
  readonly test: string;
  /** The most sequences that a bug may need, and their seed: the same every time. */
  readonly env: Readonly<Record<string, string>>;
}

/** Plays a model in a copy with a bug until a sequence breaks a rule; returns the finding, or null. */
function play(copy: string, { project, test, env }: Model, { shows }: PlantedBug): string | null {
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
  const isFound = what !== undefined && shows.test(what);
  return isFound ? `after ${sequences} sequences: ${what.trim()}` : null;
}

const modelSuite = (model: Model): Promise<Suite> =>
  Promise.resolve({
    bugs: model.bugs,
    hunt: (copy, bug) => Promise.resolve(play(copy, model, bug)),
    close: () => Promise.resolve(),
  });

/** The model of purchases. */
export const purchaseSuite = () =>
  modelSuite({
    bugs: PURCHASE_BUGS,
    project: 'app',
    test: 'purchaseModel',
    env: { PURCHASE_RUNS: '400', PURCHASE_SEED: '7' },
  });

/** The model of last changes of sub-accounts. */
export const lastChangesSuite = () =>
  modelSuite({
    bugs: LAST_CHANGE_BUGS,
    project: 'rules',
    test: 'lastChangesModel',
    env: { CHANGES_RUNS: '800', CHANGES_SEED: '7' },
  });
