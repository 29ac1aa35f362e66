import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openapiDocument, openapiText } from '../scripts/openapi/document';
import { type Call, calls, redirects } from '../src/api/contract';

const FILE = join(__dirname, '..', 'docs', 'openapi.json');
type Operation = {
  description: string;
  tags: readonly string[];
  'x-changes'?: boolean;
  parameters?: { name: string }[];
  requestBody?: unknown;
};
const paths = openapiDocument().paths as Record<string, Record<string, Operation>>;

test('docs/openapi.json is what the contract says now: else run `npm run openapi`', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(openapiText());
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
  const { info, tags } = openapiDocument() as {
    info: { description: string };
    tags: { name: string; description: string }[];
  };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => ({ ...one, path, method })),
  );
  for (const { description, tags: own } of operations) {
    expect(description).toMatch(/\.$/);
    expect(tags.map(({ name }) => name)).toEqual(expect.arrayContaining([...own]));
  }
  const [top = ''] = info.description.split('\n\n');
  for (const { path, method, 'x-changes': changes } of operations)
    expect(top.includes(`\`${path}\``)).toBe(method === 'get' && changes === true);
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
  const text = openapiText();
  const document = openapiDocument() as { components: { schemas: Record<string, unknown> } };
  const names = Object.keys(document.components.schemas);
  const references = [...text.matchAll(/"\$ref": "#\/components\/schemas\/(\w+)"/g)].map(
    ([, name]) => name,
  );
  expect(references.length).toBeGreaterThan(0);
  for (const name of references) expect(names).toContain(name);
  expect(text).not.toContain('$defs');
});
