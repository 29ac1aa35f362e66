// Installs the packages of the lock file when one is missing or has another version.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The oldest Node that the build's tools run on. */
const OLDEST_NODE = [20, 19];

const packagesIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages;

const { platform, arch, report } = process;
const LIBC = report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl';

/** Native packages name their system. An optional one that names none may serve those of other machines only. */
const isNativeHere = ({ os = [], cpu = [arch], libc = [LIBC] }) =>
  os.includes(platform) && cpu.includes(arch) && libc.includes(LIBC);

/** Compares the lock file with npm's own list of what is there. npm leaves out the native packages of other machines. */
function isInstalled() {
  const list = 'node_modules/.package-lock.json';
  if (!existsSync(join(root, list))) return false;
  const installed = packagesIn(list);
  const { '': _project, ...wanted } = packagesIn('package-lock.json');
  return Object.entries(wanted).every(([path, entry]) =>
    existsSync(join(root, path))
      ? installed[path]?.version === entry.version
      : entry.optional && !isNativeHere(entry),
  );
}

/** Runs `npm ci` when node_modules does not match the lock file. Throws when Node is too old or the install fails. */
export function ensurePackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldest, oldestMinor] = OLDEST_NODE;
  if (major < oldest || (major === oldest && minor < oldestMinor))
    throw new Error(
      `Node ${OLDEST_NODE.join('.')} or later is needed; this is ${process.version}.`,
    );
  if (isInstalled()) return;
  process.stdout.write('Installing packages…\n');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) throw new Error('npm ci failed');
}
