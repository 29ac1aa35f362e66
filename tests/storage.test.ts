/** docs/storage.md names all that the portal keeps in a browser, and no more; the bench clears its databases. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASES } from '../mock/bench/customer';
import { STORED } from '../src/lib/browser/storage/storage';

const documented = readFileSync(join(__dirname, '../docs/storage.md'), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => [...section.matchAll(/^\| `(\w+)` /gm)].map(([, name]) => name).sort());

it('the page has a row for each name', () => {
  const { local, session, databases } = STORED;
  expect(documented).toEqual([[...local].sort(), [...session].sort(), [...databases].sort()]);
});

it('the bench clears each database', () => {
  expect(Object.keys(DATABASES).sort()).toEqual([...STORED.databases].sort());
});
