// Where a Chromium for the browser tests is: the system's, else Debian's package (when root), else Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Makes sure that there is a Chromium; returns its path, or null for Playwright's own. Throws when none can be had. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('sh', ['-c', 'apt-get update -qq && apt-get install -y -qq chromium'])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  if (run('npx', ['playwright', 'install', 'chromium'])) return null;
  throw new Error('No Chromium: install one, or name it in CHROMIUM=/path/to/chromium');
}
