// `node scripts/size.mjs [dist]`: checks the production build against the budgets of size and of layout shift, and that it holds no code of
// the mock.
// Sizes are the bytes that a browser really transfers until a page has its content; beside them stand the sizes of the same scripts as the
// build has compressed them.
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startBackend } from './backend.mjs';
import { launch } from './launch.mjs';
import { measure } from './measure.mjs';
import { root } from './packages.mjs';
import { reportSizes } from './reportSize.mjs';

const BUDGETS = JSON.parse(readFileSync(join(root, 'scripts/budgets.json'), 'utf8'));
const KB = 1024;
/** Words that only the mock and its libraries have. */
const FOREIGN =
  /mockServiceWorker|\bmsw\b|\[MSW\]|request handlers from traffic|demo12345|\/__mock\//;
const COMPRESSED = /\.(br|gz)$/;

const PAGES = {
  login: { path: '/client/user/login', ready: 'input[type="email"]', signedIn: false },
  dashboard: { path: '/client/dashboard', ready: '[data-ready="dashboard"]', signedIn: true },
  usage: { path: '/client/usage', ready: '[data-row-key]', signedIn: true },
  'usage of a year': {
    path: '/client/usage?range=custom&start=2020-01-01',
    ready: '[data-row-key]',
    signedIn: true,
  },
};

function filesOf(directory) {
  return readdirSync(directory).flatMap((name) => {
    const path = join(directory, name);
    return statSync(path).isDirectory() ? filesOf(path) : [path];
  });
}

const dist = resolve(root, process.argv[2] ?? 'dist');
const problems = filesOf(dist)
  // Compressed copies are left out: any three letters may occur in them by chance.
  .filter((file) => !COMPRESSED.test(file))
  .filter((file) => FOREIGN.test(file) || FOREIGN.test(readFileSync(file, 'utf8')))
  .map((file) => `${file} holds a word of the mock: ${FOREIGN}`);

/** Returns the size in KB of scripts as the build has compressed them with brotli. */
function brotliSize(scripts) {
  const sizes = scripts.map((url) => {
    const name = new URL(url).pathname.replace(/^\/client\//, '');
    return statSync(join(dist, `${name}.br`)).size;
  });
  return sizes.reduce((a, b) => a + b, 0) / KB;
}

/** Prints a measure, and records when it exceeds its budget. */
function weigh(line, measured, budget) {
  process.stdout.write(`${line}\n`);
  if (measured > budget) problems.push(`over budget: ${line}`);
}

const added = await reportSizes();
const sum = Object.values(added).reduce((a, b) => a + b) / KB;
const parts = Object.entries(added).map(([when, bytes]) => `${(bytes / KB).toFixed(1)} ${when}`);
weigh(
  `report of a problem: ${sum.toFixed(2)} KB (${parts.join(', ')}), budget ${BUDGETS.report} KB`,
  sum,
  BUDGETS.report,
);

const backend = await startBackend(dist);
const browser = await launch();
try {
  for (const [name, { path, ready, signedIn }] of Object.entries(PAGES)) {
    const session = signedIn ? await backend.session() : null;
    // Saving data stops prefetching: on a busy machine the content may appear after the three idle seconds at which prefetching
    // starts.
    const visit = { url: backend.url + path, ready, session, savesData: true };
    const scripts = [];
    const { js, shift } = await measure(browser, {
      ...visit,
      onScript: (url) => scripts.push(url),
    });
    const budget = BUDGETS[name];
    if (budget) {
      weigh(`${name}: ${js.toFixed(1)} KB of JavaScript, budget ${budget.js} KB`, js, budget.js);
      const br = brotliSize(scripts);
      weigh(`${name}: ${br.toFixed(1)} KB as .br, budget ${budget.brotli} KB`, br, budget.brotli);
    }
    const { layoutShift } = BUDGETS;
    weigh(`${name}: layout shift ${shift.toFixed(4)}, budget ${layoutShift}`, shift, layoutShift);
  }
} finally {
  await browser.close();
  backend.stop();
}
for (const problem of problems) process.stdout.write(`✗ ${problem}\n`);
process.exit(problems.length > 0 ? 1 : 0);
