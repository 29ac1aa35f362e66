// `node scripts/mockFree.mjs [dist] [dist-bench]`: checks that the production build holds no code of the mock. Texts of the
// mock's own sources that survive in the bench build show how built mock code looks; none of them may be in production.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './packages.mjs';

/** Each of these must have a text of its own in the bench build, otherwise the check would have nothing to look for. */
const MUST_BE_SEEN = [
  'mock/control.ts',
  'mock/faults.ts',
  'mock/handlers.ts',
  'mock/oauth.ts',
  'mock/payPage.ts',
  'mock/world/seed.ts',
  'mock/bench/pages.ts',
  'mock/bench/sharedWorld.ts',
  'mock/bench/panel/Panel.tsx',
  'mock/bench/panel/sections/faults.tsx',
];
/** Texts of the libraries that answer the calls of a bench. */
const TEXTS_OF_LIBRARIES = {
  msw: ['[MSW]', 'mockServiceWorker.js'],
  '@mswjs/source': ['request handlers from traffic'],
};
/** A quoted text of the sources. */
const TEXT = /'([^'\\\n]{6,80})'/g;
/** A text that no library has by chance: three words, a path or an address of the mock, a class of the bench. */
const OWN = /\S \S+ \S|^\/__mock|@example\.com|^bench-/;
const IMPORT = /^.*\bfrom '.*$/gm;
/** Files that only msw's worker and the mock bring along. */
const FOREIGN_FILE = /mockServiceWorker|dist-bench/;

function filesOf(folder, kind) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return name.startsWith('.umi') ? [] : filesOf(path, kind);
    return kind.test(name) ? [path] : [];
  });
}

const contentOf = (folder, kind) =>
  filesOf(folder, kind)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

/** Returns the texts of the mock that are in the production build; throws when the check finds no texts to look for. */
export function mockIn(dist, distBench) {
  const source = ['src', 'config'].map((name) => contentOf(join(root, name), /\.tsx?$/)).join('\n');
  const bench = contentOf(distBench, /\.js$/);
  const production = contentOf(dist, /\.(js|html|css)$/);
  const seen = new Map();
  for (const file of filesOf(join(root, 'mock'), /\.tsx?$/)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const own = readFileSync(file, 'utf8').replace(IMPORT, '');
    const texts = [...own.matchAll(TEXT)].map(([, text]) => text);
    const built = texts.filter(
      (text) => OWN.test(text) && !source.includes(text) && bench.includes(text),
    );
    if (built.length > 0) seen.set(relative(root, file).replaceAll('\\', '/'), new Set(built));
  }
  for (const [name, texts] of Object.entries(TEXTS_OF_LIBRARIES)) {
    const built = texts.filter((text) => bench.includes(text));
    if (built.length > 0) seen.set(name, new Set(built));
  }
  const unseen = [...Object.keys(TEXTS_OF_LIBRARIES), ...MUST_BE_SEEN].filter(
    (file) => !seen.has(file),
  );
  if (unseen.length > 0)
    throw new Error(`scripts/mockFree.mjs: no text of ${unseen.join(', ')} is in the bench build`);
  const problems = [...seen].flatMap(([file, texts]) =>
    [...texts].filter((text) => production.includes(text)).map((text) => `“${text}” of ${file}`),
  );
  const files = filesOf(dist, FOREIGN_FILE).map((file) => relative(dist, file));
  const count = [...seen.values()].reduce((sum, { size }) => sum + size, 0);
  return { count, sources: seen.size, problems: [...problems, ...files] };
}

/** Checks the builds, prints the result, and returns true when production is clean. */
export function checkMockFree(dist, distBench) {
  const { count, sources, problems } = mockIn(dist, distBench);
  process.stdout.write(
    `${count} texts of the mock, from ${sources} files, are in the bench build; ${problems.length} are in production\n`,
  );
  for (const problem of problems) process.stdout.write(`✗ production holds ${problem}\n`);
  return problems.length === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [dist = 'dist', distBench = 'dist-bench'] = process.argv.slice(2);
  if (!checkMockFree(resolve(root, dist), resolve(root, distBench))) process.exitCode = 1;
}
