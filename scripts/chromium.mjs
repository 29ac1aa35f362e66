// The browsers of this project: the full Chromium for sizes, measurements and the main job of the browser tests, and its
// headless shell, about twice as fast, for all of them. Each is the system's, else Debian's package (when root), else
// Playwright's own. As a command it prints their paths as JSON; null stands for Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FULL = {
  variable: 'CHROMIUM',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  debian: 'chromium',
};
const SHELL = {
  variable: 'HEADLESS_SHELL',
  names: ['chromium-headless-shell', 'chrome-headless-shell'],
  debian: 'chromium-headless-shell',
};

/** How every Chromium of this project is started: no sandbox (containers), no calls of its own to the network. */
export const CHROMIUM_ARGS = JSON.parse(
  readFileSync(new URL('./chromiumArgs.json', import.meta.url), 'utf8'),
);

function find({ variable, names }) {
  const given = process.env[variable];
  if (given && existsSync(given)) return given;
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    const path = found.stdout?.trim();
    if (found.status === 0 && path) return path;
  }
  return null;
}

/** Path of a full Chromium on this machine, or null. */
export const findChromium = () => find(FULL);

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Installs Debian's package where that is possible; the path of what came, or null. */
function install(browser) {
  if (process.getuid?.() !== 0) return null;
  process.stdout.write(`Installing ${browser.debian}…\n`);
  const command = `apt-get update -qq && apt-get install -y -qq ${browser.debian}`;
  return run('sh', ['-c', command]) ? find(browser) : null;
}

/** Makes sure that there is a Chromium; returns its path, or null for Playwright's own. Throws when none can be had. */
export function ensureChromium() {
  const path = find(FULL) ?? install(FULL);
  if (path !== null) return path;
  if (run('npx', ['playwright', 'install', 'chromium'])) return null;
  throw new Error('No Chromium: install one, or name it in CHROMIUM=/path/to/chromium');
}

/** Makes sure that there is a headless shell; where none can be had, the full Chromium does its work. */
export function ensureHeadlessShell() {
  return find(SHELL) ?? install(SHELL) ?? ensureChromium();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chromium = find(FULL);
  process.stdout.write(JSON.stringify({ chromium, headlessShell: find(SHELL) ?? chromium }));
}
