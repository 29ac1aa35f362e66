import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Bundle } from '../vitePlugin';
import { componentsOf, cycloneDx, licencesText, packagesIn } from './bom';

const SUM = Buffer.from('sum').toString('base64');
let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bom-'));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Installs packages, by path, with what the lock file has of each beside its version and checksum. */
function install(packages: Readonly<Record<string, object>>): void {
  const locked = Object.entries(packages).map(([path, more]) => [
    path,
    { version: '1.0.0', integrity: `sha512-${SUM}`, license: 'MIT', ...more },
  ]);
  writeFileSync(
    join(root, 'package-lock.json'),
    JSON.stringify({ packages: Object.fromEntries(locked) }),
  );
  for (const path of Object.keys(packages)) {
    const folder = join(root, path);
    mkdirSync(folder, { recursive: true });
    const name = path.replace(/^.*node_modules\//, '');
    writeFileSync(join(folder, 'LICENSE.md'), `The licence of ${name}.\n`);
  }
}
const bundleOf = (...ids: readonly string[]) =>
  ({ 'a.js': { modules: Object.fromEntries(ids.map((id) => [id, {}])) } }) as unknown as Bundle;

it('finds the packages that a bundle has code of, nested ones and files that are copied among them', () => {
  const bundle = bundleOf(
    `${root}/src/app.tsx`,
    `${root}/node_modules/antd/es/button/index.js?v=1`,
    `${root}/node_modules/antd/es/input/index.js`,
    `${root}/node_modules/@scope/a/node_modules/b/index.js`,
    `\0${root}/node_modules/@scope/a/index.js?commonjs-es-import`,
    '\0commonjsHelpers.js',
    '/elsewhere/node_modules/c/index.js',
  );
  expect(packagesIn(bundle, root)).toEqual([
    'node_modules/@scope/a',
    'node_modules/@scope/a/node_modules/b',
    'node_modules/antd',
    'node_modules/country-flag-icons',
  ]);
});

it('writes them as CycloneDX with the lock file’s checksums, and their licences', () => {
  install({ 'node_modules/@scope/a': {}, 'node_modules/b': { license: '(MIT OR Apache-2.0)' } });
  const components = componentsOf(['node_modules/@scope/a', 'node_modules/b'], root);
  const written = JSON.parse(cycloneDx({ name: 'portal', version: '0.1.0' }, components));
  expect(written).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    metadata: { component: { name: 'portal', version: '0.1.0' } },
    components: [
      {
        purl: 'pkg:npm/%40scope/a@1.0.0',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: Buffer.from('sum').toString('hex') }],
      },
      { name: 'b', licenses: [{ expression: '(MIT OR Apache-2.0)' }] },
    ],
  });
  expect(licencesText(components)).toContain('@scope/a 1.0.0 (MIT)\n\nThe licence of @scope/a.\n');
});

it('fails the build for a package without a licence', () => {
  install({ 'node_modules/b': { license: undefined } });
  expect(() => componentsOf(['node_modules/b'], root)).toThrow(
    'package-lock.json names no licence of node_modules/b',
  );
});
