// `npm run planted -- purchase`: plants one bug after another in a copy of the sources and runs the tests that must find it.
// A bug whose place is no longer found, or that the tests do not find, fails. `-- purchase 3` plants the third only.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from './packages.mjs';

const COPIED = [
  'src',
  'config',
  'mock',
  'tests',
  '.umirc.ts',
  'jest.config.ts',
  'package.json',
  'tsconfig.json',
  'typings.d.ts',
];
const LIMIT_MS = 300_000;

/** A copy of what the tests need, with the packages of this checkout. */
function copySources() {
  const copy = mkdtempSync(join(tmpdir(), 'planted-'));
  const isSource = (path) => !basename(path).startsWith('.umi-');
  for (const name of COPIED)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: isSource });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** The file's text with the bug. Loud when the place is not there, or is there more than once. */
function withBug(text, [file, from, to], name) {
  if (text.split(from).length !== 2)
    throw new Error(`${name}: ${file} no longer has exactly one "${from}"`);
  return text.replace(from, () => to);
}

function runTests(copy, tests, env) {
  const jest = join(root, 'node_modules/jest/bin/jest.js');
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [jest, '--ci', '--maxWorkers=1', '--testPathPatterns', tests.replaceAll('.', '\\.')],
    {
      cwd: copy,
      env: { ...process.env, FORCE_COLOR: '0', ...env },
      encoding: 'utf8',
      timeout: LIMIT_MS,
    },
  );
  return { status, output: `${stdout ?? ''}${stderr ?? ''}${error ?? ''}` };
}

/** What a run of the model says that it found, or null. */
const foundIn = (output) => /Property failed after (\d+) tests[\s\S]*?Cause:\s*(.+)/.exec(output);

const [subject = 'purchase', only] = process.argv.slice(2);
const { bugs, tests, env } = await import(`./planted/${subject}.mjs`);
const copy = copySources();
let missed = 0;
try {
  for (const [index, { name, edits }] of bugs.entries()) {
    if (only !== undefined && Number(only) !== index + 1) continue;
    const originals = new Map(
      edits.map(([file]) => [file, readFileSync(join(root, file), 'utf8')]),
    );
    const planted = new Map(originals);
    for (const edit of edits) planted.set(edit[0], withBug(planted.get(edit[0]), edit, name));
    for (const [file, text] of planted) writeFileSync(join(copy, file), text);
    const { output } = runTests(copy, tests, env);
    const found = foundIn(output);
    if (!found) missed += 1;
    process.stdout.write(`${found ? '✓' : '✗ not found:'} ${name}\n`);
    process.stdout.write(
      found ? `    after ${found[1]} sequences: ${found[2].trim()}\n` : output.slice(-2000),
    );
    for (const [file, text] of originals) writeFileSync(join(copy, file), text);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.stdout.write(missed === 0 ? 'Every planted bug was found.\n' : `${missed} not found\n`);
process.exitCode = missed === 0 ? 0 : 1;
