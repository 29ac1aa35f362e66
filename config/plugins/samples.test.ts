import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registryOf, writeRegistry } from './samples';

const ROOT = join(__dirname, '..', '..');
const REGISTRY = 'src/features/generator/rules/samples/registry.ts';
const LONG_AGO = new Date('2020-01-01T00:00:00Z');

test('src/features/generator/rules/samples/registry.ts names the files that are there: else run `npm run setup`', () => {
  expect(readFileSync(join(ROOT, REGISTRY), 'utf8')).toBe(registryOf(ROOT));
});

describe('the registry of a folder of targets', () => {
  let root = '';
  const target = (file: string, text: string) =>
    writeFileSync(join(root, 'src/features/generator/rules/samples/targets', file), text);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'targets-'));
    mkdirSync(join(root, 'src/features/generator/rules/samples/targets'), { recursive: true });
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('has each of them, and is written only when one has come or gone', () => {
    const file = join(root, REGISTRY);
    target('rust.ts', 'export const rust: CodeSample = {};');
    writeRegistry(root);
    utimesSync(file, LONG_AGO, LONG_AGO);
    writeRegistry(root);
    expect(statSync(file).mtime).toEqual(LONG_AGO);
    target('deno.ts', 'export const deno: CodeSample = {};');
    writeRegistry(root);
    expect(readFileSync(file, 'utf8')).toContain("import { deno } from './targets/deno';");
    expect(readFileSync(file, 'utf8')).toMatch(/TARGETS = \{\n {2}deno,\n {2}rust,\n\};\n$/);
  });

  it.each([
    ['c-sharp.ts', 'export const csharp: CodeSample = {};', "a target's file is named like"],
    ['rust.ts', 'export const Rust: CodeSample = {};', 'has no "export const rust: CodeSample"'],
  ])('fails for %s that exports no target of its name', (file, text, message) => {
    target(file, text);
    expect(() => registryOf(root)).toThrow(`targets/${file}`);
    expect(() => registryOf(root)).toThrow(message);
  });

  it('fails when there is none', () => {
    expect(() => registryOf(root)).toThrow('src/features/generator/rules/samples/targets is empty');
  });

  it('fails when the folder is gone', () => {
    rmSync(join(root, 'src/features/generator/rules/samples/targets'), { recursive: true });
    expect(() => registryOf(root)).toThrow(
      'config/plugins/samples.ts: there is no src/features/generator/rules/samples/targets',
    );
  });
});
