/**
 * `npm run contract:changes -- v1.2.0`: compares docs/openapi.json with that of a release (a tag, a branch or a commit of git), and writes
 * what has changed into docs/contract-changelog.md, as the first section. Its exit code is 1 when a change breaks a backend.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contract, changesText, contractChanges } from './openapi/changes';

const ROOT = join(__dirname, '..');
const DOCUMENT = 'docs/openapi.json';
const CHANGELOG = join(ROOT, 'docs', 'contract-changelog.md');
const LARGEST = 100_000_000;

const [release] = process.argv.slice(2);
if (!release) throw new Error('Say which release: npm run contract:changes -- v1.2.0');
const before = execFileSync('git', ['show', `${release}:${DOCUMENT}`], {
  cwd: ROOT,
  encoding: 'utf8',
  maxBuffer: LARGEST,
});
const changes = contractChanges(
  JSON.parse(before) as Contract,
  JSON.parse(readFileSync(join(ROOT, DOCUMENT), 'utf8')) as Contract,
);
const section = changesText(release, changes);
const [head = '', ...sections] = readFileSync(CHANGELOG, 'utf8').split(/^(?=## )/m);
const others = sections.filter((one) => !one.startsWith(`## Since ${release}\n`));
writeFileSync(CHANGELOG, [head, `${section}\n`, ...others].join('').replace(/\n+$/, '\n'));
process.stdout.write(section);
process.exitCode = changes.some(({ isBreaking }) => isBreaking) ? 1 : 0;
