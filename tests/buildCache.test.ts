import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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

test.each([
  'tests/app.test.ts',
  'perf/index.mjs',
  'README.md',
  'docs/new.md',
  'src/.umi/exports.ts',
])('%s is no part of it', (path) => {
  build().save();
  write(path, 'other');
  expect(build().isUpToDate()).toBe(true);
});

test.each([
  'src/app.ts',
  // Folders that are left out at the root are read below it.
  'src/lib/tests/rule.ts',
  'node_modules/.package-lock.json',
  'dist/assets/new.js',
])('a change of %s makes it anew', (path) => {
  build().save();
  write(path, 'other');
  expect(build().isUpToDate()).toBe(false);
});

test('a file that has another name makes it anew', () => {
  build().save();
  rmSync(join(root, 'dist/assets/app.js'));
  write('dist/assets/other.js', FILES['dist/assets/app.js']);
  expect(build().isUpToDate()).toBe(false);
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
