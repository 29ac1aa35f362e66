/** Installed packages are the tried ones: exact versions, with the checksums of the lock file. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Locked {
  readonly integrity?: string;
  readonly optional?: boolean;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
}

const ROOT = join(__dirname, '..');
const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
const { dependencies, devDependencies, overrides } = read('package.json');
// The entry without a name is the project itself. `npm ci` refuses a lock file that is not of this package.json.
const { '': _, ...packages }: Record<string, Locked> = read('package-lock.json').packages;

/** Packages that run a program of their own when they are installed. Another one is to be looked at first. */
const RUN_AT_INSTALL = ['@parcel/watcher', 'core-js', 'core-js-pure', 'es5-ext', 'esbuild', 'msw'];

it('every package is named with one exact version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(`${name} ${version}`).toMatch(/ \d+\.\d+\.\d+(-[\w.]+)?$/);
  for (const [name, version] of Object.entries(overrides))
    expect(`${name} ${version}`).toMatch(/ (\$[\w@/-]+|\d+\.\d+\.\d+(-[\w.]+)?)$/);
});

it('every package that is installed everywhere has a checksum and is the registry’s', () => {
  for (const [path, { integrity, optional, resolved }] of Object.entries(packages)) {
    // npm keeps no checksum of what is built for other machines than the one that wrote the file.
    if (!optional) expect([path, integrity]).toEqual([path, expect.stringMatching(/^sha(512|1)-/)]);
    expect(resolved ?? '').not.toMatch(/^(git|http:|file:)/);
  }
});

it('no other package runs a program when it is installed', () => {
  const running = Object.entries(packages)
    .filter(([, { hasInstallScript, optional }]) => hasInstallScript && !optional)
    .map(([path]) => path.replace(/^.*node_modules\//, ''));
  expect([...new Set(running)].sort()).toEqual(RUN_AT_INSTALL);
});

it('docs/upgrading.md names the versions that are installed', () => {
  const rows = readFileSync(join(ROOT, 'docs/upgrading.md'), 'utf8').matchAll(
    /^\| `([^`]+)` +\| (\d+\.\d+\.\d+[-\w.]*)/gm,
  );
  const named = [...rows].map(([, name = '', version]) => [name, version]);
  expect(named.length).toBeGreaterThan(1);
  for (const [name = '', version] of named) expect(dependencies[name]).toBe(version);
});
