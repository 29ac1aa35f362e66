// The browsers of this project: the full Chromium for sizes, measurements and the main job of the browser tests, and its
// headless shell, about twice as fast, for all of them. Each is the system's, else Debian's package (as root or by sudo), else
// Playwright's own. As a command it prints their paths as JSON; null stands for Playwright's own.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installDebian } from './debian.mjs';

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

/**
 * Arguments for every Chromium of this project: no sandbox (containers), no network calls of its own.
 * @type {string[]}
 */
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

/** Finds a full Chromium on this machine; returns its path, or null. */
export const findChromium = () => find(FULL);

/** Installs Debian's package where possible; returns the browser's path, or null. */
function install(browser) {
  if (process.platform !== 'linux') return null;
  const missing = installDebian([browser.debian], { recommended: true });
  return missing.length === 0 ? find(browser) : null;
}

/** Makes sure that there is a Chromium; returns its path, or null for Playwright's own. Throws when none can be installed. */
export function ensureChromium() {
  const path = find(FULL) ?? install(FULL);
  if (path !== null) return path;
  const own = spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (own.status === 0) return null;
  throw new Error('No Chromium: install one, or name it in CHROMIUM=/path/to/chromium');
}

/** Makes sure that there is a headless shell; where none can be installed, the full Chromium takes its place. */
export function ensureHeadlessShell() {
  return find(SHELL) ?? install(SHELL) ?? ensureChromium();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const chromium = find(FULL);
  process.stdout.write(JSON.stringify({ chromium, headlessShell: find(SHELL) ?? chromium }));
}
