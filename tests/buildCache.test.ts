import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cachedBuild } from '../scripts/buildCache.mjs';

const FILES = {
  'package-lock.json': '{}',
  'src/app.ts': 'export const answer = 42;',
  'src/.umi/exports.ts': '',
  'tests/app.test.ts': '',
  'README.md': '# Portal',
  'dist/index.html': '<p>42</p>',
  'dist/assets/app.js': '42',
};

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const build = (env: Record<string, string> = {}) =>
  cachedBuild({ root, output: 'dist', command: ['max', 'build'], env });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-cache-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});
afterEach(() => rmSync(root, { recursive: true }));

test('a build is up to date as long as all that it is made from, and all that it made, are the same', () => {
  expect(build().isUpToDate()).toBe(false);
  build().save();
  expect(build().isUpToDate()).toBe(true);
});

test.each<[path: string, isUpToDate: boolean, formerPath: string | null]>([
  ['tests/app.test.ts', true, null],
  ['perf/index.mjs', true, null],
  ['README.md', true, null],
  ['docs/new.md', true, null],
  ['src/.umi/exports.ts', true, null],
  ['src/app.ts', false, null],
  // Folders that are left out at the root are read below it.
  ['src/lib/tests/rule.ts', false, null],
  ['node_modules/.package-lock.json', false, null],
  ['dist/assets/new.js', false, null],
  ['dist/assets/other.js', false, 'dist/assets/app.js'],
])('after a change of %s it is up to date: %p', (path, isUpToDate, formerPath) => {
  build().save();
  if (formerPath) renameSync(join(root, formerPath), join(root, path));
  else write(path, 'other');
  expect(build().isUpToDate()).toBe(isUpToDate);
});

test('another way to build makes it anew', () => {
  build().save();
  expect(build({ TEST_RTL: '1' }).isUpToDate()).toBe(false);
});

test('what is changed while it is made is built by the next run', () => {
  const underWay = build();
  write('src/app.ts', 'export const answer = 43;');
  underWay.save();
  expect(build().isUpToDate()).toBe(false);
});
