// Lighthouse's scores of a page. No dependency: npx fetches it, where there is a registry.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CHROMIUM_ARGS, findChromium } from '../scripts/chromium.mjs';
import { medianOf } from '../scripts/measure.mjs';

const PACKAGE = 'lighthouse@12.2.1';
const PERCENT = 100;

/** Returns the scores of one visit by category, from 0 to 100, or null when Lighthouse did not run. */
function visit(url, categories) {
  const file = join(mkdtempSync(join(tmpdir(), 'lighthouse-')), 'report.json');
  const flags = [...CHROMIUM_ARGS, '--headless=new'].join(' ');
  const args = ['--yes', PACKAGE, url, '--quiet', '--output=json', `--output-path=${file}`];
  const only = categories ? [`--only-categories=${categories}`] : [];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? '' };
  const { status } = spawnSync('npx', [...args, ...only, `--chrome-flags=${flags}`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) return null;
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [
      name,
      Math.round(score * PERCENT),
    ]),
  );
}

/**
 * Returns the median score of each category over some visits, from 0 to 100; null when Lighthouse did not run. `categories`
 * is passed to
 * `--only-categories`; without it all are measured.
 */
export function lighthouse(url, { visits, categories }) {
  const scores = Array.from({ length: visits }, () => visit(url, categories));
  return scores.includes(null) ? null : medianOf(scores);
}
