/** The API document; that linters find nothing in it is a step of its own (`npm run openapi:lint`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type OpenapiDocument, openapiDocument, openapiText } from '../scripts/openapi/document';
import { openapiPage } from '../scripts/openapi/page';

const ROOT = join(__dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
interface Operation {
  readonly operationId: string;
  readonly 'x-changes'?: boolean;
}
let document: OpenapiDocument;
let paths: Record<string, Record<string, Operation>>;
const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, path, method })),
  );
const changingGets = () => operations().filter((one) => one.method === 'get' && one['x-changes']);
beforeAll(async () => {
  document = await openapiDocument();
  paths = document.paths as typeof paths;
});

test('docs/openapi.json and its page are what the contract says now: else run `npm run openapi`', () => {
  expect(read('docs/openapi.json')).toBe(openapiText(document));
  expect(read('docs/openapi.html')).toBe(openapiPage(document));
});

test('what changes by GET is named at the top', () => {
  const [top = ''] = document.info.description.split('\n\n');
  const named = operations().filter(({ path }) => top.includes(`\`${path}\``));
  expect(named).toEqual(changingGets());
});

test('schemathesis.toml leaves out every call that changes something, and the redirects', () => {
  const leftOut = [
    ...read('schemathesis.toml').matchAll(/include-operation-id = "(.+)"\nenabled = false/g),
  ].map(([, id]) => id);
  const meant = operations().filter((one) => one['x-changes'] !== false);
  expect(leftOut.sort()).toEqual(meant.map(({ operationId }) => operationId).sort());
});

test('the page has every call and every entity, marks the GETs that change something, and needs nothing from elsewhere', () => {
  const page = read('docs/openapi.html');
  for (const { operationId } of operations()) expect(page).toContain(`id="${operationId}"`);
  for (const name of Object.keys(document.components.schemas))
    expect(page).toContain(`id="${name}"`);
  expect(page.match(/changes something<\/strong>/g)).toHaveLength(changingGets().length);
  expect(page).not.toMatch(/<script|<link|\b(src|href)="(?!#)/);
});
