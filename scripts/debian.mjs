// Debian's packages: what the tests need beside Node is installed from there.
import { spawnSync } from 'node:child_process';

const isRoot = () => process.getuid?.() === 0;

/** Runs a command as root, by sudo without a question where we are somebody else; whether it went well. */
function asRoot(command, args) {
  const [first, ...rest] = [...(isRoot() ? [] : ['sudo', '-n']), command, ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(first, rest, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

const apt = (...args) => asRoot('apt-get', ['-qq', ...args]);

/**
 * Installs Debian's packages, as root or by sudo, with what they recommend (fonts, for a browser) only if asked to. Gives the names
 * of those that could not be installed.
 */
export function installDebian(names, { recommended = false } = {}) {
  process.stdout.write(`Installing ${names.join(' ')}…\n`);
  // An install that was cut off, perhaps of something else, makes every later one fail until this has ended it.
  asRoot('dpkg', ['--configure', '-a']);
  apt('update');
  const recommends = `APT::Install-Recommends=${recommended}`;
  const install = (...wanted) => apt('install', '-y', '-o', recommends, ...wanted);
  if (install(...names)) return [];
  // One that cannot be had must not take the others with it.
  return names.filter((name) => !install(name));
}
