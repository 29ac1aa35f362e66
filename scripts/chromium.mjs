// Where a Chromium for the browser tests is: the system's, else Debian's package (when root), else Playwright's own.
// As a command it prints the path, or nothing when Playwright's own is to be used.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How every Chromium of this project is started: no sandbox (containers), no calls of its own to the network. */
export const CHROMIUM_ARGS = JSON.parse(
  readFileSync(new URL('./chromiumArgs.json', import.meta.url), 'utf8'),
);

/** Path of a Chromium on this machine, or null. */
export function findChromium() {
  if (process.env.CHROMIUM && existsSync(process.env.CHROMIUM)) return process.env.CHROMIUM;
  for (const name of NAMES) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    const path = found.stdout?.trim();
    if (found.status === 0 && path) return path;
  }
  return null;
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Makes sure that there is a Chromium; returns its path, or null for Playwright's own. Throws when none can be had. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  process.stdout.write('Installing Chromium…\n');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  if (run('npx', ['playwright', 'install', 'chromium'])) return null;
  throw new Error('No Chromium: install one, or name it in CHROMIUM=/path/to/chromium');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(findChromium() ?? '');
