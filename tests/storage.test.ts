/** docs/storage.md names all that the portal keeps in a browser, and no more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '../src/lib/browser/storage/storage';

const ROOT = join(__dirname, '..');
const SRC = join(ROOT, 'src');
const STORAGE = 'lib/browser/storage/storage.ts';

const documented = readFileSync(join(ROOT, 'docs/storage.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name).sort());
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/^\.umi|\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

it('the page has a row for each name, and each name is used', () => {
  const { local, session, databases } = STORED;
  expect(documented).toEqual([[...local].sort(), [...session].sort(), [...databases].sort()]);
  const starting = sources.find(({ file }) => file === STORAGE)?.text.split('START_KEYS')[1] ?? '';
  const others = sources.filter(({ file }) => file !== STORAGE).map(({ text }) => text);
  const used = [starting, ...others].join('\n');
  for (const name of [...local, ...session, ...databases]) expect(used).toContain(`'${name}'`);
});
