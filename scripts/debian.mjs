// Debian's packages: the tests need some programs beside Node.
import { spawnSync } from 'node:child_process';

const isRoot = () => process.getuid?.() === 0;

/** Runs a command as root, or for another user by sudo without a question. Returns true on success. */
function asRoot(command, args) {
  const [first, ...rest] = [...(isRoot() ? [] : ['sudo', '-n']), command, ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(first, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const apt = (...args) => asRoot('apt-get', ['-qq', ...args]);

/**
 * Installs Debian's packages, as root or by sudo, with the packages they recommend (fonts, for a browser) only if asked to. Returns
 * the names of those that could not be installed.
 * @param {readonly string[]} names
 */
export function installDebian(names, { recommended = false } = {}) {
  process.stdout.write(`Installing ${names.join(' ')}…\n`);
  // After an interrupted install, perhaps of something else, every later one fails until this command has finished it.
  asRoot('dpkg', ['--configure', '-a']);
  apt('update');
  const recommends = `APT::Install-Recommends=${recommended}`;
  const install = (...wanted) => apt('install', '-y', '-o', recommends, ...wanted);
  if (install(...names)) return [];
  // Packages are installed one by one, so that a missing one does not stop the others.
  return names.filter((name) => !install(name));
}

const isInstalled = (name) =>
  spawnSync('dpkg', ['-s', name], { encoding: 'utf8' }).stdout?.includes(
    'Status: install ok installed',
  );

/**
 * Installs those of Debian's packages that are missing. Returns the names of those that could not be installed.
 * @param {readonly string[]} names
 */
export function ensureDebian(names) {
  const missing = names.filter((name) => !isInstalled(name));
  return missing.length === 0 ? [] : installDebian(missing);
}
