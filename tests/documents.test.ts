/** Lists in documents that code decides: routes and features. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from './support/world/routes';

const ROOT = join(__dirname, '..');
const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');

it.each(ROUTES)('docs/specification.md "Screens and routes" has the page %s', (path) => {
  expect(textOf('docs/specification.md')).toMatch(new RegExp(`^\\| \`${path}\` +\\|`, 'm'));
});

it.each(readdirSync(join(ROOT, 'src/features')))(
  'ARCHITECTURE.md "The picture" has features/%s',
  (feature) => {
    expect(textOf('ARCHITECTURE.md')).toMatch(new RegExp(`^ .*\\bfeatures/${feature}/`, 'm'));
  },
);
