// `node scripts/size.mjs [dist]`: the production build against the size budgets, and that it holds nothing of the mock.
// What counts is what a browser really transfers until a page has its content.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startBackend } from './backend.mjs';
import { launch, measure } from './measure.mjs';
import { root } from './packages.mjs';

const BUDGETS = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'));
/** Words that only the mock has. */
const FOREIGN = /mockServiceWorker|\bmsw\b|demo12345|\/__mock\//;

const PAGES = {
  login: { path: '/client/user/login', ready: 'input[type="email"], #email', signedIn: false },
  dashboard: { path: '/client/dashboard', ready: '[data-ready="dashboard"]', signedIn: true },
};

function filesOf(directory) {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesOf(path) : [path];
  });
}

const dist = resolve(root, process.argv[2] ?? 'dist');
const problems = filesOf(dist)
  .filter((file) => FOREIGN.test(file) || FOREIGN.test(readFileSync(file, 'latin1')))
  .map((file) => `${file} holds something of the mock`);

const backend = await startBackend(dist);
const browser = await launch();
try {
  for (const [name, { path, ready, signedIn }] of Object.entries(PAGES)) {
    const session = signedIn ? await backend.session() : null;
    const { js } = await measure(browser, { url: backend.url + path, ready, session });
    const line = `${name}: ${js.toFixed(1)} KB of JavaScript, budget ${BUDGETS[name].js} KB`;
    process.stdout.write(`${line}\n`);
    if (js > BUDGETS[name].js) problems.push(`over budget: ${line}`);
  }
} finally {
  await browser.close();
  backend.stop();
}
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
