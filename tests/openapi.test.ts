import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import { type OpenapiDocument, openapiDocument, openapiText } from '../scripts/openapi/document';
import { openapiPage } from '../scripts/openapi/page';
import { type Call, calls, redirects } from '../src/api/contract';

const ROOT = join(__dirname, '..');
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8');
type Operation = {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  'x-changes'?: boolean;
  parameters?: { name: string; schema: object; example?: unknown }[];
  requestBody?: { content: Record<string, { schema: object; example: unknown }> };
  responses: Record<
    string,
    { content?: Record<string, { schema: object; examples: { success: { value: unknown } } }> }
  >;
};
let document: OpenapiDocument;
let paths: Record<string, Record<string, Operation>>;
const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, path, method })),
  );
beforeAll(async () => {
  document = await openapiDocument();
  paths = document.paths as typeof paths;
});

test('docs/openapi.json and its page are what the contract says now: else run `npm run openapi`', () => {
  expect(read('docs/openapi.json')).toBe(openapiText(document));
  expect(read('docs/openapi.html')).toBe(openapiPage(document));
});

test('every row of the table is in it, under its method', () => {
  const rows = Object.values(calls as Readonly<Record<string, Call>>);
  const expected = [
    ...rows.map(({ method, path }) => `${method.toLowerCase()} ${path}`),
    ...Object.values(redirects).map(({ path }) => `get ${path}`),
  ];
  const written = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method} ${path}`),
  );
  expect(written.sort()).toEqual(expected.sort());
});

test('each call is described, under a tag that is described, and what changes by GET is named at the top', () => {
  const { info, tags } = document;
  for (const { description, tags: own } of operations()) {
    expect(description).toMatch(/\.$/);
    expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...own]));
  }
  const [top = ''] = info.description.split('\n\n');
  for (const { path, method, 'x-changes': changes } of operations())
    expect(top.includes(`\`${path}\``)).toBe(method === 'get' && changes === true);
});

test('it has what the recommended rules of Redocly and Spectral ask for: names, texts, and examples that fit', () => {
  const { info, servers, tags, components } = document;
  expect(info).toMatchObject({
    contact: { name: /./, email: expect.stringContaining('@') },
    license: { name: 'Proprietary' },
  });
  for (const { description } of tags) expect(description).toMatch(/\.$/);
  for (const { url } of servers) expect(url).not.toMatch(/\/$|example\.com/);
  const ids = operations().map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const ajv = new Ajv({ schemaId: 'auto', unknownFormats: 'ignore' });
  const fits = (schema: object, value: unknown) =>
    ajv.validate({ components, ...schema }, value) || ajv.errorsText();
  for (const {
    operationId,
    summary,
    path,
    parameters = [],
    requestBody,
    responses,
  } of operations()) {
    expect(operationId).toMatch(/^[\w.]+$/);
    expect(summary).not.toBe('');
    expect(path).not.toMatch(/[/?]$/);
    const examples: [object, unknown][] = [
      ...parameters
        .filter(({ example }) => example !== undefined)
        .map(({ schema, example }): [object, unknown] => [schema, example]),
      ...Object.values(requestBody?.content ?? {}).map(({ schema, example }): [object, unknown] => [
        schema,
        example,
      ]),
      ...Object.values(responses[200]?.content ?? {}).map(
        ({ schema, examples: { success } }): [object, unknown] => [schema, success.value],
      ),
    ];
    for (const [schema, example] of examples)
      expect([operationId, fits(schema, example)]).toEqual([operationId, true]);
  }
  const text = openapiText(document);
  for (const name of Object.keys(components.schemas))
    expect(text).toContain(`"#/components/schemas/${name}"`);
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
  expect(page.match(/changes something<\/strong>/g)).toHaveLength(8);
  expect(page).not.toMatch(/<script|<link|\b(src|href)="(?!#)/);
});

test('parameters stand under their wire names', () => {
  expect(paths['/order/check']?.get?.parameters?.map(({ name }) => name)).toEqual([
    'package_id',
    'quantity',
    'duration_days',
    'coupon_code',
    'pay_way',
    'is_trial',
  ]);
  expect(JSON.stringify(paths['/user/changepwd']?.post?.requestBody)).toContain('"old_password"');
});

test('every reference leads somewhere', () => {
  const text = openapiText(document);
  const names = Object.keys(document.components.schemas);
  const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(names).toContain(name);
  expect(text).not.toContain('$defs');
});
