// Lighthouse's four scores of the sign-in page. It is no dependency: npx brings it, where a registry is to be had.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs';

const PACKAGE = 'lighthouse@12.2.1';
const PERCENT = 100;

/** Scores from 0 to 100 by category, or null when Lighthouse did not run. */
export function lighthouse(url) {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = [...CHROMIUM_ARGS, '--headless=new'].join(' ');
  const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', `--output-path=${file}`];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' };
  const { status } = spawnSync('npx', [...args, `--chrome-flags=${flags}`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) return null;
  const { categories } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * PERCENT)]),
  );
}
