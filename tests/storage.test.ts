/** docs/storage.md names all that the portal keeps in a browser, and no more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '../src/lib/browser/storage/storage';
import { sourcesOf } from './support/sources';

const STORAGE = 'src/lib/browser/storage/storage.ts';

const documented = readFileSync(join(__dirname, '../docs/storage.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name).sort());
const sources = sourcesOf('src');

it('the page has a row for each name, and each name is used', () => {
  const { local, session, databases } = STORED;
  expect(documented).toEqual([[...local].sort(), [...session].sort(), [...databases].sort()]);
  const starting = sources.find(({ file }) => file === STORAGE)?.text.split('START_KEYS')[1] ?? '';
  const others = sources.filter(({ file }) => file !== STORAGE).map(({ text }) => text);
  const used = [starting, ...others].join('\n');
  for (const name of [...local, ...session, ...databases]) expect(used).toContain(`'${name}'`);
});
