/** docs/storage.md names all that the portal keeps in a browser, and no more. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORED } from '../src/lib/browser/storage/storage';

const documented = readFileSync(join(__dirname, '../docs/storage.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name).sort());

it('the page has a row for each name', () => {
  const { local, session, databases } = STORED;
  expect(documented).toEqual([[...local].sort(), [...session].sort(), [...databases].sort()]);
});
