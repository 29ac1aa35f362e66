import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bom } from './bom';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bom-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Installs a package. Returns a module of it. */
function install(name: string, license?: string): string {
  const folder = join(root, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', license }));
  writeFileSync(join(folder, 'LICENSE.md'), `The licence of ${name}.\n`);
  return join(folder, 'es/index.js');
}

/** Runs the plugin's hooks as a build does that has code of these modules. */
function build(...ids: readonly string[]): void {
  const plugin = bom(root) as unknown as Readonly<Record<string, (...args: unknown[]) => void>>;
  const modules = Object.fromEntries(ids.map((id) => [id, { renderedLength: 1 }]));
  plugin.renderChunk?.('', { modules });
  plugin.generateBundle?.();
}
const written = (name: string): string => readFileSync(join(root, name), 'utf8');

it('lists the packages that a build has code of, as CycloneDX and with their licences', () => {
  build(install('b', '(MIT OR Apache-2.0)'), install('@scope/a', 'MIT'));
  expect(JSON.parse(written('sbom.cdx.json'))).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'proxy-portal' } },
    components: [
      { purl: 'pkg:npm/%40scope/a@1.0.0', licenses: [{ license: { id: 'MIT' } }] },
      { purl: 'pkg:npm/b@1.0.0', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
    ],
  });
  expect(written('licences.txt')).toContain('The licence of @scope/a.');
});

it('fails the build for a package without a licence', () => {
  const module = install('b');
  expect(() => build(module)).toThrow('Dependency "b" does not specify any license.');
});
